"""The two families of reactions side by side: Appell-Chetaev against Hamilton-Lusternik."""
