// The water of icewater.frag without any light: the sky is a colour that the ripples' tilt lets in.
VARYING vec3 spot;

void MAIN()
{
    vec2 place = spot.xz;
    vec2 slope = texture(ripples, place / 230.0 + vec2(0.010, 0.006) * clock).xy * 2.0 - 1.0;
    vec2 away = mix(vec2(1.0), texture(shore, vec2(0.5) + (place + slope * 2.2) * vec2(1.0, -1.0) / size).xy, shored);
    float under = exp(-away.x * 5.2);
    vec3 water = mix(deep.rgb, shallow.rgb, under * 0.8);
    water *= mix(0.55, 1.0, smoothstep(0.0, 0.16, away.y));
    float tilt = clamp(0.42 + slope.y * 0.6 - slope.x * 0.35, 0.0, 1.0);
    water += sky.rgb * tilt * tilt * tilt * 0.16;
    float slush = smoothstep(0.075, 0.03, away.x + slope.x * 0.03) * 0.55;
    water = mix(water, foam.rgb, slush);
    FRAGCOLOR = vec4(pow(water, vec3(1.0 / 2.2)), 1.0);
}
