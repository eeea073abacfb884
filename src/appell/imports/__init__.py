"""Models from elsewhere: SymPy's mechanics objects, URDF files."""
