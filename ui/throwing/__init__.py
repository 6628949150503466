"""The models that games share in which people aim dice and throw them."""
