"""The errors appell raises: each says what is wrong, where, and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = [
    "AppellError",
    "AppellWarning",
    "CompileError",
    "ConstraintError",
    "InconsistentState",
    "ModelError",
    "NotApplicable",
    "SimulationError",
    "SingularSystem",
]


class AppellError(Exception):
    """Anything appell refuses.

    >>> import appell as ap
    >>> try:
    ...     ap.Model("m").body("ball", mass=-1)
    ... except ap.AppellError as error:
    ...     print(error)
    the body 'ball' has no inertia: give inertia= (or inertia_zz= for motion in a plane).
    """


class ModelError(AppellError):
    """A model that does not make sense: an unknown symbol, a duplicate name, a missing value.

    >>> import appell as ap
    >>> ap.Model("m").body("ball", mass=-1)
    Traceback (most recent call last):
        ...
    appell.errors.ModelError: the body 'ball' has no inertia: give inertia= (or inertia_zz= for motion in a plane).
    """


class ConstraintError(AppellError):
    """A constraint that cannot be honoured: contradictory, empty, of an order nobody can treat.

    >>> import appell as ap
    >>> ap.Model("m").constrain("nothing", 0)
    Traceback (most recent call last):
        ...
    appell.errors.ConstraintError: the constraint 'nothing' reads 0 = 0: it is always satisfied, and ...
    """


class NotApplicable(AppellError):
    """A principle that does not admit a constraint of the model.

    >>> import appell as ap
    >>> ap.catalogue.jankowski_particle().derive(ap.Kane())
    Traceback (most recent call last):
        ...
    appell.errors.NotApplicable: Kane does not admit the constraint 'size of acceleration', which is ...
    """


class SingularSystem(AppellError):
    """A motion that is not unique: the accelerations cannot be solved for.

    >>> import appell as ap
    >>> free = ap.Model("no mass"); x = free.coordinates("x")
    >>> _ = free.particle("P", mass=0, position=x * free.frame.x)
    >>> free.simulate(1.0)
    Traceback (most recent call last):
        ...
    appell.errors.SingularSystem: the accelerations are not unique, or none satisfy the equations in ...
    """


class InconsistentState(AppellError):
    """A start that contradicts the constraints.

    >>> import appell as ap
    >>> ap.catalogue.cartesian_pendulum().simulate(1.0, {"x": 3.0, "y": 4.0})
    Traceback (most recent call last):
        ...
    appell.errors.InconsistentState: the coordinates given contradict the constraint 'rod': the residual ...
    """


class CompileError(AppellError):
    """An expression that has no machine code.

    >>> import appell as ap
    >>> issubclass(ap.CompileError, ap.AppellError)
    True
    """


class SimulationError(AppellError):
    """A run that could not go on: step size, domain of a function, an interrupted event cascade.

    >>> import appell as ap
    >>> ap.catalogue.painleve_rod().simulate(parameters={"mu": 1.5})
    Traceback (most recent call last):
        ...
    appell.errors.SimulationError: no reaction satisfies its own law (as with Painleve's rod): rigid ...
    """


class AppellWarning(UserWarning):
    """Something that is honoured but deserves a look.

    >>> import appell as ap
    >>> issubclass(ap.AppellWarning, UserWarning)
    True
    """


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
