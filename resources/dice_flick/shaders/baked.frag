VARYING vec3 light;

void MAIN()
{
    FRAGCOLOR = vec4(light, 1.0);
}
