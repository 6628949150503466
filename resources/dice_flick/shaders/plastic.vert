// Light of the tubes and open sky come with the mesh.
VARYING vec4 baked;

void MAIN()
{
    baked = COLOR;
}
