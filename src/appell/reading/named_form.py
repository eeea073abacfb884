"""Equations in named quantities, as a book writes them: what the names stand for, and the blocks in them."""

from __future__ import annotations

from dataclasses import dataclass, field

import sympy as sm

from appell.equations.blocks import Blocks


@dataclass(frozen=True)
class NamedForm:
    """``definitions`` say what each name stands for, in the order in which they are to be read; then the blocks.

    ``rows``: those in evidence as they constrain the velocities, where their rates are too long to be read; else None.
    ``dependent_speeds``: those that are shorter in the names; ``laws``: named forces and torques that laws add to the
    reactions, which stand in C.
    """

    definitions: dict[sm.Symbol, sm.Expr]
    blocks: Blocks
    kinematics: sm.Matrix
    rows: sm.Matrix | None = None
    dependent_speeds: dict[sm.Expr, sm.Expr] = field(default_factory=dict)
    laws: dict[sm.Symbol, sm.Expr] = field(default_factory=dict)

    def written_out(self, block: sm.Matrix) -> sm.Matrix:
        """A block without the names."""
        for name in reversed(self.definitions):
            block = block.xreplace({name: self.definitions[name]})
        return block
