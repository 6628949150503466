// iceseal.frag where quality is low.
VARYING vec2 place;
VARYING vec3 own;
VARYING float shade;
VARYING vec3 light;

float pattern()
{
    float around = atan(own.x, own.y - 4.0);
    if (style < 0.5) return step(0.55, fract(own.z / 4.2));
    if (style < 1.5) return step(abs(own.x), 1.3);
    if (style < 2.5) return step(length(fract(vec2(around * 1.6, own.z / 3.4)) - 0.5), 0.3);
    if (style < 3.5) return step(0.5, fract(own.y / 3.2 + own.z / 6.4));
    if (style < 4.5) return step(2.0, own.z);
    return 0.0;
}

void MAIN()
{
    float dark = step(0.25, place.y), spark = step(0.75, place.y);
    float mark = pattern() * patterned * (1.0 - place.x);
    vec3 fur = mix(tint.rgb * mix(1.0, 0.3, mark), vec3(1.0, 0.94, 0.84), smoothstep(0.25, 0.6, place.x)) * shade * light;
    fur = mix(mix(fur, vec3(0.01), dark), vec3(1.0), spark) + tint.rgb * lit * (1.0 - dark);
    FRAGCOLOR = vec4(sqrt(fur), 1.0);
}
