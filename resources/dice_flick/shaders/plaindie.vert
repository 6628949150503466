// A die without any light of the scene: sky, key light and a lamp's mirror image per vertex.
VARYING vec2 place;
VARYING vec3 lit;
VARYING vec3 sheen;

void MAIN()
{
    place = UV0;
    vec3 normal = normalize(NORMAL_MATRIX * NORMAL);
    vec3 world = (MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz;
    vec3 eye = normalize(CAMERA_POSITION - world);
    float sky = 0.62 + 0.38 * normal.y;
    // Deep in a hollow there is less sky.
    sky *= mix(0.55, 1.0, smoothstep(-4.0, 14.0, world.y));
    float sun = max(dot(normal, key), 0.0);
    lit = vec3(0.74, 0.74, 0.80) * sky + vec3(0.86, 0.80, 0.70) * sun;
    float lamp = max(dot(reflect(-eye, normal), key), 0.0);
    sheen = vec3(0.30) * pow(lamp, 12.0) * sky;
    POSITION = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
}
