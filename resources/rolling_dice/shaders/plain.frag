// icedie.frag where quality is low.
VARYING vec2 place;
VARYING vec3 light;
VARYING vec3 sheen;

void MAIN()
{
    float pip = clamp((texture(faces, place).r - 0.5) * 12.0 + 0.5, 0.0, 1.0);
    vec2 inside = fract(place * vec2(3.0, 2.0));
    vec2 cell = vec2(mod(style, 3.0), 1.0 - floor(style / 3.0));
    float mark = texture(patterns, (cell + inside) / vec2(3.0, 2.0)).r * patterned;
    float edge = max(abs(inside.x - 0.5), abs(inside.y - 0.5)) * 2.0;
    vec3 body = bodyColor.rgb * (mix(0.85, 1.1, edge * edge) * light * mix(1.0, 0.28, mark) + lit) + sheen;
    FRAGCOLOR = vec4(sqrt(mix(body, pipColor.rgb * 0.94, pip)), 1.0);
}
