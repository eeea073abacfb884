"""A model that is written in Python or as URDF, as the JSON that every other job takes; nothing of the text is run."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import appell as ap
from appell.errors import ModelError
from appell.imports.python_text.read import read_python
from appell.model import suggestion
from appell.model.names import require_one_of
from appell.numbers import TEXT
from appell.principles import PRINCIPLES


def read(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """The model as JSON, the principle that the text names, and what of it was left out."""
    languages: dict[str, Callable[[str], dict[str, Any]]] = {"python": _of_python, "urdf": _of_urdf}
    text, language = request.get("text"), request.get("language")
    if not isinstance(text, str):
        raise ModelError("a model is read from a text.")
    if language not in languages:
        raise ModelError(f"'{language!s:.40}' is not a language of models" + suggestion(str(language), languages))
    return languages[str(language)](text)


def _of_python(text: str) -> dict[str, Any]:
    principles = {kind.__name__: kind.name for kind in PRINCIPLES}
    found = read_python(text, principles)
    assert found.model is not None  # a text without a model is refused
    written = found.model.to_json(start=found.start, duration=found.duration, inputs=found.inputs)
    return {
        "model": _with_values(written, found.parameters),
        "principle": principles.get(found.principle or ""),
        "unread": [{"line": line, "text": words} for line, words in found.unread],
    }


def _with_values(text: str, values: Mapping[str, float]) -> str:
    """A document whose parameters have the values of a run."""
    if not values:
        return text
    document = json.loads(text)
    known = {one["name"]: one for one in document.get("parameters", [])}
    for name, value in values.items():
        require_one_of(name, known, f"'{name:.60}' is not a parameter")
        known[name]["default"] = value
    return json.dumps(document, indent=1, ensure_ascii=False)


def _of_urdf(text: str) -> dict[str, Any]:
    """Meshes are files of another folder: they are left out, and that is said."""
    if len(text) > TEXT.document:
        raise ModelError(f"the text has {len(text)} letters, more than {TEXT.document}.")
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise ModelError("the URDF defines entities of its own: write it without a DOCTYPE.")
    try:
        root = ET.fromstring(text.encode("utf-8"))
    except (ET.ParseError, ValueError, LookupError) as error:
        raise ModelError(f"the text is not XML ({error}): give a URDF, or run xacro on it first.") from None
    meshes = [(link, visual) for link in root.iter("link") for visual in link.findall("visual") if _has_mesh(visual)]
    for link, visual in meshes:
        link.remove(visual)
    with tempfile.TemporaryDirectory(prefix="appell-") as folder:
        path = Path(folder) / "robot.urdf"
        path.write_bytes(ET.tostring(root, encoding="utf-8"))
        model = ap.Model.from_urdf(path)
    names = sorted({link.get("name", "") for link, _ in meshes})
    unread = [{"line": 0, "text": f"the mesh of {name}"} for name in names]
    return {"model": model.to_json(), "principle": None, "unread": unread}


def _has_mesh(visual: ET.Element) -> bool:
    return next(visual.iter("mesh"), None) is not None
