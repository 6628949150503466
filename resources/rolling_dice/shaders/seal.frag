// A seal: fur in its player's colour, paler in front, and eyes. `style` is the number of a pattern.
VARYING vec2 place;
VARYING vec3 own;
VARYING float shade;

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
    vec3 fur = mix(tint.rgb * mix(1.0, 0.3, mark), vec3(1.0, 0.94, 0.84), smoothstep(0.25, 0.6, place.x)) * shade;
    BASE_COLOR = vec4(mix(mix(fur, vec3(0.008, 0.009, 0.014), dark), vec3(1.0), spark), 1.0);
    METALNESS = 0.0;
    ROUGHNESS = mix(0.38, 0.12, dark);
    SPECULAR_AMOUNT = 0.5;
    EMISSIVE_COLOR = vec3(spark * 0.8) + tint.rgb * lit * (1.0 - dark);
}
