// The place of a seal's fur before it walks, for its pattern.
VARYING vec2 place;
VARYING vec3 own;
VARYING float shade;

void MAIN()
{
    // Qt turns the second number of a texture place round.
    place = vec2(UV0.x, 1.0 - UV0.y);
    own = VERTEX;
    shade = COLOR.r;
}
