"""Which cases a sweep runs: every combination on a grid, a list of them, or random draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike

from appell.algebra.sampling import Generator, seeded
from appell.errors import ModelError
from appell.model.names import name_of

STATE, PARAMETER, INPUT = "state", "parameter", "input"
CASE = "case"


class Distribution(Protocol):
    """What SciPy calls a frozen distribution."""

    def rvs(self, size: int, random_state: Generator) -> ArrayLike:
        """So many values."""


Sampler = Distribution | Callable[[Generator, int], ArrayLike]


@dataclass(frozen=True)
class Column:
    """The values of one quantity over the cases, along one dimension of the design."""

    kind: str
    name: str
    dimension: str
    values: np.ndarray = field(repr=False)

    @property
    def label(self) -> str:
        """What it is called among the results: where a state starts is not its history."""
        return f"initial_{self.name}" if self.kind == STATE else self.name


@dataclass(frozen=True)
class Design:
    """The cases of a sweep; made by :func:`grid`, :func:`cases` or :func:`draws`.

    >>> import appell as ap
    >>> ap.grid(parameters={"m": [1.0, 2.0], "l": [0.1, 0.2, 0.3]}).shape
    (2, 3)

    Attributes
    ----------
    dimensions
        Name and length of each.
    columns
        What varies, and how.
    seed
        Of random draws; None for others.
    """

    dimensions: tuple[tuple[str, int], ...]
    columns: tuple[Column, ...]
    seed: int | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each dimension."""
        return tuple(length for _, length in self.dimensions)

    @property
    def size(self) -> int:
        """How many cases there are."""
        return int(np.prod(self.shape))

    def case(self, number: int) -> tuple[dict[str, float], dict[str, float]]:
        """What a case gives for the state and for the parameters.

        Parameters
        ----------
        number
            Of the case; the last dimension runs fastest.
        """
        return self._one(STATE, number), self._one(PARAMETER, number)

    def inputs(self, number: int) -> dict[str, float]:
        """What a case gives for the inputs of the model, constant over time.

        Parameters
        ----------
        number
            Of the case.
        """
        return self._one(INPUT, number)

    def _one(self, kind: str, number: int) -> dict[str, float]:
        return {name: float(values[0]) for name, values in self.values(kind, np.array([number])).items()}

    def values(self, kind: str, numbers: np.ndarray) -> dict[str, np.ndarray]:
        """What cases give for the quantities of one kind: "state", "parameter" or "input".

        Parameters
        ----------
        kind
            Of the quantities.
        numbers
            Of the cases.
        """
        places = zip((name for name, _ in self.dimensions), np.unravel_index(numbers, self.shape), strict=True)
        at = dict(places)
        return {c.name: c.values[at[c.dimension]] for c in self.columns if c.kind == kind}

    def __repr__(self) -> str:
        sides = " x ".join(f"{name} {length}" for name, length in self.dimensions)
        return f"Design({sides}: {self.size} cases of {', '.join(column.label for column in self.columns)})"


def grid(
    *,
    state: Mapping[Any, ArrayLike] | None = None,
    parameters: Mapping[Any, ArrayLike] | None = None,
    inputs: Mapping[Any, ArrayLike] | None = None,
) -> Design:
    """Every combination of values of states, parameters and inputs.

    >>> import appell as ap
    >>> ap.grid(state={"omega": [0.1, 0.2, 0.3]}, parameters={"a": [1.0, 2.0]})
    Design(initial_omega 3 x a 2: 6 cases of initial_omega, a)

    Parameters
    ----------
    state, parameters, inputs
        For each quantity its values. Those of a state are a dimension ``initial_NAME``, those of a parameter or of an
        input (constant over time) ``NAME``.

    Returns
    -------
    Design

    Raises
    ------
    ModelError
        Nothing varies, or values are not finite numbers in a row.
    """
    columns = [Column(kind, name, "", values) for kind, name, values in _given(state, parameters, inputs)]
    own = tuple(Column(c.kind, c.name, c.label, c.values) for c in columns)
    return Design(tuple((c.label, c.values.size) for c in own), own)


def cases(
    *,
    state: Mapping[Any, ArrayLike] | None = None,
    parameters: Mapping[Any, ArrayLike] | None = None,
    inputs: Mapping[Any, ArrayLike] | None = None,
) -> Design:
    """A list of cases: the first values of everything, then the second ones, and so on; the dimension is ``case``.

    >>> import appell as ap
    >>> ap.cases(state={"x": [0.0, 1.0]}, parameters={"m": [1.0, 2.0]}).case(1)
    ({'x': 1.0}, {'m': 2.0})

    Parameters
    ----------
    state, parameters, inputs
        For each quantity its values, as many for each.

    Returns
    -------
    Design

    Raises
    ------
    ModelError
        As :func:`grid`, or quantities have different numbers of values.
    """
    given = _given(state, parameters, inputs)
    lengths = {name: values.size for _, name, values in given}
    if len(set(lengths.values())) > 1:
        counts = ", ".join(f"'{name}' {length}" for name, length in lengths.items())
        raise ModelError(f"a list of cases needs as many values of each quantity: there are {counts}.")
    columns = tuple(Column(kind, name, CASE, values) for kind, name, values in given)
    return Design(((CASE, columns[0].values.size),), columns)


def draws(
    count: int,
    *,
    seed: int,
    state: Mapping[Any, Sampler] | None = None,
    parameters: Mapping[Any, Sampler] | None = None,
    inputs: Mapping[Any, Sampler] | None = None,
) -> Design:
    """Random cases; the seed is recorded with the results, and the same seed draws the same cases.

    >>> import appell as ap
    >>> made = ap.draws(3, seed=1, parameters={"m": lambda generator, n: generator.uniform(1, 2, n)})
    >>> made, made.columns[0].values.round(6)
    (Design(case 3: 3 cases of m), array([1.511822, 1.950464, 1.14416 ]))

    Parameters
    ----------
    count
        How many.
    seed
        A whole number.
    state, parameters, inputs
        For each quantity a distribution of ``scipy.stats`` (``norm(1, 0.1)``), or a function of a generator and a
        number.

    Returns
    -------
    Design

    Raises
    ------
    ModelError
        As :func:`cases`.
    """
    generator = seeded(seed)
    every = (dict(state or {}), dict(parameters or {}), dict(inputs or {}))
    made = [{key: _drawn(sampler, generator, count) for key, sampler in given.items()} for given in every]
    listed = cases(state=made[0], parameters=made[1], inputs=made[2])
    return Design(listed.dimensions, listed.columns, seed)


def _drawn(sampler: Sampler, generator: Generator, count: int) -> ArrayLike:
    if hasattr(sampler, "rvs"):
        return sampler.rvs(size=count, random_state=generator)
    return sampler(generator, count)


def _given(
    state: Mapping[Any, ArrayLike] | None,
    parameters: Mapping[Any, ArrayLike] | None,
    inputs: Mapping[Any, ArrayLike] | None,
) -> list[tuple[str, str, np.ndarray]]:
    """Kind, name and values of everything that varies, checked."""
    found = []
    for kind, given in ((STATE, state or {}), (PARAMETER, parameters or {}), (INPUT, inputs or {})):
        for key, values in given.items():
            numbers = np.atleast_1d(np.asarray(values, float))
            if numbers.ndim != 1 or not numbers.size or not np.isfinite(numbers).all():
                raise ModelError(f"the values of '{name_of(key)}' in a sweep must be finite numbers in one row.")
            found.append((kind, name_of(key), numbers))
    if not found:
        raise ModelError("nothing varies in this sweep: give values of a state, a parameter or an input.")
    return found
