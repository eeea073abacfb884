"""How large rows and their rates are in a motion: the unit of length that it is measured in is no size."""

from __future__ import annotations

import pytest

from appell.simulate.modes.margins import sizes_of

NOTHING = [0.0, 0.0]
SIZES = ("position", "rate", "acceleration", "position_terms", "rate_terms")


@pytest.mark.parametrize("known", SIZES)
def test_sizes_have_the_unit_of_the_only_one_that_is_known(known: str) -> None:
    """What holds one length, speed or acceleration, and nothing else, is a thousand times as large in millimetres."""

    def of(unit: float):
        given = {name: [0.0, 3.0 * unit] if name == known else NOTHING for name in SIZES}
        return sizes_of(*given.values(), [1.0, 2.0], 5.0, (0.0, 0.0))

    in_metres, in_millimetres = of(1.0), of(1000.0)
    for name in ("position", "rate"):
        expected = [1000 * size for size in getattr(in_metres, name)]
        assert getattr(in_millimetres, name) == pytest.approx(expected, rel=1e-14)
    assert in_millimetres.least == pytest.approx(1000 * in_metres.least, rel=1e-14)


def test_where_nothing_moves_and_nothing_pulls_no_size_vanishes() -> None:
    found = sizes_of(*[NOTHING] * 5, [1.0, 2.0], 5.0, (0.0, 0.0))
    assert min(*found.position, *found.rate, found.least) > 0
