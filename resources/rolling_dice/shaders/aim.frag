// Where a throw goes: a fan, brightest where dice come to rest, and an arrow as long as its power.
// Millimetres from the hand; `near`, `middle` and `far` are as far as 1, 5 and 9 of 10 dice get.
VARYING vec3 spot;

void MAIN()
{
    vec2 place = spot.xz - origin;
    float c = cos(angle), s = sin(angle);
    float along = place.x * s - place.y * c, side = place.x * c + place.y * s;
    float r = length(vec2(along, side)), turn = atan(side, along);
    float blur = fwidth(r) + 0.001, haze = fwidth(turn) + 0.0005;
    float wide = max(spread, 0.02), ahead = step(0.0, along) * whole;

    float sigma = (r < middle ? middle - near : far - middle) / 1.28 + 6.0;
    float land = exp(-0.5 * pow((r - middle) / sigma, 2.0)) * exp(-0.9 * pow(turn / wide, 2.0));
    float end = smoothstep(far + 34.0, far - 6.0, r);
    float within = smoothstep(wide + haze, wide - haze, abs(turn)) * ahead * smoothstep(14.0, 60.0, r) * end;
    float body = within * fill * (0.14 + 0.5 * land);
    float edge = smoothstep(1.1 / max(r, 1.0) + haze, 0.0, abs(abs(turn) - wide)) * ahead * smoothstep(14.0, 40.0, r) * end * 0.85;
    float rest = within * smoothstep(0.8 + blur, 0.0, abs(r - middle)) * 0.9;
    rest = max(rest, within * smoothstep(0.6 + blur, 0.0, min(abs(r - near), abs(r - far))) * 0.5);

    float length_ = mix(70.0, 190.0, power), head = 24.0;
    float half_ = mix(1.6, 4.6, clamp(along / length_, 0.0, 1.0));
    float shaft = step(16.0, along) * step(along, length_ - head + 1.0) * smoothstep(16.0, 60.0, along);
    float tip = step(along, length_);
    float arrow = max(smoothstep(blur, -blur, abs(side) - half_) * shaft,
                      smoothstep(blur, -blur, abs(side) - (length_ - along) * 0.58) * step(length_ - head, along) * tip);
    float rim = max(smoothstep(blur, -blur, abs(side) - half_ - 1.5) * shaft,
                    smoothstep(blur, -blur, abs(side) - 3.0 - (length_ - along) * 0.58)
                        * step(length_ - head - 1.5, along) * step(along, length_ + 3.0));

    // Without the fan only a dashed line tells the direction.
    float dash = smoothstep(1.0 + blur, 1.0 - blur, abs(side)) * step(0.45, fract(along / 18.0)) * step(length_ + 8.0, along);
    dash *= smoothstep(400.0, 120.0, along) * (1.0 - whole) * 0.8;

    vec3 colour = tint.rgb;
    float alpha = max(max(max(body, edge), rest), dash);
    colour = mix(colour, contrast.rgb, rim);
    alpha = max(alpha, rim * 0.95);
    colour = mix(colour, tint.rgb, arrow);
    alpha = max(alpha, arrow);
    colour = pow(colour, vec3(encode));
    FRAGCOLOR = vec4(colour * alpha, alpha);
}
