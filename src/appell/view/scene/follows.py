"""How the shapes of a scene follow the parameters, for a page that draws them anew when a slider moves.

A scene is built with numbers. Which parameters these were made of is known; at other values of theirs the numbers are
compared with two laws: n = a + sum b_i p_i, and n = c product p_i^k_i. What obeys one of them, at both ends of every
slider and where all of them are moved, follows in the page exactly. What obeys neither is tabulated along every slider:
n = n0 + sum (f_i(p_i) - n0), which is exact at the knots of one slider; the parameters of a table that is wrong where
several are moved are named, and so are those along whose slider other shapes appear, which shapes do not follow.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.algebra.sampling import seeded
from appell.errors import AppellError
from appell.mechanics import Mechanics
from appell.model import Mechanism
from appell.numbers import ZERO
from appell.view.scene.build import Workshop, built
from appell.view.scene.rotations import matrix
from appell.view.scene.sampled import sampled
from appell.view.style import SCENE

SPREADS = (0.15, 0.5, 0.5)
"""Of parameters that are all changed together."""
KEYS = ("size", "position", "quaternion", "points", "vertices")
"""What of a shape is numbers, cylinders excepted."""

Path = tuple[str, int, int, str]
"""Where numbers stand in a scene: "node" or "link", its number, that of the shape, which of its entries."""
Numbers = dict[Path, np.ndarray]


@dataclass(frozen=True)
class Follows:
    """Laws of the numbers that follow, as the page reads them, and the parameters that some shape does not follow.

    ``alone``: parameters that shapes follow while no other of them is moved.
    """

    laws: tuple[dict[str, Any], ...] = ()
    left: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {"laws": list(self.laws), "left": list(self.left), "alone": list(self.alone)}


def scene_follows(
    data: Mechanism, at: Mapping[str, float], places: np.ndarray | None = None, lowered: Mechanics | None = None
) -> Follows:
    """The laws of the scene of a model; how large balls, pins and floors are drawn is no matter of parameters.

    ``lowered``: the model in CasADi, where somebody has it already.
    """
    first = sampled(data, at, lowered)
    extent = Workshop(first, places).extent

    def build(values: Mapping[str, float]) -> Mapping[str, Any]:
        return built(Workshop(first.with_parameters(values), places, extent)).to_dict()

    return follows(build, at, first.asked)


def follows(
    build: Callable[[Mapping[str, float]], Mapping[str, Any]], at: Mapping[str, float], names: Collection[str]
) -> Follows:
    """The laws of a scene over all that sliders reach.

    Parameters
    ----------
    build
        Gives the scene at parameters, as plain data.
    at
        The parameters of the run.
    names
        Those of them that its numbers were made of, once it has been built.
    """
    here = dict(at)
    base = numbers_of(build(here))
    made_of = [name for name in here if name in names]
    near = {name: _probe(build, here | {name: _beside(here[name])}, base) for name in made_of}
    probes = {n: found for n, found in near.items() if found is None or not _all_equal(found, base)}
    left = {name for name, found in probes.items() if found is None}
    probed = {n: found for n, found in probes.items() if found is not None}
    checks = _together(build, here, list(probed), base)
    exact, _ = _laws(base, probed, here, checks)
    for name in dict.fromkeys(n for law in exact for n in (law.get("slopes") or law["powers"])):
        far = [_checked(build, here | {name: value}, base) for value in _ends(here[name])]
        checks += [one for one in far if one is not None]
        left |= {name} if None in far else set()  # other shapes, or none, before the slider is at its end
    laws, beyond = _laws(base, probed, here, checks)
    needed = dict.fromkeys(n for path in base if path in beyond for n in _acting(path, base[path], probed))
    knots = {n: _tabulated(build, here, n, base) for n in needed}
    left |= {n for n, found in knots.items() if found is None}
    tables = {n: found for n, found in knots.items() if found is not None}
    made, alone = _tables(base, probed, tables, here, checks, beyond)
    name_all = lambda names: tuple(n for n in here if n in names)
    return Follows((*laws, *made), name_all(left), name_all(alone))


Knots = list[tuple[float, Numbers]]
"""The numbers along one slider."""


def _laws(
    base: Numbers,
    probes: Mapping[str, Numbers],
    here: Mapping[str, float],
    checks: Sequence[tuple[Mapping[str, float], Numbers]],
) -> tuple[list[dict[str, Any]], set[Path]]:
    """The laws of all numbers that obey one, and where those stand that do not."""
    laws, beyond = [], set()
    for path, numbers in base.items():
        acting = _acting(path, numbers, probes)
        if not acting:
            continue
        law = _law(numbers, {n: probes[n][path] for n in acting}, here, [(p, c[path]) for p, c in checks])
        if law is None:
            beyond.add(path)
        else:
            laws.append(_where(path) | law)
    return laws, beyond


def _acting(path: Path, numbers: np.ndarray, probes: Mapping[str, Numbers]) -> list[str]:
    """The parameters that some numbers depend on."""
    return [n for n in probes if not _equal(probes[n][path], numbers)]


def _where(path: Path) -> dict[str, Any]:
    return dict(zip(("kind", "index", "shape", "key"), path, strict=True))


def _tabulated(
    build: Callable[[Mapping[str, float]], Any], here: Mapping[str, float], name: str, base: Numbers
) -> Knots | None:
    """The numbers along the slider of a parameter; None where other shapes appear at most of its values."""
    low, high = sorted(_ends(here[name]))
    values = sorted({*(low + (high - low) * k / (SCENE.knots - 1) for k in range(SCENE.knots)), here[name]})
    found = [(v, base if v == here[name] else _probe(build, dict(here) | {name: v}, base)) for v in values]
    kept = [(v, numbers) for v, numbers in found if numbers is not None]
    return kept if len(kept) > SCENE.knots // 2 else None


def _tables(
    base: Numbers,
    probes: Mapping[str, Numbers],
    tables: Mapping[str, Knots],
    here: Mapping[str, float],
    checks: Sequence[tuple[Mapping[str, float], Numbers]],
    beyond: Collection[Path],
) -> tuple[list[dict[str, Any]], set[str]]:
    """Tables of the numbers without a law, and the parameters that must not be moved together."""
    made, alone = [], set()
    for path in base:
        acting = [n for n in _acting(path, base[path], probes) if n in tables] if path in beyond else []
        if not acting:
            continue
        law = {
            "base": _plain(base[path]),
            "knots": {n: [v for v, _ in tables[n]] for n in acting},
            "rows": {n: [_plain(numbers[path]) for _, numbers in tables[n]] for n in acting},
        }
        made.append(_where(path) | law)
        together = [(p, c[path]) for p, c in checks if sum(p[n] != here[n] for n in acting) > 1]
        if not all(_near(table_value(law, p), c, base[path]) for p, c in together):
            alone |= set(acting)
    return made, alone


def table_value(law: Mapping[str, Any], at: Mapping[str, float]) -> np.ndarray:
    """n0 + sum (f_i - n0) of a table, each f_i by the cubic through the four knots around the value."""
    n0 = np.array(law["base"])
    found = n0.copy()
    for name, knots in law["knots"].items():
        value = at[name]
        above = int(np.searchsorted(knots, value))
        rows, first = np.array(law["rows"][name]), int(np.clip(above - 2, 0, max(len(knots) - 4, 0)))
        k = range(first, min(first + 4, len(knots)))
        for i in k:
            weight = np.prod([(at[name] - knots[j]) / (knots[i] - knots[j]) for j in k if j != i])
            found += weight * rows[i]
        found -= n0
    return found


def _near(found: np.ndarray, wanted: np.ndarray, base: np.ndarray) -> bool:
    """Whether the eye sees no difference."""
    size = max(np.abs(base).max(initial=0.0), np.abs(wanted).max(initial=0.0))
    return bool(np.abs(found - wanted.ravel()).max(initial=0.0) <= SCENE.seen * size)


def numbers_of(scene: Mapping[str, Any]) -> Numbers:
    """All numbers that shapes and links have."""
    found: Numbers = {}
    for i, node in enumerate(scene["nodes"]):
        for j, shape in enumerate(node["shapes"]):
            if i == 0 and shape["type"] == "plane":
                continue  # a grid under the motion, wherever that is
            for key, value in _numbers_of_shape(shape):
                found["node", i, j, key] = np.asarray(value, float)
    for i, link in enumerate(scene["links"]):
        for key in ("offset_from", "offset_to"):
            found["link", i, 0, key] = np.asarray(link[key], float)
    for i, point in enumerate(scene["points"]):
        found["point", i, 0, "offset"] = np.asarray(point["offset"], float)
    return found


def _numbers_of_shape(shape: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What of a shape is numbers; a cylinder is its radius and the middles of its ends, which bars are said by."""
    if shape["type"] == "cylinder":
        radius, length = shape["size"]
        half = length / 2 * matrix(np.array(shape["quaternion"]))[:, 2]
        yield "radius", [radius]
        yield "ends", [np.array(shape["position"]) - half, np.array(shape["position"]) + half]
        return
    for key in KEYS:
        if shape.get(key) is not None:
            yield key, shape[key]


