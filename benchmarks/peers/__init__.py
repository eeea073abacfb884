"""What appell is measured against, one a file."""
