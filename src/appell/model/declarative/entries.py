"""JSON taken apart with care: every refusal says where in the document it stands."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from appell.errors import AppellError, ModelError
from appell.model.names import require_words
from appell.numbers import TEXT


@dataclass(frozen=True)
class DocumentEntry:
    """An object of a document, and where it stands; ``known`` are the keys that it may have."""

    where: str
    content: Mapping[str, Any]

    def require(self, *known: str) -> DocumentEntry:
        """Refuse keys that mean nothing here."""
        for key in self.content:
            if key not in known:
                where = self.where or "the document"
                raise ModelError(f"{where} has the key {_short(key)}, which means nothing: use {', '.join(known)}.")
        return self

    def text(self, key: str, default: str | None = None) -> str:
        """A string."""
        found = self.content.get(key, default)
        if not isinstance(found, str):
            raise ModelError(f"{self.at(key)} is {_short(found)}: give a string.")
        return found

    def name(self, key: str = "name") -> str:
        """A string that is not empty, of letters that can be printed."""
        found = self.text(key)
        if not found.strip():
            raise ModelError(f"{self.at(key)} is {_short(found)}: give a name.")
        require_words(found, self.at(key))
        return found

    def flag(self, key: str) -> bool:
        """true or false; false where it is not there."""
        found = self.content.get(key, False)
        if not isinstance(found, bool):
            raise ModelError(f"{self.at(key)} is {_short(found)}: give true or false.")
        return found

    def number(self, key: str) -> float | None:
        """A finite number, or None where it is not there."""
        found = self.content.get(key)
        return None if found is None else number(self.at(key), found)

    def numbers(self, key: str) -> dict[str, float]:
        """Finite numbers by name."""
        return {name: number(f"{self.at(key)}.{name}", value) for name, value in self.object(key).content.items()}

    def entries(self, key: str) -> list[DocumentEntry]:
        """A list of objects."""
        return [_entry(f"{self.at(key)}[{i}]", item) for i, item in enumerate(self.items(key))]

    def names(self, key: str) -> list[str]:
        """A list of names."""
        items = self.items(key)
        return [DocumentEntry(f"{self.at(key)}[{i}]", {"name": item}).name() for i, item in enumerate(items)]

    def items(self, key: str) -> list[Any]:
        """A list."""
        found = self.content.get(key, [])
        if not isinstance(found, list):
            raise ModelError(f"{self.at(key)} is {_short(found)}: give a list.")
        return found

    def object(self, key: str) -> DocumentEntry:
        """An object; an empty one where it is not there."""
        return _entry(self.at(key), self.content.get(key, {}))

    def at(self, key: str) -> str:
        """Where a key of this object stands."""
        return f"{self.where}.{key}" if self.where else key

    def __contains__(self, key: str) -> bool:
        return key in self.content


def _entry(where: str, found: object) -> DocumentEntry:
    if not isinstance(found, Mapping):
        raise ModelError(f"{where} is {_short(found)}: give an object {{...}}.")
    return DocumentEntry(where, found)


def number(where: str, found: object) -> float:
    """A finite number."""
    if isinstance(found, bool) or not isinstance(found, (int, float)):
        raise ModelError(f"{where} is {_short(found)}: give a number.")
    try:
        value = float(found)
    except OverflowError:
        value = math.inf
    if not math.isfinite(value):
        raise ModelError(f"{where} is {_short(found)}: give a finite number.")
    return value


def parse(text: str) -> DocumentEntry:
    """The object that a document is; ModelError where it is not JSON, too long, too deep, or says a key twice."""
    if not isinstance(text, str):
        raise ModelError(f"a model is read from a string of JSON, not from {type(text).__name__}.")
    if len(text) > TEXT.document:
        raise ModelError(f"the document has {len(text)} letters, more than {TEXT.document}.")
    entry = _entry("the document", read_json(text))
    # Few enough entries that a model of them can be worked with
    waiting: list[Any] = [entry.content]
    count = 0
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, (dict, list)):
            count += 1
            inside = list(thing.values()) if isinstance(thing, dict) else thing
            count += sum(not isinstance(part, (dict, list)) for part in inside) if isinstance(thing, list) else 0
            waiting += [part for part in inside if isinstance(part, (dict, list))]
            if count > TEXT.entries:
                raise ModelError(f"the document has more than {TEXT.entries} entries: give a smaller model.")
    return DocumentEntry("", entry.content)


def read_json(text: str | bytes) -> Any:
    """What a text of JSON says; ModelError where it is none, nested deeply, says a key twice or has half a letter."""
    try:
        found = json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise ModelError(f"line {error.lineno}, column {error.colno} is not JSON: {error.msg}.") from None
    except UnicodeDecodeError:
        raise ModelError("the document is not written in UTF-8.") from None
    except RecursionError:
        raise ModelError(_TOO_DEEP) from None
    except ValueError:
        raise ModelError("the document holds a number with too many digits.") from None
    _require_flat(found)
    try:
        json.dumps(found, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise ModelError("the document holds half a letter (a lone surrogate): write it in UTF-8.") from None
    return found


_TOO_DEEP = f"the document is nested more than {TEXT.nesting} deep: a model has lists of objects."


def _require_flat(found: object) -> None:
    level = [found]
    for _ in range(TEXT.nesting + 1):
        level = [part for thing in level for part in _inside(thing)]
        if not level:
            return
    raise ModelError(_TOO_DEEP)


def _inside(thing: object) -> Iterable[Any]:
    return thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise ModelError(f"the key {_short(twice)} stands twice in one object: say it once.")
    return found


def _refuse_constant(word: str) -> float:
    raise ModelError(f"the document holds the number {word}: give a finite one.")


def _short(found: object) -> str:
    text = repr(found) if not isinstance(found, str) else f"'{found}'"
    return text if len(text) <= 60 else f"{text[:57]}..."


@contextmanager
def said_at(where: str) -> Iterator[None]:
    """What is refused inside is said with the place in the document."""
    try:
        yield
    except AppellError as error:
        raise type(error)(f"{where}: {error}") from None
