"""Whether two sets of equations give the same motion: proved, refuted or not decided."""
