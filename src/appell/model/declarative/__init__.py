"""Models as text: JSON with formulas, written and read back without evaluating anything."""
