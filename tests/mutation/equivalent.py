"""Mutants that nothing can notice, each with the reason: by file, the line as it is, and as the mutant has it."""

from __future__ import annotations

EQUIVALENT: dict[tuple[str, str, str], str] = {}
