"""What sheets are drawn with: shapes in millimetres, colours, fonts, and the painter."""
