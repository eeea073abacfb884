"""One system a file: a build function and its card."""