def _beside(value: float) -> float:
    return value * (1 + SCENE.probe) if value else SCENE.probe


def _ends(value: float) -> tuple[float, float]:
    """As far as a slider goes (``view/page/ranges.py``), or nearly."""
    return (SCENE.least * value, SCENE.most * value) if value else (-1.0, 1.0)


def _all_equal(found: Numbers, base: Numbers) -> bool:
    return all(_equal(found[path], numbers) for path, numbers in base.items())


def _probe(build: Callable[[Mapping[str, float]], Any], at: Mapping[str, float], base: Numbers) -> Numbers | None:
    """The numbers at other parameters; None where there are other shapes, or none."""
    try:
        found = numbers_of(build(at))
    except AppellError:
        return None
    alike = found.keys() == base.keys() and all(found[path].shape == base[path].shape for path in base)
    return found if alike else None


def _checked(
    build: Callable[[Mapping[str, float]], Any], at: dict[str, float], base: Numbers
) -> tuple[dict[str, float], Numbers] | None:
    numbers = _probe(build, at, base)
    return None if numbers is None else (at, numbers)


def _together(
    build: Callable[[Mapping[str, float]], Any], here: dict[str, float], names: Sequence[str], base: Numbers
) -> list[tuple[dict[str, float], Numbers]]:
    """Further parameters with their numbers, all of them changed; what no model has there says nothing of a law."""
    rng, found = seeded(0), []
    for spread in SPREADS if names else ():
        at = here | {n: here[n] * float(1 + spread * rng.uniform(-1, 1)) for n in names}
        found.append(_checked(build, at, base))
    return [one for one in found if one is not None]


