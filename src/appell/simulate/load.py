"""Runs to files and back: NetCDF in the classic format, which SciPy reads and writes and every tool of the field opens.

The arrays are those of ``run.data``; the attribute ``appell`` holds, as JSON, what is not an array: the version, the
description of the system, the audit, events, modes and impacts. Names that NetCDF does not allow are written encoded,
with the true one in the attribute ``long_name``.
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Mapping
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from appell.equations import Equations
from appell.errors import AppellWarning, ModelError
from appell.simulate.audit import Audit
from appell.simulate.completed_start import CompletedStart
from appell.simulate.description import Description
from appell.simulate.modes.record import Impact, ModeSpan
from appell.simulate.run import EventFound, Run
from appell.simulate.stored import Stored

if TYPE_CHECKING:
    import xarray as xr

FORMAT = 1
"""Raised when a file of before can no longer be read as it is."""
ENCODED = "encoded "
LARGEST = 2**32 - 8
"""Bytes of one array in the classic format."""
_PLAIN = re.compile(r"[A-Za-z_][\w .'-]*(?<! )", re.ASCII)
_TYPES = frozenset("byte char short ushort int uint int64 uint64 long float real double bool string".split())


def to_file(run: Run) -> xr.Dataset:
    """The dataset as a file holds it. Raises ModelError where an array is too large for the format."""
    data = run.data.copy()
    for name, values in data.variables.items():
        if values.nbytes > LARGEST:
            raise ModelError(
                f"'{name}' takes {values.nbytes / 2**30:.1f} GiB, and NetCDF holds 4 GiB in one array: take fewer "
                "samples, or write run.data in another format (run.data.to_zarr)."
            )
    renamed = {name: _encoded(str(name)) for name in data.data_vars if _encoded(str(name)) != name}
    for name in renamed:
        data[name].attrs["long_name"] = name
    data.attrs["appell"] = json.dumps(_facts(run))
    return data.rename(renamed)


def load(path: str | Path, *, equations: Equations | None = None) -> Run:
    """A run that was saved, with its arrays, reactions, contacts, events, modes, audit and figure.

    >>> import tempfile, pathlib, appell as ap
    >>> run = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, {"u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3})
    >>> path = pathlib.Path(tempfile.mkdtemp()) / "pucks.nc"
    >>> run.save(path)
    >>> again = ap.load(path)
    >>> bool((again["u1"] == run["u1"]).all()), again.audit.steps == run.audit.steps
    (True, True)

    Parameters
    ----------
    path
        What ``run.save`` wrote. Arrays are read from it when they are asked for, so that a run may be larger than
        memory.
    equations
        Those of the run, where they are at hand: the file holds no equations, and ``run.equations`` needs them (so does
        the motion without constraints in the figure).

    Returns
    -------
    Run
        The run; ``run.source`` is its description unless equations were given.

    Raises
    ------
    ModelError
        There is no such file, it is not a run, or the equations are those of another model.
    """
    data = _opened(Path(path))
    try:
        facts = json.loads(data.attrs["appell"])
    except (KeyError, ValueError):
        raise ModelError(f"'{path}' is not a run: appell.load reads what run.save wrote.") from None
    _warn_of_version(path, facts)
    description = Description.from_json(facts["description"])
    if equations is not None and (equations.mechanism.name, equations.principle.name) != (
        description.model,
        description.principle,
    ):
        raise ModelError(
            f"the equations are of '{equations.mechanism.name}' by {equations.principle.name}, and '{path}' is a run "
            f"of '{description.model}' by {description.principle}."
        )
    true_names = {name: values.attrs.pop("long_name") for name, values in data.variables.items() if _is_encoded(name)}
    return Run(
        Stored(data.rename(true_names)),
        description if equations is None else equations,
        events=tuple(EventFound(**event) for event in facts["events"]),
        spans=tuple(ModeSpan(**(mode | {"active": tuple(mode["active"])})) for mode in facts["modes"]),
        begun=CompletedStart(**facts.get("start", {})),
        impacts=tuple(_impact(impact) for impact in facts["impacts"]),
        message=facts["message"],
        parameter_values=_column(description.parameters),
        recovered=frozenset(description.recovered),
        auditor=_audit(facts["audit"]),
    )


def _opened(path: Path) -> xr.Dataset:
    import xarray as xr

    if not path.is_file():
        raise ModelError(f"there is no file '{path}'.")
    try:
        return xr.open_dataset(path, engine="scipy", decode_times=False, mask_and_scale=False)
    except (TypeError, ValueError, OSError) as error:
        raise ModelError(f"'{path}' is not a run: it is not NetCDF in the classic format ({error}).") from error


def _encoded(name: str) -> str:
    """A name that NetCDF allows; two names never become one."""
    if _PLAIN.fullmatch(name) and name not in _TYPES and not name.startswith(ENCODED):
        return name
    return ENCODED + quote(name, safe=" ").replace("%", "$")


def _is_encoded(name: object) -> bool:
    return str(name).startswith(ENCODED)


def own_version() -> str:
    """The version of appell that runs."""
    try:
        return version("appell")
    except PackageNotFoundError:
        return "unknown"


def _facts(run: Run) -> dict[str, Any]:
    """All of a run that is not an array, as plain data."""
    return {
        "format": FORMAT,
        "version": own_version(),
        "description": run.description.as_json(),
        "audit": asdict(run.audit),
        "events": [asdict(event) for event in run.events],
        "start": asdict(run.start),
        "modes": [asdict(mode) for mode in run.modes],
        "impacts": [asdict(impact) for impact in run.impacts],
        "message": run.message,
    }


def _warn_of_version(path: str | Path, facts: Mapping[str, Any]) -> None:
    written, own = (facts.get("format"), facts.get("version")), (FORMAT, own_version())
    if written != own:
        warnings.warn(
            f"'{path}' was written by appell {written[1]} (format {written[0]}), and this is {own[1]} "
            f"(format {own[0]}): what both know is read.",
            AppellWarning,
            stacklevel=3,
        )


def _column(parameters: Mapping[str, float]) -> Any:
    import numpy as np

    return np.array(list(parameters.values()), float)


def _impact(found: Mapping[str, Any]) -> Impact:
    impulses = {name: tuple(values) for name, values in found["impulses"].items()}
    return Impact(found["time"], tuple(found["struck"]), impulses, found["lost"])


def _audit(found: Mapping[str, Any]) -> Audit:
    """The audit as it was written; what this version does not know is left out."""
    known = {name: value for name, value in found.items() if name in Audit.__dataclass_fields__}
    undetermined = {name: tuple(rows) for name, rows in known.get("undetermined", {}).items()}
    return Audit(**(known | {"redundant": tuple(known["redundant"]), "undetermined": undetermined}))
