"""Sphinx: the documentation is built and read without a network."""

from importlib.metadata import version as installed_version

project = "appell"
author = "The appell developers"
copyright = "2026, The appell developers"
release = version = installed_version("appell")

extensions = [
    "myst_nb",  # pages in Markdown, notebooks executed
    "sphinx.ext.mathjax",
    # MathJax comes with this package and is copied into the built pages, so formulas are set with no
    # network and no LaTeX (imgmath needs one); Sphinx's own default would load it from a server.
    "sphinx-mathjax-offline",
    "sphinxcontrib.bibtex",
]
# No intersphinx: it fetches the inventories of other projects while building.

root_doc = "index"
exclude_patterns = ["_build", "jupyter_execute", "**.ipynb_checkpoints"]

myst_enable_extensions = ["amsmath", "dollarmath", "deflist"]
myst_heading_anchors = 3
nb_execution_mode = "auto"  # a notebook kept without outputs is run
nb_execution_raise_on_error = True
nb_execution_timeout = 300

bibtex_bibfiles = ["references.bib"]
bibtex_default_style = "plain"
bibtex_reference_style = "author_year"

html_theme = "furo"
html_title = "appell"
html_show_sphinx = False
