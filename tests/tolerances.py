"""The tolerances of the tests, in one table, each with its reason.

Numbers of one linear solve are compared relative to their size; runs are made with ``RUN`` and compared with what is
known of the motion, which is further away than one step's error by the growth of errors over the run.
"""

from __future__ import annotations

RUN = 1e-12
"""The tolerance runs are made with where a motion is compared: as small as DOP853 takes without losing to rounding."""

ROUNDING = 1e-14
"""Products and sums of a few numbers of size one: some tens of units in the last place."""

ALGEBRA = 1e-11
"""Two ways to form and solve one small linear system: rounding times the condition of its matrices (below 1e4)."""

BLOCKS = 1e-11
"""One block from SymPy and from CasADi: the same sums in another order, with cancellation in trigonometric ones."""

VIRTUAL_WORK = 1e-13
"""A^T against the column made of vectors, both of size one: rounding of sums of at most a few dozen products."""

COSINE = 1e-14
"""Figure 1 of 000: velocities stay perpendicular; what is left is rounding of the projection (contract 01)."""

CONSTRAINT = 2e-13
"""Residuals after projection: rounding, times velocities of up to some 15 m/s squared in the catalogue."""

HIGHER_CONSTRAINT = 1e-10
"""The same of equations of higher order: kept along jets, whose highest are divided by what is left of the rows."""

RATES = 1e-10
"""Rows at the level of acceleration, of accelerations of up to some 1e3: rounding of one linear solve."""

REACTIONS = 1e-8
"""Reactions along one motion by two principles: END_STATE, times what a change of state changes in a force."""

POWER = 1e-11
"""Forces against rates of momentum along a run, and powers of them: sums of products of size one, as ALGEBRA."""

ENERGY = 2e-9
"""E - E0 - work against the largest kinetic energy: the work is integrated beside the state, not error-controlled."""

ENERGY_CONSERVED = 1e-10
"""The same where no power enters: only the error of the motion itself, RUN times the steps and their growth."""

SINGULAR_POSES = 1e-8
"""The same through poses in which rows lose their rank: at a distance d accelerations lose 1/d^3 of rounding."""

END_STATE = 1e-9
"""End states of one motion by two principles: RUN, grown by up to a few hundred steps of a nonlinear motion."""

CLOSED_FORM = 1e-9
"""A run against a closed form: as END_STATE."""

ASSEMBLED = 1e-9
"""A start counts as consistent up to this (appell.simulate.assembly.CONSISTENT)."""

OTHER_INTEGRATOR = 1e-8
"""A run against SciPy's DOP853 at rtol 1e-12: the errors of both, grown over the run."""

EVENT_TIME = 1e-9
"""The root of an event on the dense output, whose error is some orders above that of the step."""

GRADIENT = 1e-8
"""Derivatives of runs against differences of order six: those lose RUN over their step, four digits."""

ADJOINT = 1e-9
"""The adjoint against columns along one motion: END_STATE, both integrated with RUN."""
