// Dark water: two drifting layers of ripples, ice that shimmers below, a thread of slush along it.
// `shore`: red = distance to the ice under water, green = to the walls; `shored` is 0 in the canal.
VARYING vec3 spot;

void MAIN()
{
    vec2 place = spot.xz;
    vec2 one = texture(ripples, place / 260.0 + vec2(0.010, 0.006) * clock).xy * 2.0 - 1.0;
    vec2 other = texture(ripples, place.yx / 171.0 + vec2(-0.009, 0.013) * clock).xy * 2.0 - 1.0;
    vec2 slope = (one + other.yx) * 0.5;
    vec2 away = mix(vec2(1.0), texture(shore, vec2(0.5) + (place + slope * 2.2) * vec2(1.0, -1.0) / size).xy, shored);
    float under = exp(-away.x * 5.2);
    vec3 water = mix(deep.rgb, shallow.rgb, under * 0.85);
    water *= mix(0.55, 1.0, smoothstep(0.0, 0.16, away.y));
    float slush = smoothstep(0.06, 0.02, away.x + slope.x * 0.02) * 0.5;
    slush += smoothstep(0.012, 0.0, abs(away.x - 0.16 - slope.y * 0.05)) * 0.16;
    BASE_COLOR = vec4(mix(water, foam.rgb, slush), 1.0);
    EMISSIVE_COLOR = shallow.rgb * under * under * glow;
    METALNESS = 0.0;
    ROUGHNESS = mix(0.07, 0.5, slush);
    SPECULAR_AMOUNT = 0.8;
    NORMAL = normalize(vec3(slope.x * ripple, 1.0, slope.y * ripple));
}
