"""Which numbers of the five texts the pages cover, and the index from an equation's number to its call.

An entry of a page is a paragraph that begins with bold numbers, ``**E19 to E25**`` or ``**Figure 1**``; its first
words in backticks are the call. ``python docs/texts/coverage.py`` lists what no page covers; with a folder that
holds the texts it also compares ``numbers.json`` with the numbers in them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
NUMBERS = HERE / "numbers.json"
ENTRY = re.compile(r"^\*\*(?P<label>[^*\n]+)\*\*[ \n]")
EQUATION = re.compile(r"E(\d+(?:\.\d+)?)([a-d']?)")
CALL = re.compile(r"`([^`]+)`")
NOTHING = "Nothing to compute"


@dataclass(frozen=True)
class Entry:
    """One line of a page: the numbers it covers, in the text's own count, its heading, its words, its call."""

    label: str
    heading: str
    words: str

    @property
    def numbers(self) -> tuple[str, ...]:
        """Single numbers, ranges written out; a figure, table or section stands for itself."""
        return tuple(number for part in self.label.split(",") for number in _range(part.strip()))

    @property
    def call(self) -> str:
        """The first words in backticks; none where there is nothing to compute."""
        found = CALL.search(self.words)
        return found.group(1) if found else ""


def texts() -> dict[str, dict[str, object]]:
    """The five texts: title, file name of the page, and every number that a page must cover."""
    return dict(json.loads(NUMBERS.read_text(encoding="utf-8")))


def entries(page: str) -> tuple[Entry, ...]:
    """Every entry of a page, in order."""
    found, heading, in_code = [], "", False
    for paragraph in re.split(r"\n\s*\n", page):
        fences = len(re.findall(r"^```", paragraph, re.M))
        inside, in_code = in_code, in_code ^ (fences % 2 == 1)
        if inside or paragraph.startswith("```"):
            continue
        for line in paragraph.splitlines():
            if line.startswith("#"):
                heading = line.lstrip("# ")
        if match := ENTRY.match(paragraph):
            found.append(Entry(match["label"], heading, paragraph[match.end() :]))
    return tuple(found)


def cells(page: str) -> tuple[str, ...]:
    """The code cells of a page, in order."""
    return tuple(re.findall(r"^```\{code-cell\}[^\n]*\n(?:---\n.*?---\n|(?::[^\n]*\n)*)(.*?)^```$", page, re.M | re.S))


def required(text: dict[str, object]) -> tuple[str, ...]:
    """The numbers of a text that must be covered."""
    return tuple(number for part in text["numbers"] for number in _range(str(part)))  # type: ignore[union-attr]


def uncovered() -> dict[str, tuple[str, ...]]:
    """The numbers of each text that its page leaves out."""
    missing = {}
    for name, text in texts().items():
        page = (HERE / f"{name}.md").read_text(encoding="utf-8")
        covered = {number for entry in entries(page) for number in entry.numbers}
        missing[name] = tuple(number for number in required(text) if number not in covered)
    return {name: numbers for name, numbers in missing.items() if numbers}


def index() -> str:
    """One table for each text: number, call, where it stands."""
    parts = []
    for name, text in texts().items():
        page = (HERE / f"{name}.md").read_text(encoding="utf-8")
        rows = [_row(name, entry) for entry in entries(page)]
        parts.append(f"### {text['title']}\n\n| number | call | section |\n| --- | --- | --- |\n" + "\n".join(rows))
    return "\n\n".join(parts)


def _row(name: str, entry: Entry) -> str:
    call = f"`{entry.call}`".replace("|", "\\|") if entry.call else "(nothing to compute)"
    return f"| {entry.label} | {call} | [{entry.heading}]({name}.md#{_slug(entry.heading)}) |"


def printed(folder: Path) -> dict[str, tuple[str, ...]]:
    """The numbers of equations as they stand in the texts of a folder."""
    found = {}
    for name, text in texts().items():
        (file,) = folder.glob(f"{text['key']}_*.txt")
        marks = re.findall(str(text["mark"]), file.read_text(encoding="utf-8"), re.M)
        found[name] = tuple(dict.fromkeys(f"E{mark}" for mark in marks))
    return found


def _range(part: str) -> Iterator[str]:
    """``E19 to E25`` one by one; anything else as it is."""
    ends = part.split(" to ")
    matches = [EQUATION.fullmatch(end) for end in ends]
    if len(ends) != 2 or not all(matches):
        yield part
        return
    (first, letter), (last, final) = (m.groups() for m in matches)  # type: ignore[union-attr]
    if letter:
        yield from (f"E{first}{chr(c)}" for c in range(ord(letter), ord(final) + 1))
    elif "." in first:
        section = first.split(".")[0]
        yield from (f"E{section}.{i}" for i in range(int(first.split(".")[1]), int(last.split(".")[1]) + 1))
    else:
        yield from (f"E{i}" for i in range(int(first), int(last) + 1))


def _slug(heading: str) -> str:
    """The anchor that the pages give a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def main(arguments: list[str]) -> int:
    """Print what is not covered; the exit status is 1 where there is any."""
    failed = False
    for name, numbers in uncovered().items():
        failed = True
        print(f"{name}.md leaves out {', '.join(numbers)}")
    for folder in arguments:
        for name, marks in printed(Path(folder)).items():
            known = {n for n in required(texts()[name]) if n.startswith("E")}
            if extra := sorted(set(marks) - known):
                failed = True
                print(f"numbers.json does not know {', '.join(extra)} of {name}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
