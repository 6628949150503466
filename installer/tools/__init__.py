"""Tools for developers; the program that players get does not contain them."""
