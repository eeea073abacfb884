"""How the shapes of a scene follow the parameters, for a page that draws them anew when a slider moves.

A scene is built with numbers. Its numbers are taken at other parameters, and held against two laws:
n = a + sum b_i p_i, and n = c product p_i^k_i. What obeys one of them, at further parameters too, follows in the page;
of what obeys neither, the parameters are named, and the page says that shapes do not follow these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.algebra.sampling import seeded
from appell.errors import AppellError
from appell.model import ModelData
from appell.view.scene.build import Workshop, built
from appell.view.scene.sampled import sampled

STEP = 0.06
"""Relative change of a parameter by which its part in a number is found."""
SPREAD = 0.15
"""Of the parameters at which a law is checked."""
CHECKS = 3
SAME = 1e-9
"""Relative: two numbers of a scene that are one."""
KEYS = ("size", "position", "quaternion", "points", "vertices")
"""What of a shape is numbers."""

Path = tuple[str, int, int, str]
"""Where numbers stand in a scene: "node" or "link", its number, that of the shape, which of its entries."""
Numbers = dict[Path, np.ndarray]


@dataclass(frozen=True)
class Follows:
    """Laws of the numbers that follow, as the page reads them, and the parameters that some shape does not follow."""

    laws: tuple[dict[str, Any], ...] = ()
    left: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {"laws": list(self.laws), "left": list(self.left)}


def scene_follows(data: ModelData, at: Mapping[str, float], places: np.ndarray | None = None) -> Follows:
    """The laws of the scene of a model; how large balls, pins and floors are drawn is no matter of parameters."""
    first = sampled(data, at)
    extent = Workshop(first, places).extent

    def build(values: Mapping[str, float]) -> Mapping[str, Any]:
        return built(Workshop(first.with_parameters(values), places, extent)).to_dict()

    return follows(build, at)


def follows(build: Callable[[Mapping[str, float]], Mapping[str, Any]], at: Mapping[str, float]) -> Follows:
    """The laws of a scene near some parameters.

    Parameters
    ----------
    build
        Gives the scene at parameters, as plain data.
    at
        The parameters of the run.
    """
    here = dict(at)
    base = numbers_of(build(here))
    moving = [name for name in here if here[name] != 0]
    probes: dict[str, Numbers | None] = {}
    for name in _mattering(moving, build, here, base):
        probes[name] = _probe(build, here | {name: here[name] * (1 + STEP)}, base)
    left = {name for name, found in probes.items() if found is None}
    names = [name for name in probes if name not in left]
    checks = _checks(build, here, names, base)
    if checks is None:  # another shape altogether not far away: nothing is known
        return Follows((), tuple(probes))
    laws = []
    for path, numbers in base.items():
        acting = [n for n in names if not _equal(probes[n][path], numbers)]  # type: ignore[index]
        if not acting:
            continue
        law = _law(numbers, {n: probes[n][path] for n in acting}, here, [(p, c[path]) for p, c in checks])  # type: ignore[index]
        if law is None:
            left |= set(acting)
        else:
            laws.append(dict(zip(("kind", "index", "shape", "key"), path, strict=True)) | law)
    return Follows(tuple(laws), tuple(n for n in here if n in left))


def numbers_of(scene: Mapping[str, Any]) -> Numbers:
    """All numbers that shapes and links have."""
    found: Numbers = {}
    for i, node in enumerate(scene["nodes"]):
        for j, shape in enumerate(node["shapes"]):
            for key in KEYS:
                if shape.get(key) is not None:
                    found["node", i, j, key] = np.asarray(shape[key], float)
    for i, link in enumerate(scene["links"]):
        for key in ("offset_from", "offset_to"):
            found["link", i, 0, key] = np.asarray(link[key], float)
    return found


def _mattering(
    names: Sequence[str], build: Callable[[Mapping[str, float]], Any], here: dict[str, float], base: Numbers
) -> Iterator[str]:
    """The parameters on which the scene hangs: all at once, and by halves where something moves."""
    if not names:
        return
    factors = 1 + STEP * (1 + 0.1 * np.arange(len(names)))
    changed = _probe(build, here | {n: here[n] * float(f) for n, f in zip(names, factors, strict=True)}, base)
    if changed is not None and all(_equal(changed[path], numbers) for path, numbers in base.items()):
        return
    if len(names) == 1:
        yield names[0]
        return
    half = len(names) // 2
    yield from _mattering(names[:half], build, here, base)
    yield from _mattering(names[half:], build, here, base)


def _probe(build: Callable[[Mapping[str, float]], Any], at: Mapping[str, float], base: Numbers) -> Numbers | None:
    """The numbers at other parameters; None where there are other shapes, or none."""
    try:
        found = numbers_of(build(at))
    except AppellError:
        return None
    alike = found.keys() == base.keys() and all(found[path].shape == base[path].shape for path in base)
    return found if alike else None


def _checks(
    build: Callable[[Mapping[str, float]], Any], here: dict[str, float], names: Sequence[str], base: Numbers
) -> list[tuple[dict[str, float], Numbers]] | None:
    """Further parameters with their numbers."""
    rng, found = seeded(0), []
    for _ in range(CHECKS if names else 0):
        at = here | {n: here[n] * float(1 + SPREAD * rng.uniform(-1, 1)) for n in names}
        numbers = _probe(build, at, base)
        if numbers is None:
            return None
        found.append((at, numbers))
    return found


def _law(
    base: np.ndarray,
    probes: Mapping[str, np.ndarray],
    here: Mapping[str, float],
    checks: Sequence[tuple[Mapping[str, float], np.ndarray]],
) -> dict[str, Any] | None:
    """The law that the numbers obey; None for neither."""
    slopes = {n: (value - base) / (STEP * here[n]) for n, value in probes.items()}
    rest = base - sum(slope * here[n] for n, slope in slopes.items())
    if all(_equal(value, rest + sum(s * at[n] for n, s in slopes.items())) for at, value in checks):
        return {"base": _plain(rest), "slopes": {n: _plain(s) for n, s in slopes.items()}}
    some = np.abs(base) > SAME * max(1.0, float(np.abs(base).max(initial=0.0)))
    if any((np.abs(value[~some]) > SAME).any() or (value[some] * base[some] <= 0).any() for value in probes.values()):
        return None
    powers = {}
    for n, value in probes.items():
        k = np.zeros_like(base)
        k[some] = np.log(value[some] / base[some]) / np.log1p(STEP)
        powers[n] = np.where(np.abs(k - np.round(2 * k) / 2) < 1e-6, np.round(2 * k) / 2, k)
    for at, value in checks:
        factor = np.prod([(at[n] / here[n]) ** k for n, k in powers.items()], axis=0)
        if not _equal(value, base * factor):
            return None
    return {
        "base": _plain(base),
        "powers": {n: _plain(k) for n, k in powers.items()},
        "at": {n: here[n] for n in powers},
    }


def _equal(a: np.ndarray, b: np.ndarray) -> bool:
    return bool(np.abs(a - b).max(initial=0.0) <= SAME * max(1.0, float(np.abs(b).max(initial=0.0))))


def _plain(numbers: np.ndarray) -> list[float]:
    """Flat, to ten digits: what is drawn needs no more."""
    return [float(f"{number:.10g}") for number in np.ravel(numbers)]
