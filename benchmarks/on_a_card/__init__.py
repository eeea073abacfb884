"""The rows of `benchmarks/gpu.py`: what is frozen, what is run on a card, and the peers."""
