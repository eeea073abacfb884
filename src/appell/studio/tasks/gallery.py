"""The gallery: the cards of all systems."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from appell.catalogue import SYSTEMS


def gallery(request: dict[str, Any], progress: Any) -> list[dict[str, Any]]:
    """Every card, with the moving picture that was recorded of it."""
    pictures = thumbnails()
    return [
        {
            "name": card.name,
            "title": card.title,
            "summary": card.summary,
            "source": card.source,
            "kinds": dict(card.kinds),
            "duration": float(card.duration),
            "thumbnail": pictures.get(card.name),
        }
        for card in SYSTEMS
    ]


def thumbnails() -> dict[str, Any]:
    """A few frames of every system, as ``appell.studio.thumbnails`` wrote them."""
    found: dict[str, Any] = json.loads((files("appell.studio") / "thumbnails.json").read_text(encoding="utf-8"))
    return found
