// Snow and clear ice. `relief`: red and green = lean of the surface, blue = roughness.
void MAIN()
{
    vec3 rough = texture(relief, UV0).rgb;
    vec2 lean = (rough.rg * 2.0 - 1.0) * 1.5;
    BASE_COLOR = vec4(pow(texture(art, UV0).rgb, vec3(2.2)) * tint.rgb, 1.0);
    METALNESS = 0.0;
    ROUGHNESS = rough.b;
    SPECULAR_AMOUNT = 0.35;
    vec3 up = normalize(NORMAL);
    NORMAL = normalize(up + vec3(lean.x, 0.0, lean.y) * up.y);
}
