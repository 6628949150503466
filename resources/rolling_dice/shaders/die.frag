// A die of coloured ice: light comes in on the side of the sun and leaves on the other one.
// `faces` as in die.frag; `patterns` are cells of a third and a half, `style` the number of one.
void MAIN()
{
    vec3 face = texture(faces, UV0).rgb;
    float softness = max(fwidth(face.r), 0.002) * 0.75;
    float pip = smoothstep(0.5 - softness, 0.5 + softness, face.r);

    vec2 inside = fract(UV0 * vec2(3.0, 2.0));
    vec2 cell = vec2(mod(style, 3.0), 1.0 - floor(style / 3.0));
    float mark = texture(patterns, (cell + inside) / vec2(3.0, 2.0)).r * patterned;

    vec3 out_ = normalize(NORMAL);
    vec2 bowl = face.gb * 2.0 - 1.0;
    vec3 bent = normalize(NORMAL + TANGENT * bowl.x - BINORMAL * bowl.y);
    float rim = pow(1.0 - clamp(dot(out_, VIEW_VECTOR), 0.0, 1.0), 2.0);
    float edge = max(abs(inside.x - 0.5), abs(inside.y - 0.5)) * 2.0;
    float through = 0.5 - 0.5 * dot(out_, key);

    vec3 body = bodyColor.rgb * mix(0.82, 1.12, edge * edge) * mix(1.0, 0.28, mark);
    BASE_COLOR = vec4(mix(body, pipColor.rgb, pip), 1.0);
    METALNESS = 0.0;
    ROUGHNESS = mix(0.10, 0.4, pip);
    SPECULAR_AMOUNT = mix(1.0, 0.3, pip);
    NORMAL = mix(out_, bent, 0.8);
    vec3 light = bodyColor.rgb * (0.75 + 0.9 * through + 0.5 * rim) * mix(1.0, 0.4, mark);
    EMISSIVE_COLOR = mix(light * glow, pipColor.rgb * 0.35, pip) + bodyColor.rgb * lit;
}
