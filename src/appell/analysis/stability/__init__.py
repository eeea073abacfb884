"""Small motions and steady ones: linearization, steady motions, continuation."""