def _law(
    base: np.ndarray,
    probes: Mapping[str, np.ndarray],
    here: Mapping[str, float],
    checks: Sequence[tuple[Mapping[str, float], np.ndarray]],
) -> dict[str, Any] | None:
    """The law that the numbers obey; None for neither."""
    slopes = {n: (value - base) / (_beside(here[n]) - here[n]) for n, value in probes.items()}
    rest = base - sum(slope * here[n] for n, slope in slopes.items())
    if all(_equal(value, rest + sum(s * at[n] for n, s in slopes.items())) for at, value in checks):
        return {"base": _plain(rest), "slopes": {n: _plain(s) for n, s in slopes.items()}}
    if any(here[n] == 0 for n in probes):
        return None
    some = np.abs(base) > ZERO.expressions * max(1.0, float(np.abs(base).max(initial=0.0)))
    if any(
        (np.abs(value[~some]) > ZERO.expressions).any() or (value[some] * base[some] <= 0).any()
        for value in probes.values()
    ):
        return None
    powers = {}
    for n, value in probes.items():
        k = np.zeros_like(base)
        k[some] = np.log(value[some] / base[some]) / np.log1p(SCENE.probe)
        powers[n] = np.where(np.abs(k - np.round(2 * k) / 2) < ZERO.seen, np.round(2 * k) / 2, k)
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
    return bool(np.abs(a - b).max(initial=0.0) <= ZERO.expressions * max(1.0, float(np.abs(b).max(initial=0.0))))


def _plain(numbers: np.ndarray) -> list[float]:
    """Flat, to ten digits: what is drawn needs no more."""
    return [float(f"{number:.10g}") for number in np.ravel(numbers)]
