"""The studio is an extra: without it its tests have nothing to test."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if all(map(find_spec, ("starlette", "uvicorn", "httpx"))) else ["test_*.py"]
