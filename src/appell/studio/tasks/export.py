"""Export: a run or its model in other formats."""

from __future__ import annotations

import tempfile
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

from appell.errors import ModelError
from appell.model import suggestion
from appell.studio.tasks.mechanism import Asked, StudioModel, asked, mechanism, principle_of, stem
from appell.studio.tasks.run import simulated

File = dict[str, Any]


def export(request: dict[str, Any], progress: Any) -> File:
    """The run or its model in the format that is asked for."""
    formats: dict[str, Callable[[dict[str, Any], StudioModel, Asked, Any], File]] = {
        "csv": _csv,
        "nc": _netcdf,
        "gltf": _gltf,
        "py": _python,
        "tex": _latex,
        "json": _text,
    }
    wanted = request.get("format")
    if wanted not in formats:
        raise ModelError(f"'{wanted}' is not a format" + suggestion(str(wanted), formats))
    found = mechanism(request)
    made = formats[wanted](request, found, asked(request, found), progress)
    return {"file": f"{stem(request, found)}.{wanted}"} | made


def _csv(request: dict[str, Any], found: StudioModel, wanted: Asked, progress: Any) -> File:
    made = simulated(found, wanted, progress)
    return {"type": "text/csv", "text": _written(made.to_csv, "run.csv").decode("utf-8")}


def _netcdf(request: dict[str, Any], found: StudioModel, wanted: Asked, progress: Any) -> File:
    made = simulated(found, wanted, progress)
    return {"type": "application/x-netcdf", "base64": b64encode(_written(made.save, "run.nc")).decode("ascii")}


def _gltf(request: dict[str, Any], found: StudioModel, wanted: Asked, progress: Any) -> File:
    made = simulated(found, wanted, progress)
    content = b64encode(_written(made.to_gltf, "run.glb")).decode("ascii")
    return {"file": f"{stem(request, found)}.glb", "type": "model/gltf-binary", "base64": content}


def _written(write: Callable[[Path], Any], name: str) -> bytes:
    """What a run writes into a file."""
    with tempfile.TemporaryDirectory(prefix="appell-") as folder:
        path = Path(folder) / name
        write(path)
        return path.read_bytes()


def _python(request: dict[str, Any], found: StudioModel, wanted: Asked, progress: Any) -> File:
    system = request.get("system")
    if request.get("model") is None and system is not None:
        model = f"ap.catalogue.{str(system).replace('-', '_')}()"
    else:
        model = f"ap.Model.from_json({found.model.to_json(inputs=wanted.inputs)!r})"
    principle = type(principle_of(wanted.principle)).__name__
    watched = "".join(f"    # event {e.name!r}: a zero of {e.expression}\n" for e in wanted.events)
    inputs = "inputs=model.source.inputs, " if wanted.inputs else ""
    lines = (
        '"""Made by appell studio."""',
        "",
        "import appell as ap",
        "",
        f"model = {model}",
        f"start = {wanted.start!r}",
        f"duration = {wanted.duration!r}",
        "",
        'if __name__ == "__main__":',
        f"    equations = model.derive(ap.{principle}())",
        f"{watched}    run = equations.simulate(duration, start, {inputs}parameters={wanted.parameters!r}, "
        f"samples={wanted.samples!r}, tolerance={wanted.tolerance!r})",
        "    print(run.audit)",
        "",
    )
    return {"type": "text/x-python", "text": "\n".join(lines)}


def _latex(request: dict[str, Any], found: StudioModel, wanted: Asked, progress: Any) -> File:
    return {"type": "text/x-tex", "text": found.derived(wanted.principle).latex() + "\n"}


def _text(request: dict[str, Any], found: StudioModel, wanted: Asked, progress: Any) -> File:
    text = found.model.to_json(start=wanted.start, duration=wanted.duration, text=found.text, inputs=wanted.inputs)
    return {"type": "application/json", "text": text}
