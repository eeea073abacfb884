"""Figures for print, and figures that show themselves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import sympy as sm
from matplotlib.image import imread

import appell as ap
from appell.view.paper import typeset
from tests.support import run_of

COLUMN, PAGE = 85 / 25.4, 175 / 25.4  # millimetres in inches


@pytest.fixture(scope="module")
def run() -> ap.Run:
    return run_of("chaplygin-sleigh", "Kane, minimal")


def test_a_figure_is_as_wide_as_a_column_or_a_page(run: ap.Run, tmp_path: Path) -> None:
    column, page = run.figure(path=tmp_path / "c.png"), run.figure(width="page")
    assert column.get_size_inches()[0] == pytest.approx(COLUMN, rel=0.01)
    assert page.get_size_inches()[0] == pytest.approx(PAGE, rel=0.01)
    assert imread(tmp_path / "c.png").shape[1] == pytest.approx(600 * COLUMN, rel=0.01)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(("suffix", "begins"), [("pdf", b"%PDF"), ("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_a_figure_is_written_in_the_format_of_its_suffix(
    run: ap.Run, tmp_path: Path, suffix: str, begins: bytes
) -> None:
    run.figure(path=tmp_path / f"f.{suffix}")
    assert (tmp_path / f"f.{suffix}").read_bytes().startswith(begins)


def test_every_axis_has_its_unit_and_every_panel_what_was_asked_for(run: ap.Run) -> None:
    theta, v = run.equations.coordinates[2], run.equations.speeds[0]
    figure = run.figure(
        ["paths", ["v", "s"], {"kinetic": v**2 / 2, "angle": theta}, theta.diff(), "lambda_no_side_slip"]
    )
    labels = [axes.get_ylabel() for axes in figure.axes]
    assert labels[0] == "$y$ / m"
    assert labels[1] == "$v$, $s$ / (m/s)"
    assert [line.get_label() for line in figure.axes[2].lines] == ["kinetic / (m$^2$/s$^2$)", "angle / rad"]
    assert labels[3].endswith("/ (rad/s)")
    assert labels[4] == r"$\lambda_{\mathrm{no\ side\ slip}}$ / N"
    assert {axes.get_xlabel() for axes in figure.axes[1:]} == {"$t$ / s"}
    np.testing.assert_array_equal(figure.axes[1].lines[0].get_ydata(), run["v"])
    np.testing.assert_allclose(figure.axes[2].lines[0].get_ydata(), run["v"] ** 2 / 2)


@pytest.mark.parametrize("width", ["column", "page"])
def test_legends_and_labels_cover_no_line(run: ap.Run, width: str) -> None:
    figure = run.figure(
        [["v", "s", "omega"], ["x", "y", "theta"], ap.acceleration(run.equations.mechanism.masses[0])], width=width
    )
    figure.draw_without_rendering()
    for axes in (axes for axes in figure.axes if axes.get_visible()):
        inside = axes.get_window_extent()
        for thing in (axes.get_legend(), *axes.texts):
            assert thing.get_window_extent().y0 >= inside.y1 - 1  # all of it stands above the axes
            assert thing.get_window_extent().x1 <= figure.bbox.x1 + 1


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("theta", r"$\theta$"),
        ("q1'", r"$\dot{q_{1}}$"),
        ("omega''", r"$\ddot{\omega}$"),
        ("lambda_rod", r"$\lambda_{\mathrm{rod}}$"),
        ("power of drag", "power of drag"),
    ],
)
def test_names_are_typeset(key: str, text: str) -> None:
    assert typeset(key) == text


def test_bad_requests_of_a_figure_are_refused(run: ap.Run) -> None:
    with pytest.raises(ap.ModelError, match="'column' and 'page'"):
        run.figure(width="wide")
    with pytest.raises(ap.ModelError, match="style='paper'"):
        run.figure(style="fancy")
    with pytest.raises(ap.ModelError, match="at least one panel"):
        run.figure([])
    with pytest.raises(ap.ModelError, match="not a symbol"):
        run.figure([sm.Symbol("k") + 1])


def test_a_figure_is_a_picture_in_a_notebook(run: ap.Run) -> None:
    for figure in (run.plot(), run.figure()):
        assert figure._repr_png_().startswith(b"\x89PNG")


@pytest.mark.slow
def test_a_session_at_a_terminal_gets_figures_of_pyplot_and_a_script_does_not() -> None:
    """Where somebody types, the figure has a window's manager, as matplotlib's own; a backend of the test stands in."""
    code = """
import sys, matplotlib as mpl
import appell as ap
from matplotlib import pyplot as plt
import appell.view.shown as shown
run = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).simulate(1.0, {"v": 1.0, "omega": 0.5}, samples=5)
run.plot(); print(len(plt.get_fignums()))
sys.ps1 = ">>> "
mpl.get_backend = lambda: "tkagg"
figure = run.plot(); print(len(plt.get_fignums()), figure.canvas.manager is not None)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["0", "1 True"]
