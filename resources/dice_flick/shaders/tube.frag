// A neon tube: white-hot where its glass faces the eye. `encode` is 1 where the scene's effect
// still maps linear light to the screen, otherwise the exponent that does.
VARYING vec3 glass;
VARYING vec3 towardsEye;

void MAIN()
{
    float facing = clamp(dot(normalize(glass), normalize(towardsEye)), 0.0, 1.0);
    vec3 light = tint.rgb * power;
    light = mix(light * 0.8, light + vec3(core), smoothstep(0.45, 1.0, facing));
    FRAGCOLOR = vec4(pow(light, vec3(encode)), 1.0);
}
