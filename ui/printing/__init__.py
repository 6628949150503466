"""Printing: sheets laid out in millimetres, drawn by one painter for PDF, printer and preview."""
