"""Realisations: which ideal motion a stiff, viscous or massive thing in place of a constraint tends to."""
