"""In a notebook every figure is a picture, and a table stands there once."""

from __future__ import annotations

import builtins

import pytest

import appell as ap


class ZMQInteractiveShell:
    """What rich takes for the shell of a notebook, by its name."""


def test_a_table_in_a_notebook_is_text_and_displays_nothing(monkeypatch, capsys) -> None:
    found = ap.catalogue.chaplygin_sleigh().classify()
    plain = str(found)
    monkeypatch.setattr(builtins, "get_ipython", ZMQInteractiveShell, raising=False)
    assert str(found) == plain
    assert "no side slip" in plain
    assert capsys.readouterr().out == ""


def test_a_still_is_a_picture() -> None:
    model = ap.Model("stone")
    z = model.coordinates("z")
    model.particle("stone", 1, z * model.frame.z)
    run = model.derive(ap.Kane()).simulate(1.0, {z: 1.0}, samples=3)
    assert run.still()._repr_png_().startswith(b"\x89PNG")


CELLS = (
    "import appell as ap",
    "ap.catalogue.chaplygin_sleigh().classify()",
    "start = {'x': 0, 'y': 0, 'theta': 0, 'v': 1.0, 'omega': 2.0}\n"
    "run = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).simulate(1.0, start, samples=5)",
    "run.still()",
    "run.plot()",
    "print(len(str(ap.kinds())))",
)


@pytest.mark.slow
def test_cells_of_a_notebook_have_one_output_each() -> None:
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in CELLS])
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [[out for out in cell["outputs"] if out.get("name") != "stderr"] for cell in notebook["cells"]]
    assert [len(found) for found in outputs] == [0, 1, 0, 1, 1, 1]
    assert "text/html" in outputs[1][0]["data"]
    assert "image/png" in outputs[3][0]["data"]
    assert "image/png" in outputs[4][0]["data"]
    assert int(outputs[5][0]["text"]) > 1000
