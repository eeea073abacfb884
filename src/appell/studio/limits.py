"""How much the studio takes upon itself."""

from __future__ import annotations

LONGEST_BODY = 2_000_000
"""Bytes of a request."""
LONGEST_JOB = 120.0
"""Seconds a job may take before its worker is ended."""
PATIENCE = 0.5
"""Seconds a worker has to stop by itself when its job is cancelled."""
MOST_WAITING = 16
"""Jobs that may wait for a worker."""
KEPT_JOBS = 64
"""Finished jobs that can still be asked for."""
KEPT_RUNS = 24
"""Runs in the history."""
LONGEST_POLL = 10.0
"""Seconds a question after a job may wait for its end."""
WORKERS = 2
MEMORY = 8 * 2**30
"""Bytes of address space of a worker, where the system can limit it."""
MOST_SAMPLES = 5001
LONGEST_RUN = 1e5
"""Seconds of motion."""
