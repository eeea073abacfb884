"""The studio: a server on this machine alone, worker processes that compute, and the page in front of them."""
