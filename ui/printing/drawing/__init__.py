"""Drawing sheets: shapes in millimetres, colours, fonts, and the painter."""
