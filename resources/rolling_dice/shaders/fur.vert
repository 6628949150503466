// A seal where quality is low: sky and sun per vertex.
VARYING vec2 place;
VARYING vec3 own;
VARYING float shade;
VARYING vec3 light;

void MAIN()
{
    // Qt turns the second number of a texture place round.
    place = vec2(UV0.x, 1.0 - UV0.y);
    own = VERTEX;
    shade = COLOR.r;
    vec3 out_ = normalize(NORMAL_MATRIX * NORMAL);
    vec3 eye = normalize(CAMERA_POSITION - (MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz);
    float front = max(dot(out_, vec3(-0.23, 0.82, 0.52)), 0.0);
    light = vec3(0.40, 0.43, 0.48) * (0.7 + 0.3 * out_.y) + vec3(0.52, 0.50, 0.48) * max(dot(out_, key), 0.0);
    light = (light + vec3(0.42, 0.46, 0.52) * front + vec3(0.2) * pow(max(dot(reflect(-eye, out_), key), 0.0), 8.0)) * day;
    POSITION = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
}
