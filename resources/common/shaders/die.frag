// One material for every die. `faces`: red = signed distance to a pip's edge, green and blue =
// normal of its bowl. All colours are uniforms, so that one atlas serves every die; only what a
// face shows between lines of ink comes from `paint`, where `coloured` is 1.
void MAIN()
{
    vec3 face = texture(faces, UV0).rgb;
    float softness = max(fwidth(face.r), 0.002) * 0.75;
    float pip = smoothstep(0.5 - softness, 0.5 + softness, face.r);

    vec4 between = texture(paint, UV0);
    vec3 body = mix(bodyColor.rgb, pow(between.rgb, vec3(2.2)), between.a * coloured);

    vec2 bowl = (face.gb * 2.0 - 1.0) * relief;
    vec3 bent = normalize(NORMAL + TANGENT * bowl.x - BINORMAL * bowl.y);
    float slope = clamp(length(bowl) * 1.3, 0.0, 1.0);

    float facing = clamp(dot(normalize(NORMAL), VIEW_VECTOR), 0.0, 1.0);
    float rim = pow(1.0 - facing, 2.5);
    float alpha = mix(mix(bodyAlpha, 1.0, rim * 0.7), 1.0, pip);

    BASE_COLOR = vec4(mix(body, pipColor.rgb, pip), alpha);
    METALNESS = metal * (1.0 - pip);
    ROUGHNESS = mix(roughness, pipRoughness, pip);
    SPECULAR_AMOUNT = 0.5;
    OCCLUSION_AMOUNT = 1.0 - 0.55 * pip * (0.35 + slope);
    NORMAL = bent;

    // Light inside: strongest where we look straight in; divided by alpha because blending would
    // swallow it.
    float core = pow(1.0 - rim, 2.0);
    vec3 inside = bodyGlow * bodyColor.rgb * (0.30 + 0.70 * core) / max(alpha, 0.2);
    EMISSIVE_COLOR = inside * (1.0 - pip) + pipGlow * pipColor.rgb * pip;

    // A clear coat near 1 turns the base colour grey; stay below 0.6.
    CLEARCOAT_AMOUNT = clearcoat * (1.0 - 0.7 * pip);
    CLEARCOAT_ROUGHNESS = 0.08;
    CLEARCOAT_NORMAL = bent;
}
