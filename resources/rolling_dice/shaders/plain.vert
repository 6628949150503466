// Sky and sun on a die or a seal, per vertex, where quality is low.
VARYING vec2 place;
VARYING vec3 light;
VARYING vec3 sheen;

void MAIN()
{
    place = UV0;
    vec3 out_ = normalize(NORMAL_MATRIX * NORMAL);
    vec3 eye = normalize(CAMERA_POSITION - (MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz);
    float sun = max(dot(out_, key), 0.0);
    float through = 0.5 - 0.5 * dot(out_, key);
    light = vec3(0.62, 0.66, 0.72) * (0.66 + 0.34 * out_.y) + vec3(0.62, 0.56, 0.48) * sun + vec3(glow) * (0.5 + through);
    light *= day;
    sheen = vec3(0.34) * pow(max(dot(reflect(-eye, out_), key), 0.0), 10.0) * day;
    POSITION = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
}
