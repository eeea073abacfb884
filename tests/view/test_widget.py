"""The live widget of a run: what sliders do in the kernel, and what remains of it without one."""

from __future__ import annotations

import re
import sys

import numpy as np
import pytest

import appell as ap

anywidget = pytest.importorskip("anywidget")


@pytest.fixture(scope="module")
def pendulum() -> ap.Equations:
    return ap.catalogue.cartesian_pendulum().derive(ap.Kane())


def test_a_slider_runs_the_motion_again_and_the_plots_are_those_of_a_native_run(pendulum: ap.Equations) -> None:
    shown = pendulum.simulate(2.0, {"x": 1.0, "y": 0.0}).widget({"g": (1.0, 20.0)}, show=["x", ["vx", "vy"]])
    before = shown.widget.plots
    shown.widget.values = {"g": 3.0}
    run = pendulum.simulate(2.0, {"x": 1.0, "y": 0.0}, parameters={"g": 3.0}, tolerance=1e-8, samples=301)
    series = [line for plot in shown.widget.plots for line in plot["series"]]
    assert [line["name"] for line in series] == ["x", "vx", "vy"]
    for line in series:
        np.testing.assert_allclose(line["y"], run[line["name"]], rtol=1e-5, atol=1e-9)
    assert shown.widget.plots != before
    assert [plot["y"] for plot in shown.widget.plots] == ["x / m", "vx, vy / (m/s)"]
    assert "energy error" in shown.widget.message


def test_a_start_that_no_longer_fits_is_moved_to_the_nearest(pendulum: ap.Equations) -> None:
    """A longer rod: the bob is put on the larger circle, in the same direction."""
    run = pendulum.simulate(1.0, {"x": 0.6, "y": -0.8})
    shown = run.widget({"L": (0.5, 3.0)}, show=["x", "y"])
    shown.widget.values = {"L": 2.0}
    first = [plot["series"][0]["y"][0] for plot in shown.widget.plots]
    np.testing.assert_allclose(first, [1.2, -1.6], rtol=1e-5)


def test_what_cannot_run_is_said_and_the_plots_stay() -> None:
    model = ap.Model("light")
    x, m = model.coordinates("x"), model.parameters("m", 1.0, unit="kg")
    P = model.particle("P", mass=m, position=x * model.frame.x)
    model.force(P, model.frame.x)
    shown = model.derive(ap.Kane()).simulate(1.0, {x: 0.0}).widget({m: (0.0, 2.0)})
    before = shown.widget.plots
    shown.widget.values = {"m": 0.0}
    assert shown.widget.plots == before
    assert "not unique" in shown.widget.message


def test_sliders_have_names_units_and_ranges_and_unknown_ones_are_refused(pendulum: ap.Equations) -> None:
    run = pendulum.simulate(1.0, {"x": 1.0, "y": 0.0})
    shown = run.widget(["g", "x"])
    g, x = shown.widget.sliders
    assert (g["unit"], g["min"], g["max"], g["value"]) == ("m/s^2", 9.81 / 2, 9.81 * 2, 9.81)
    assert (x["label"], x["unit"]) == ("x at the start", "m")
    with pytest.raises(ap.ModelError, match="'h' is not a parameter"):
        run.widget(["h"])
    with pytest.raises(ap.ModelError, match="lower end first"):
        run.widget({"g": (2.0, 1.0)})


def test_without_anywidget_it_says_what_to_install(pendulum: ap.Equations, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "appell.view.live_widget", None)
    with pytest.raises(ap.ModelError, match=r"\[notebook\]"):
        pendulum.simulate(1.0, {"x": 1.0, "y": 0.0}).widget()


NOTEBOOK = """
import appell as ap
run = ap.catalogue.cartesian_pendulum().derive(ap.Kane()).simulate(1.0, {"x": 1.0, "y": 0.0})
run.widget()
"""


def executed(code: str):  # type: ignore[no-untyped-def]
    nbclient, nbformat = pytest.importorskip("nbclient"), pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])
    return nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()


@pytest.mark.slow
def test_a_notebook_holds_the_widget_and_a_still_picture_for_pages_without_a_kernel() -> None:
    notebook = executed(NOTEBOOK)
    outputs = notebook.cells[0].outputs
    assert any("application/vnd.jupyter.widget-view+json" in output.get("data", {}) for output in outputs)
    html = "".join(output.get("data", {}).get("text/html", "") for output in outputs)
    assert re.search(r'<div id="appell-\w+"><img src="data:image/png;base64,\w', html)
    nbconvert = pytest.importorskip("nbconvert")
    page, _ = nbconvert.HTMLExporter().from_notebook_node(notebook)
    assert "data:image/png;base64," in page
    assert not re.search(r'id="appell-\w+"[^>]*display', page)  # nothing hides the picture until a kernel answers


@pytest.mark.slow
def test_plots_and_figures_show_themselves_in_a_notebook() -> None:
    start = NOTEBOOK.replace("run.widget()", "")
    for last in ("run.plot()", "run.figure()"):
        (output,) = executed(start + last).cells[0].outputs
        assert output["data"]["image/png"]
