"""What NAME stands for: a system of the catalogue, or the model of a file: Python, JSON or URDF."""

from __future__ import annotations

import contextlib
import os
import runpy
import sys
import traceback
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from appell.cli.group import BadInput, say
from appell.numbers import RUN

if TYPE_CHECKING:
    from appell.catalogue import Card
    from appell.model import Model

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="A system of the catalogue, or a file: Python, JSON (a model) or URDF.")
]


@dataclass(frozen=True)
class NamedSystem:
    """A model with what is known of its start; ``card`` where it comes from the catalogue.

    ``inputs``: what a file gives for the inputs of its model.
    """

    name: str
    model: Model
    start: Mapping[str, float]
    duration: float
    card: Card | None = None
    inputs: Mapping[str, Any] = field(default_factory=dict)


def find(name: str) -> NamedSystem:
    """The system a person means."""
    if name.endswith(".json"):
        # The model of a JSON file as the studio and ``model.to_json`` write it
        path = Path(name)
        from appell.errors import ModelError
        from appell.model import Model

        try:
            model = Model.from_json(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadInput(f"there is no file '{path}'.") from None
        except OSError as error:
            raise BadInput(f"'{path}' cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadInput(f"'{path}' is not written in UTF-8.") from None
        except ModelError as error:
            raise BadInput(f"'{path}': {error}") from None
        source: Any = model.source
        return NamedSystem(
            str(path), model, dict(source.start), source.duration or RUN.duration, inputs=dict(source.inputs)
        )
    if name.endswith(".urdf"):
        return _of_urdf(Path(name))
    if name.endswith(".py") or os.sep in name:
        return _of_file(Path(name))
    from appell.catalogue import NAMES, card_of
    from appell.model import suggestion

    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    names = [stem.replace("_", "-") for stem in NAMES]
    if wanted in names:
        card = card_of(wanted)
        return NamedSystem(card.name, card.model(), card.start, card.duration, card)
    holding = [n for n in names if wanted and wanted in n]
    near = f"; did you mean {' or '.join(map(repr, holding[:3]))}?" if holding else suggestion(wanted, names)
    raise BadInput(f"no system is named '{name}'{near}")


def _of_urdf(path: Path) -> NamedSystem:
    from appell.errors import AppellWarning, ModelError
    from appell.model import Model

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", AppellWarning)
        try:
            model = Model.from_urdf(path)
        except ModelError as error:
            raise BadInput(str(error)) from None
    for warning in caught:
        say(str(warning.message))
    return NamedSystem(str(path), model, {}, RUN.duration)


def _of_file(path: Path) -> NamedSystem:
    from appell.model import Model, name_of

    if not path.is_file():
        raise BadInput(f"there is no file '{path}'.")
    found = _run(path)
    model = found.get("model")
    if model is None:
        raise BadInput(f"'{path}' does not define `model`: write model = appell.Model(...) in it.")
    if not isinstance(model, Model):
        raise BadInput(f"'{path}' defines `model` as {model!r}, which is not an appell.Model.")
    start, duration, inputs = found.get("start", {}), found.get("duration", RUN.duration), found.get("inputs", {})
    if not isinstance(start, Mapping):
        raise BadInput(f"'{path}' defines `start` as {start!r}: give coordinates and speeds with their values.")
    if not isinstance(duration, int | float):
        raise BadInput(f"'{path}' defines `duration` as {duration!r}: give a number of seconds.")
    if not isinstance(inputs, Mapping):
        raise BadInput(f"'{path}' defines `inputs` as {inputs!r}: give inputs of the model with what each is.")
    known, given = ({name_of(key): value for key, value in each.items()} for each in (start, inputs))
    return NamedSystem(str(path), model, known, float(duration), inputs=given)


def _run(path: Path) -> dict[str, Any]:
    """What a file defines; what it prints goes to stderr, and what it raises is said with its line."""
    try:
        with _beside(path.parent), contextlib.redirect_stdout(sys.stderr):
            return runpy.run_path(str(path))
    except SyntaxError as error:
        raise BadInput(f"'{error.filename}', line {error.lineno}: {error.msg}.") from error
    except (Exception, SystemExit) as error:  # whatever a user's file raises
        lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == str(path)]
        where = f", line {lines[-1]}" if lines else ""
        raise BadInput(f"'{path}'{where}: {type(error).__name__}: {error}") from error


@contextlib.contextmanager
def _beside(folder: Path) -> Iterator[None]:
    """The folder of a file is searched for what it imports, as Python does for a script."""
    sys.path.insert(0, str(folder.resolve()))
    try:
        yield
    finally:
        sys.path.remove(str(folder.resolve()))
