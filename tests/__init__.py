"""The tests of appell: they mirror src; laws/ holds what is true of every system, text/ what the texts print."""
