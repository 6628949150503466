#version 440
// Night over a planet: space with stars, the star line, atmosphere, city. One quad per board;
// panX makes all boards windows onto one panorama. Lengths are pixels, measured from the top:
// yLine the star line, yGround the ground row, yBase the street; unit scales the houses.
layout(location = 0) in vec2 qt_TexCoord0;
layout(location = 0) out vec4 fragColor;
layout(std140, binding = 0) uniform buf {
    mat4 qt_Matrix;
    float qt_Opacity;
    float time;
    vec2 size;
    float panX;
    float yLine;
    float yGround;
    float yBase;
    float radius;
    float unit;
};

float chance(vec2 p)
{
    p = fract(p * vec2(123.34, 456.21));
    p += dot(p, p + 45.32);
    return fract(p.x * p.y);
}

float noise(vec2 p)
{
    vec2 i = floor(p);
    vec2 f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    float top = mix(chance(i), chance(i + vec2(1.0, 0.0)), f.x);
    float bottom = mix(chance(i + vec2(0.0, 1.0)), chance(i + vec2(1.0, 1.0)), f.x);
    return mix(top, bottom, f.y);
}

float clouds(vec2 p)
{
    return 0.5 * noise(p) + 0.25 * noise(p * 2.03) + 0.125 * noise(p * 4.1) + 0.0625 * noise(p * 8.3);
}

float stars(vec2 p, float cell, float smallest, float largest, float share)
{
    vec2 id = floor(p / cell);
    if (chance(id + 3.7) > share)
        return 0.0;
    vec2 centre = (id + 0.2 + 0.6 * vec2(chance(id + 11.0), chance(id + 23.0))) * cell;
    float rad = mix(smallest, largest, pow(chance(id + 41.0), 4.0));
    float twinkle = 0.72 + 0.28 * sin(time * (0.6 + 1.7 * chance(id + 7.0)) + 6.28 * chance(id + 5.0));
    float away = length(p - centre);
    float disc = smoothstep(rad + 0.55, rad - 0.45, away) * (0.35 + 0.65 * chance(id + 31.0));
    float halo = 0.16 * exp(-away * away / (rad * rad * 7.0)) * step(1.1, rad);
    return twinkle * (disc + halo);
}

float between(float low, float value, float high)
{
    return step(low, value) * step(value, high);
}

// One row of houses: colour of wall and lit windows, alpha of the silhouette.
vec4 city(vec2 p, float width, float lowest, float highest, float seed, vec3 wall, float lit)
{
    float x = p.x / width + 0.35 * sin(p.x / width * 0.9 + seed);
    float id = floor(x);
    float fx = fract(x);
    float y = yBase - p.y;
    float height = mix(lowest, highest, pow(chance(vec2(id, seed)), 1.6));
    float gable = step(0.62, chance(vec2(id, seed + 2.0))) * smoothstep(0.0, 0.5, abs(fx - 0.5));
    float mast = step(0.86, chance(vec2(id, seed + 4.0))) * step(abs(fx - 0.5), 0.035);
    float roof = height - gable * 3.0 * unit;
    float silhouette = smoothstep(-0.6, 0.6, roof + mast * 7.0 * unit - y);

    vec2 grid = vec2(fx * width / (4.6 * unit), y / (5.4 * unit));
    vec2 window = floor(grid);
    vec2 pane = fract(grid);
    float on = step(1.0 - lit, chance(window + id * 7.13 + seed));
    on *= between(0.26, pane.x, 0.78) * between(0.22, pane.y, 0.72);
    on *= step(y, roof - 2.5) * between(0.05, fx, 0.95);
    float cold = step(0.84, chance(window * 1.7 + id + seed));
    vec3 lamp = mix(vec3(1.0, 0.78, 0.42), vec3(0.62, 0.84, 1.0), cold);
    return vec4(wall + on * lamp * (0.55 + 0.45 * chance(window + id * 3.0)), silhouette);
}

void main()
{
    vec2 q = qt_TexCoord0 * size;
    vec2 p = vec2(q.x + panX, q.y);

    // space
    float up = clamp(q.y / yLine, 0.0, 1.0);
    vec3 colour = mix(vec3(0.010, 0.012, 0.030), vec3(0.022, 0.030, 0.078), up * up);
    float nebula = clouds(p * 0.0052 + vec2(3.1, 8.0)) * clouds(p * 0.011 + 2.0);
    colour += vec3(0.20, 0.10, 0.34) * smoothstep(0.08, 0.42, nebula) * 0.42 * (1.0 - 0.4 * up);

    // atmosphere
    float t = clamp((q.y - yLine) / (yGround - yLine), 0.0, 1.6);
    vec3 air = mix(vec3(0.045, 0.075, 0.205), vec3(0.080, 0.085, 0.270), smoothstep(0.0, 0.45, t));
    air = mix(air, vec3(0.195, 0.115, 0.330), smoothstep(0.35, 0.95, t));
    air = mix(air, vec3(0.520, 0.235, 0.350), smoothstep(0.86, 1.18, t));
    air = mix(air, vec3(0.95, 0.52, 0.34), smoothstep(1.08, 1.34, t) * 0.75);
    float under = smoothstep(-1.0, 1.0, q.y - yLine);
    colour = mix(colour, air, under);

    // bright limb just below the line, its halo above
    float depth = q.y - yLine;
    colour += vec3(0.16, 0.34, 0.75) * exp(-max(depth, 0.0) / 20.0) * under * 0.55;
    colour += vec3(0.10, 0.20, 0.55) * exp(-max(-depth, 0.0) / 26.0) * (1.0 - under) * 0.5;

    float thin = mix(1.0, 0.16 * (1.0 - smoothstep(0.0, 0.8, t)), under);
    float sky = stars(p, 13.0, 0.35, 0.8, 0.55) * 0.55;
    sky += stars(p + 71.0, 31.0, 0.6, 1.5, 0.7);
    sky += stars(p + 9.0, 83.0, 1.0, 2.1, 0.6);
    colour += sky * thin * vec3(0.92, 0.95, 1.0);

    float veil = smoothstep(0.46, 0.74, clouds(vec2(p.x * 0.006 + time * 0.006, p.y * 0.03)));
    veil *= smoothstep(0.3, 0.8, t) * (1.0 - smoothstep(1.0, 1.15, t));
    colour += vec3(0.34, 0.22, 0.46) * veil * 0.28;

    // two rows of houses and the street
    float H = yBase - yGround;
    vec4 row = city(p + vec2(37.0, 0.0), 19.0 * unit, 0.30 * H, 0.98 * H, 5.0, vec3(0.155, 0.088, 0.205), 0.30);
    colour = mix(colour, row.rgb, row.a * 0.92);
    row = city(p, 25.0 * unit, 0.16 * H, 0.66 * H, 9.0, vec3(0.040, 0.036, 0.092), 0.46);
    colour = mix(colour, row.rgb, row.a);
    colour = mix(colour, vec3(0.030, 0.030, 0.072), smoothstep(-0.5, 0.5, q.y - yBase));
    colour += vec3(1.0, 0.62, 0.30) * exp(-abs(q.y - yBase) / 2.2) * 0.30;

    // dither against banding, rounded corners
    colour += (chance(q + 0.5) - 0.5) / 200.0;
    vec2 corner = abs(q - size * 0.5) - size * 0.5 + radius;
    float inside = clamp(0.5 - length(max(corner, 0.0)) + radius, 0.0, 1.0);
    fragColor = vec4(colour, 1.0) * inside * qt_Opacity;
}
