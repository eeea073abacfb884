"""What kind of constraints a model has: integrability, reducible nonlinearity, reachable configurations."""
