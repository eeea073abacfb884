"""What an analysis found can be read in a terminal and in a notebook."""

from __future__ import annotations

import importlib.metadata

import numpy as np

import appell as ap


def test_a_classification_and_a_verdict_are_tables_in_a_notebook() -> None:
    found = ap.classify(ap.catalogue.two_pucks())
    assert found._repr_html_().count("<tr>") == 2
    assert "nonlinear by nature" in found._repr_html_()
    assert "<caption>perpendicular</caption>" in found["perpendicular"]._repr_html_()
    assert repr(found["perpendicular"]).startswith("perpendicular: nonlinear nonholonomic")


def test_names_of_a_model_are_escaped_in_a_notebook() -> None:
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    model.constrain("a < b", x.diff(model.time) - y)
    assert "a &lt; b" in ap.classify(model)._repr_html_()


def test_steady_motions_kinds_and_holonomy_are_readable_in_a_notebook() -> None:
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    assert "eigenvalues" in sleigh.steady_motion({"v": 1.0, "omega": 0.0})._repr_html_()
    assert "semiholonomic" in ap.kinds()._repr_html_()
    side = np.pi / 2
    latex = ap.roll_around([[0, 0], [side, 0], [side, side], [0, side]])._repr_latex_()
    assert "120^\\circ" in latex


def test_the_version_is_the_one_installed() -> None:
    assert ap.__version__ == importlib.metadata.version("appell")
