"""Do Hamilton-Lusternik's reactions work? On all curves, on all motions, or neither (Slawianowski, section 3.3)."""
