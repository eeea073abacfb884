"""One call for the tests of the stepper: a session begun with options and brought to its end."""

from __future__ import annotations

from dataclasses import fields

from appell.compile import Program
from appell.simulate.integrate import Session, integrate
from appell.simulate.options import IntegrationOptions
from appell.simulate.trajectory import Trajectory

_OPTIONS = {field.name for field in fields(IntegrationOptions)}


def begin(program: Program, **arguments: object) -> Session:
    """A session; what is an option of the integration goes there."""
    options = {name: value for name, value in arguments.items() if name in _OPTIONS}
    rest = {name: value for name, value in arguments.items() if name not in _OPTIONS}
    return Session.begin(program, IntegrationOptions(**options), **rest)


def integrated(program: Program, *, progress: object = None, **arguments: object) -> Trajectory:
    """The motion to its end."""
    return integrate(begin(program, **arguments), progress, arguments.get("max_seconds"))
