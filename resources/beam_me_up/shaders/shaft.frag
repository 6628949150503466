#version 440
// A light shaft under a stone. Alpha stays 0: with Qt Quick's premultiplied blending that adds
// light to what is behind. `stone` is the stone's height (0 top … 1 ground), `hot` marks a column
// that can be played, `flash` is the cold of a Cool down.
layout(location = 0) in vec2 qt_TexCoord0;
layout(location = 0) out vec4 fragColor;
layout(std140, binding = 0) uniform buf {
    mat4 qt_Matrix;
    float qt_Opacity;
    float time;
    vec2 size;
    vec4 tint;
    float stone;
    float hot;
    float flash;
    float yLine;
};

float chance(vec2 p)
{
    p = fract(p * vec2(123.34, 456.21));
    p += dot(p, p + 45.32);
    return fract(p.x * p.y);
}

float bell(float x, float width)
{
    return exp(-x * x / (width * width));
}

void main()
{
    float x = (qt_TexCoord0.x - 0.5) * 2.0;
    float y = qt_TexCoord0.y;
    float wide = exp(-x * x * 3.2);
    float core = exp(-x * x * 11.0);
    float edge = smoothstep(1.0, 0.86, abs(x));

    // the empty shaft
    vec3 light = vec3(0.42, 0.55, 1.0) * wide * mix(0.03, 0.12, y * y) * smoothstep(0.0, 0.06, y);

    // lit from the ground up to the stone, with slightly bowed transporter rings
    float below = smoothstep(stone - 0.01, stone + 0.03, y);
    float depth = (y - stone) * size.y;
    float ring = pow(0.5 + 0.5 * sin(depth * 0.36 - time * 5.0 + x * x * 1.6), 10.0);
    vec3 lit = mix(tint.rgb, vec3(1.0), 0.22);
    float beam = 0.13 * exp(-x * x * 6.0) + 0.40 * exp(-x * x * 16.0) + 0.16 * ring * exp(-x * x * 7.0);
    light += lit * below * beam * mix(1.0, 0.58, smoothstep(stone, 1.0, y));
    light += lit * below * 0.55 * exp(-depth / 26.0) * core;
    light += tint.rgb * 0.42 * exp(-(1.0 - y) * 34.0) * wide;

    // can be played: rails and a breathing core
    float wave = 0.5 + 0.5 * sin(y * 30.0 + time * 3.0);
    float rail = bell(abs(x) - 0.88, 0.05) * smoothstep(0.0, 0.25, y);
    light += tint.rgb * hot * (0.05 * edge * smoothstep(0.0, 0.3, y)
        + 0.20 * core * (0.7 + 0.3 * wave) * smoothstep(0.0, 0.15, y) + 0.22 * rail);

    // cold: ice, streaks and a white rim
    float rim = bell(abs(x) - 0.9, 0.07);
    float lane = floor(qt_TexCoord0.x * size.x / 2.0);
    float fall = floor(y * 10.0 + time * 14.0 * chance(vec2(lane, 1.0)));
    float streak = pow(chance(vec2(lane, fall)), 3.0);
    vec3 ice = vec3(0.36, 0.74, 1.0) * (0.26 * edge + 0.30 * wide + 0.16 * streak * edge);
    light += flash * smoothstep(0.0, 0.045, y) * (ice + vec3(0.80, 0.95, 1.0) * (0.75 * rim + 0.14 * core));

    fragColor = vec4(light * qt_Opacity, 0.0);
}
