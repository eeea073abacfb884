"""What moves in these pages: the small pictures of the gallery, and whole pages that compute.

Both are made from the library at every build: ``thumbnail`` draws a run as strokes, which ``_static/gallery.js`` plays;
``run.to_html`` writes a page of its own, which a frame shows. Nothing is fetched from elsewhere.
"""

from __future__ import annotations

import html
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

EXTRA = Path(__file__).parent / "_generated" / "extra"
"""What Sphinx copies beside the built pages (``html_extra_path``)."""
SHOWN = ("two-pucks", "rattleback", "bicycle")
"""Systems with a page of their own on the landing page."""
SHORT = 260
"""Characters of LaTeX that fit under a small picture."""


def landing() -> str:
    """Three pages that compute, in frames, with links to open them alone."""
    from appell.catalogue import card_of

    (EXTRA / "pages").mkdir(parents=True, exist_ok=True)
    frames = []
    for name in SHOWN:
        card = card_of(name)
        run = _run(card)
        run.to_html(EXTRA / "pages" / f"{name}.html", title=card.title, text=card.summary)
        frames.append(
            f'<figure class="appell-page">'
            f'<iframe src="pages/{name}.html" title="{html.escape(card.title)}" loading="lazy"></iframe>'
            f'<figcaption>{html.escape(card.summary)} <a href="pages/{name}.html">Open it alone</a>: '
            "it is one file, which can be mailed.</figcaption></figure>"
        )
    return _raw("\n".join(frames))


@dataclass(frozen=True)
class Shown:
    """What the gallery has of a system: its section, its tile, and its motion as strokes."""

    section: str
    tile: str
    strokes: Any


@cache
def systems() -> dict[str, Shown]:
    """Every system of the catalogue in the gallery's order, made in as many processes as there are cores."""
    from appell.catalogue import SYSTEMS
    from appell.catalogue.questions import in_order

    (EXTRA / "gallery").mkdir(parents=True, exist_ok=True)
    names = [card.name for card in in_order(SYSTEMS)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return dict(zip(names, pool.map(_of_system, names), strict=True))


def _of_system(name: str) -> Shown:
    """One derivation, and the two runs that the figure and the page are made of."""
    from generate import section

    from appell.analysis.comparison.compare import applicable
    from appell.catalogue import card_of
    from appell.catalogue.questions import QUESTIONS
    from appell.view.drawing.thumbnail import thumbnail

    card = card_of(name)
    model = card.model()
    equations = model.derive(applicable(model.snapshot())[0])
    run = equations.simulate(card.duration, card.start, progress=False)
    words = {"title": card.title, "text": card.summary, "source": card.source}
    run.to_html(EXTRA / "gallery" / f"{name}.html", **words, show=card.shows, shared=True)
    tile = (
        f'<a class="appell-tile" href="gallery/{name}.html" data-page="{html.escape(card.title)}">'
        f'<canvas data-motion="{name}" width="360" height="360" role="img" '
        f'aria-label="{html.escape(card.title)}, moving"></canvas><b>{html.escape(QUESTIONS[name])}</b>'
        f"<small>{html.escape(f'{card.title}: {_kinds(card)}')}</small>{_short_equations(equations)}</a>"
    )
    return Shown(section(card, equations), tile, thumbnail(run))


def gallery() -> str:
    """Every system of the catalogue: what it is, its picture, what is known of it."""
    from appell.catalogue import SYSTEMS

    return "\n\n".join(systems()[card.name].section for card in SYSTEMS)


def gallery_grid() -> str:
    """A tile for every system: its motion and its question; a click opens its page, which computes."""
    made = systems()
    data = json.dumps({name: shown.strokes for name, shown in made.items()}, separators=(",", ":"))
    (EXTRA / "gallery_data.js").write_text(f"window.appellGallery = {data};\n", encoding="utf-8")
    player = '<script src="gallery_data.js"></script>\n<script src="_static/gallery.js"></script>'
    tiles = "\n".join(shown.tile for shown in made.values())
    return _raw(f'<div class="appell-grid">\n{tiles}\n</div>\n{player}')


def _run(card: Any) -> Any:
    from appell.analysis.comparison.compare import applicable

    model = card.model()
    principle = applicable(model.snapshot())[0]
    return model.derive(principle).simulate(card.duration, card.start, progress=False)


def _kinds(card: Any) -> str:
    return ", ".join(dict.fromkeys(str(kind) for kind in card.kinds.values())) or "no constraint"


def _short_equations(equations: Any) -> str:
    from appell.errors import AppellError

    try:
        latex = equations.shortest().latex()
    except AppellError:
        return ""
    if len(latex) > SHORT:
        return ""
    return f'<span class="math notranslate nohighlight">\\[{html.escape(latex)}\\]</span>'


def _raw(text: str) -> str:
    return "```{raw} html\n" + text + "\n```"
