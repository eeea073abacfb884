"""Sphinx: the documentation is built and read without a network."""

import os
import re
import sys
from importlib.metadata import version as installed_version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import generate

project = "appell"
author = "The appell developers"
copyright = "2026, The appell developers"
release = version = installed_version("appell")

extensions = [
    "myst_nb",  # pages in Markdown, notebooks executed
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",  # sections of docstrings: Parameters, Returns, Raises, References, Examples
    "sphinx.ext.mathjax",
    # MathJax comes with this package and is copied into the built pages, so formulas are set with no
    # network and no LaTeX (imgmath needs one); Sphinx's own default would load it from a server.
    "sphinx-mathjax-offline",
    "sphinxcontrib.bibtex",
]
# No intersphinx: it fetches the inventories of other projects while building.

root_doc = "index"
exclude_patterns = ["_build", "_generated", "jupyter_execute", "**.ipynb_checkpoints"]

myst_enable_extensions = ["amsmath", "dollarmath", "deflist"]
myst_heading_anchors = 3
# The kernels of the pages of the five texts import their comparison from there.
_texts = str(Path(__file__).parent / "texts")
os.environ["PYTHONPATH"] = os.pathsep.join(p for p in (_texts, os.environ.get("PYTHONPATH", "")) if p)
nb_execution_mode = "auto"  # a notebook kept without outputs is run
nb_execution_in_temp = True  # what a notebook writes is not kept
nb_execution_raise_on_error = True
nb_execution_timeout = 300
nb_render_markdown_format = "myst"  # what an output writes in Markdown has formulas

autodoc_typehints = "none"  # the signatures in the docstrings' own words
autodoc_member_order = "bysource"
napoleon_google_docstring = False
napoleon_use_rtype = False
napoleon_use_param = False  # "x, y" are described together, and words such as "number" are not looked up as classes
napoleon_custom_sections = [("Attributes", "params_style")]  # a list, not members that autodoc lists again

bibtex_bibfiles = ["references.bib"]
bibtex_default_style = "plain"
bibtex_reference_style = "author_year"

html_theme = "furo"
html_title = "appell"
html_show_sphinx = False
html_static_path = ["_static"]
html_css_files = ["appell.css"]
html_extra_path = ["_generated/extra"]  # pages that compute and the pictures of the gallery: see moving.py
(Path(__file__).parent / "_generated" / "extra").mkdir(parents=True, exist_ok=True)  # Sphinx asks before they are made


FIELDS = ("Parameters", "Attributes", "Returns", "Yields", "Raises", "Warns")


def legible(app, what, name, obj, options, lines):  # type: ignore[no-untyped-def]
    """Docstrings are plain text: a block set in after a blank line is a formula, and |c| or * mean what they say.

    Called before Napoleon, which reads the sections: below their names and types texts are set in, too.
    """
    made: list[str] = []
    section, kind = "", "text"
    for i, line in enumerate(lines):
        indented, after_blank = line.startswith("  "), i > 0 and not lines[i - 1].strip()
        if i + 1 < len(lines) and re.fullmatch(r"-{3,}", lines[i + 1]):
            section, kind = line.strip(), "text"
        elif line.startswith(">>>"):
            kind = "example"
        elif kind == "example":
            kind = "example" if line.strip() else "text"
        elif indented and after_blank and kind == "text" and section not in FIELDS:
            kind = "formula"
            made += [".. code-block:: text", ""]
        elif line.strip() and not indented:
            kind = "text"
        as_it_is = kind != "text" or (section in FIELDS and not indented) or re.fullmatch(r"-{3,}", line)
        made.append(line if as_it_is else _escaped(line))
    lines[:] = made


def _escaped(line: str) -> str:
    """Outside of ``literals`` and :roles:, what reStructuredText would take for markup is escaped."""
    parts = re.split(r"(``.*?``|:\w+:`.*?`)", line)
    return "".join(part if i % 2 else re.sub(r"([|*_`])", r"\\\1", part) for i, part in enumerate(parts))


def setup(app):  # type: ignore[no-untyped-def]
    """Make the generated pages before anything is read."""
    app.connect("builder-inited", lambda _: generate.write_all())
    app.connect("autodoc-process-docstring", legible, priority=400)  # Napoleon has 500
    # It copies MathJax and reads no page, but does not declare that pages may be read side by side.
    app.extensions["sphinx-mathjax-offline"].parallel_read_safe = True
