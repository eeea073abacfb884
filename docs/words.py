"""Count the words of the documentation, and fail above a limit: ``python docs/words.py``; ``--pages`` lists the pages.

A word is what blanks separate and holds a letter or a digit, on the pages under ``docs``, formulas included. Not
counted are front matter, code blocks and directives, and with these what a page includes: generated tables, outputs of
cells. A second count is that of the words in :data:`AVOIDED`, in the pages and in the comments and strings of the
library.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
LIMIT = 35_000
"""Words of all pages together."""
MADE = {"_build", "_generated", "jupyter_execute", ".ipynb_checkpoints"}
"""Folders that a build makes."""

AVOIDED = {
    "told": "declared, given",
    "said": "declared, stated",
    "held": "constrained, kept constant",
    "met": "encountered, satisfied",
    "beside": "next to, with, in addition",
    "found": "computed, result",
    "lacking": "missing",
    "let go": "released, unilateral",
    "lets go": "is released",
    "letting go": "releasing, unilateral",
    "way": "path, method",
    "ways": "methods",
}
"""Words that the documentation uses in a sense of its own, and what a lecturer would say."""

CEILINGS: dict[str, dict[str, int]] = {
    "docs": {"held": 9, "found": 5, "way": 8, "ways": 1},
    "src/appell": {
        "told": 20,
        "said": 80,
        "held": 83,
        "met": 51,
        "beside": 120,
        "found": 174,
        "let go": 3,
        "way": 104,
        "ways": 16,
    },
}
"""For each tree how often it may use them."""


def pages() -> list[Path]:
    """The pages of the documentation."""
    return sorted(page for page in DOCS.rglob("*.md") if not MADE & set(page.relative_to(DOCS).parts))


def prose(text: str) -> str:
    """A page in Markdown without front matter, code blocks and directives."""
    text = re.sub(r"\A---\n.*?^---\n", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"^ *(`{3,})[^\n]*\n.*?^ *\1 *$", "", text, flags=re.DOTALL | re.MULTILINE)


def words(text: str) -> list[str]:
    """The words of a page."""
    return [word for word in prose(text).split() if re.search(r"[^\W_]", word)]


def comments_and_strings(source: str) -> str:
    """What a file of Python has for people to read, the same for every version of Python."""
    strings = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = (token.string for token in tokens if token.type == tokenize.COMMENT)
    return "\n".join([*(text for text in strings if isinstance(text, str)), *comments])


def trees() -> dict[str, str]:
    """The text of each tree in which avoided words are counted."""
    library = (ROOT / "src" / "appell").rglob("*.py")
    return {
        "docs": "\n".join(prose(page.read_text(encoding="utf-8")) for page in pages()),
        "src/appell": "\n".join(comments_and_strings(file.read_text(encoding="utf-8")) for file in library),
    }


def avoided(text: str) -> dict[str, int]:
    """How often each of the words to avoid occurs."""
    return {word: len(re.findall(rf"\b{word}\b", text, re.IGNORECASE)) for word in AVOIDED}


def problems() -> Iterator[str]:
    """What is above a limit, in a sentence each."""
    total = sum(len(words(page.read_text(encoding="utf-8"))) for page in pages())
    if total > LIMIT:
        yield f"docs/ has {total} words; the limit is {LIMIT}: shorten or merge pages (docs/words.py --pages)."
    for tree, text in trees().items():
        for word, count in avoided(text).items():
            ceiling = CEILINGS.get(tree, {}).get(word, 0)
            if count > ceiling:
                yield f"{tree} has '{word}' {count} times, {ceiling} before: write {AVOIDED[word]} instead."


def main() -> int:
    """Print the counts; 1 where one is above its limit."""
    counts = {page: len(words(page.read_text(encoding="utf-8"))) for page in pages()}
    lines = [f"{count:6} {page.relative_to(DOCS)}" for page, count in sorted(counts.items(), key=lambda item: item[1])]
    lines = lines if "--pages" in sys.argv else []
    lines.append(f"{sum(counts.values())} words on {len(counts)} pages of docs/, of {LIMIT}")
    for tree, text in trees().items():
        lines.append(f"{tree}: {', '.join(f'{word} {count}' for word, count in avoided(text).items() if count)}")
    above = list(problems())
    sys.stdout.write("\n".join([*lines, *above]) + "\n")
    return int(bool(above))


if __name__ == "__main__":
    sys.exit(main())
