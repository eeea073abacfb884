"""LaTeX that is compiled, where there is a compiler: what a test of typeset equations asks for."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

KATEX = set(
    r"""\alpha \beta \gamma \delta \epsilon \varepsilon \zeta \eta \theta \vartheta \iota \kappa \lambda \mu \nu \xi \pi
    \rho \sigma \tau \upsilon \phi \varphi \chi \psi \omega \Gamma \Delta \Theta \Lambda \Xi \Pi \Sigma \Upsilon \Phi
    \Psi \Omega \frac \sqrt \sin \cos \tan \sec \csc \cot \sinh \cosh \tanh \log \ln \exp \arcsin \arccos \arctan
    \operatorname \left \right \bigl \bigr \dot \ddot \dddot \ddddot \hat \bar \tilde \vec \mathit \mathrm \mathbf
    \boldsymbol \text \quad \qquad \, \: \; \! \{ \} \\ \cdot \partial \begin \end \notag \geq \leq \neq \wedge \vee
    \min \max \sum \times \delta \top \infty \circ \prime \int \limits \hline \mathsf \star \le \ge \ne \displaystyle
    \ell \hbar \nabla \in \sim \to \land \lor \lfloor \rfloor \lceil \rceil \tfrac \dfrac \ldots \dots""".split()
)
"""Commands that KaTeX's list of supported functions has (katex.org/docs/supported)."""

ENVIRONMENTS = {"aligned", "align", "align*", "equation", "equation*", "cases", "matrix", "array", "gathered"}


def require_pdflatex() -> None:
    """Skip the test where no LaTeX is installed."""
    if shutil.which("pdflatex") is None:
        pytest.skip("pdflatex is not installed here (apt: texlive-latex-base)")


def overfull(body: str, folder: Path, width: float | None = None) -> list[float]:
    """Compile a body (of an article with amsmath, of this width) or a whole document: points that lines stick out."""
    require_pdflatex()
    document = body
    if width is not None:
        document = (
            "\\documentclass{article}\n\\usepackage{amsmath}\n"
            f"\\textwidth={width}pt\n\\textheight=16000pt\n\\allowdisplaybreaks\n"
            f"\\begin{{document}}\n{body}\n\\end{{document}}\n"
        )
    (folder / "page.tex").write_text(document, encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "page.tex"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", timeout=120)
    assert done.returncode == 0, "\n".join(line for line in done.stdout.splitlines()[-25:])
    assert not re.search(r"Missing character|undefined", done.stdout)
    return [float(points) for points in re.findall(r"Overfull \\hbox \(([\d.]+)pt", done.stdout)]


def unknown_to_katex(latex: str) -> set[str]:
    """Commands and environments that are not in KaTeX's list."""
    commands = set(re.findall(r"\\[A-Za-z]+|\\[^A-Za-z\s]", latex)) - KATEX
    return commands | (set(re.findall(r"\\begin\{([a-z*]+)\}", latex)) - ENVIRONMENTS)
