// A glowing sticker; `encode` as in tube.frag.
VARYING vec2 place;

void MAIN()
{
    vec3 light = pow(texture(art, place).rgb, vec3(2.0)) * power + vec3(0.004, 0.004, 0.010);
    FRAGCOLOR = vec4(pow(light, vec3(encode)), 1.0);
}
