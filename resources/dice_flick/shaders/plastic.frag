// Dark glossy plastic of the flick box.
VARYING vec4 baked;

void MAIN()
{
    float sky = clamp(baked.a, 0.0, 1.0);
    BASE_COLOR = vec4(tint.rgb * mix(0.35, 1.0, sky), 1.0);
    METALNESS = 0.0;
    ROUGHNESS = roughness;
    SPECULAR_AMOUNT = 0.5 * smoothstep(0.05, 0.75, sky);
    OCCLUSION_AMOUNT = sky;
    EMISSIVE_COLOR = baked.rgb * (tint.rgb * 3.0 + vec3(0.035)) * spill;
}
