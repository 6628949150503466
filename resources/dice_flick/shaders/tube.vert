VARYING vec3 glass;
VARYING vec3 towardsEye;

void MAIN()
{
    glass = NORMAL_MATRIX * NORMAL;
    towardsEye = CAMERA_POSITION - (MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz;
    // An unshaded material draws nothing without this line.
    POSITION = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
}
