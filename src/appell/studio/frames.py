"""Messages between the server and its workers: a length and that many bytes, a head in JSON and a body as it is."""

from __future__ import annotations

import json
import struct
from typing import Any

HEAD = struct.Struct(">II")
"""The lengths of head and body."""


def packed(head: dict[str, Any], body: bytes = b"") -> bytes:
    """A message."""
    text = json.dumps(head).encode()
    return HEAD.pack(len(text), len(body)) + text + body


def lengths(prefix: bytes) -> tuple[int, int]:
    """The lengths that a prefix announces."""
    head, body = HEAD.unpack(prefix)
    return int(head), int(body)
