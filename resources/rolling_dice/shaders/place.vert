// Tells the fragment where it is in the scene.
VARYING vec3 spot;

void MAIN()
{
    spot = (MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz;
    POSITION = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
}
