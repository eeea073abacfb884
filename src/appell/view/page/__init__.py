"""The page: one HTML file with a run that moves and that computes by itself."""
