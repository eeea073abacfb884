"""The errors appell raises: each says what is wrong, where, and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class AppellError(Exception):
    """Anything appell refuses."""


class ModelError(AppellError):
    """A model that does not make sense: an unknown symbol, a duplicate name, a missing value."""


class ConstraintError(AppellError):
    """A constraint that cannot be honoured: contradictory, empty, of an order nobody can treat."""


class NotApplicable(AppellError):
    """A principle that does not admit a constraint of the model."""


class SingularSystem(AppellError):
    """A motion that is not unique: the accelerations cannot be solved for."""


class InconsistentState(AppellError):
    """A start that contradicts the constraints."""


class CompileError(AppellError):
    """An expression that has no machine code."""


class SimulationError(AppellError):
    """A run that could not go on: step size, domain of a function, an interrupted event cascade."""


class AppellWarning(UserWarning):
    """Something that is honoured but deserves a look."""


def how_to_add(extra: str) -> str:
    """How an optional part is installed; appell comes as a checkout, so by the path of its folder.

    Parameters
    ----------
    extra
        Its name in ``pyproject.toml``.
    """
    return f"pip install '.[{extra}]' in the folder of appell"


@contextmanager
def refuse_deep_nesting(where: str) -> Iterator[None]:
    """Say by a ModelError that SymPy could not walk an expression; its walks are as deep as the expression is."""
    try:
        yield
    except RecursionError:
        raise ModelError(
            f"{where}: an expression is nested too deeply for SymPy. Write it flatter (sympy.expand), or raise the "
            "limit with sys.setrecursionlimit."
        ) from None
