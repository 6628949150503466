#version 440
// A round glow. Alpha stays 0: with Qt Quick's premultiplied blending that adds light.
layout(location = 0) in vec2 qt_TexCoord0;
layout(location = 0) out vec4 fragColor;
layout(std140, binding = 0) uniform buf {
    mat4 qt_Matrix;
    float qt_Opacity;
    vec4 tint;
    float power;
};

void main()
{
    float away = length(qt_TexCoord0 - 0.5) * 2.0;
    float glow = pow(clamp(1.0 - away, 0.0, 1.0), power);
    fragColor = vec4(tint.rgb * tint.a * glow * qt_Opacity, 0.0);
}
