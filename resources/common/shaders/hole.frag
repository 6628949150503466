// Hides what is behind it and shows nothing itself.
void MAIN()
{
    FRAGCOLOR = vec4(0.0);
}
