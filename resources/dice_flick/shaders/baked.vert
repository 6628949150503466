// All light of the flick box as one colour per vertex: UV0 says how much of the tint is lit and
// how much lamp is mirrored. Nothing is left to do for a pixel.
VARYING vec3 light;

void MAIN()
{
    vec3 lit = tint.rgb * UV0.x + vec3(0.72, 0.6, 1.0) * UV0.y + vec3(0.003, 0.002, 0.007) * COLOR.a;
    lit += COLOR.rgb * (tint.rgb * 3.0 + vec3(0.035)) * spill;
    light = pow(clamp(lit * vec3(0.86, 0.82, 0.94), 0.0, 1.0), vec3(1.0 / 2.2));
    POSITION = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
}
