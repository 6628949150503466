VARYING vec2 place;
VARYING vec3 lit;
VARYING vec3 sheen;

void MAIN()
{
    float pip = clamp((texture(faces, place).r - 0.5) * 12.0 + 0.5, 0.0, 1.0);
    vec4 between = texture(paint, place);
    vec3 body = mix(bodyColor.rgb, between.rgb * between.rgb, between.a * coloured);
    vec3 light = mix(body, pipColor.rgb, pip) * lit + sheen;
    FRAGCOLOR = vec4(sqrt(light), 1.0);
}
