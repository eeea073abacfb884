"""What is measured, one a file; each is a function that returns rows."""
