"""Who reads what: the table of docs/theory/principles.md, and what tests/laws/test_principles_independence.py expects.

Data alone, so that the documentation can be made from it. An agreement of two principles is evidence for everything
that one of them reads and the other does not; what both read it cannot tell right from wrong.
"""

from __future__ import annotations

ENERGIES = {
    "AppellChetaev": "L = T - V in coordinate rates, differentiated",
    "Lagrange": "metric and Christoffel symbols of T",
    "Elimination": "L along the surface",
    "Maggi": "T in coordinate rates, by the chain rule",
    "Voronets": "T~ in the independent speeds",
    "Chaplygin": "T~ in the coordinates kept",
    "BoltzmannHamel": "T in quasi-velocities",
    "Nielsen": "the rate of T",
    "Hamilton": "H of T and V",
    "HamiltonLusternik": "L + mu F",
    "Kozlov": "L + mu F at constant mu",
    "Dead": "L, as in eq. 2.2 of Slawianowski",
}
ACCELERATIONS = {
    "Kane": "inertia forces -m a",
    "Gauss": "the compulsion, of a",
    "GibbsAppell": "the energy of accelerations",
}
MOMENTA = {"UdwadiaKalaba": "the rates of the momenta of the masses"}
POWER = {"Jourdain": "the lost power on variations of velocities"}
PATH = {"Hertz": "the curvature of the path"}
IN_EVIDENCE = dict.fromkeys(
    (
        *("Kane", "UdwadiaKalaba", "AppellChetaev", "Lagrange", "Gauss", "Jourdain", "Nielsen", "Hertz", "Hamilton"),
        *("HamiltonLusternik", "Kozlov", "Dead"),
    ),
    "the row it solves for the multiplier",
)
MINIMAL = dict.fromkeys(
    ("Kane", "Elimination", "GibbsAppell", "Maggi", "Voronets", "Chaplygin", "BoltzmannHamel"),
    "the displacements left free",
)

SHARED: dict[str, dict[str, str]] = {
    "kinetic energy": ENERGIES | {"UdwadiaKalaba": "M from T"},
    "potential energy": ENERGIES,
    "given forces by their virtual power": ENERGIES,
    "forces as vectors": ACCELERATIONS | MOMENTA | POWER,
    "forces of potentials, dampers and on coordinates, on the speeds": ACCELERATIONS | MOMENTA,
    "potentials, dampers and forces on coordinates as they were given": POWER,
    "masses and inertias": ACCELERATIONS | MOMENTA | POWER | PATH,
    "velocities of points and bodies": ACCELERATIONS | MOMENTA | POWER | PATH,
    "partial velocities": ACCELERATIONS | MOMENTA,
    "acceleration remainders": ACCELERATIONS,
    "rates of the coordinates": ENERGIES | MOMENTA | POWER | PATH,
    "displacements G along the speeds": ENERGIES | POWER,
    "speeds of the rates, u = Y qdot + z": {k: v for k, v in ENERGIES.items() if k not in ("Elimination", "Chaplygin")},
    "the row in positions": {"Lagrange": "df/dq of a holonomic row"},
    "the row in velocities": {
        "AppellChetaev": "dF/dqdot",
        "Lagrange": "the coefficients of a linear row",
        "Elimination": "how the surface turns",
        "Voronets": "solved and put into T",
        "Chaplygin": "solved and put into T",
        "Jourdain": "dF/dv of a row in scalars",
        "Nielsen": "dF/dqdot",
        "HamiltonLusternik": "F in L + mu F",
        "Kozlov": "F in L + mu F",
        "Dead": "its curl",
    },
    "the row in accelerations": IN_EVIDENCE,
    "the vectors of the row": {"Kane": "W and tau, dotted into partial velocities", "Jourdain": "W and tau on delta v"},
    "the embedding, udot = N w' + n": MINIMAL,
    "transposition": {"Voronets": "of speeds that are no rates", "Hamilton": "in the equations of momenta"},
    "gamma_matrix": {"BoltzmannHamel": "gamma of Cameron and Book, eq. 49"},
    "changes_of": {"Elimination": "how the surface turns"},
    "neighbouring_speeds": {"Voronets": "the rows solved near the state"},
    "row_values": {"Voronets": "the rows to be solved", "Chaplygin": "the rows to be solved"},
    "true_speeds": {"Dead": "the v of H v, and of what does no work"},
    "stacked": IN_EVIDENCE,
}
"""What several may read: fields and properties of Mechanics, and functions beside it, each with its readers and why."""

WORDS = {
    "transposition": "transposition terms of the speeds, from the columns of G",
    "gamma_matrix": "gamma of Cameron and Book 1997, eq. 49, from the rows of Y",
    "changes_of": "how N and n change with the coordinates",
    "neighbouring_speeds": "the rows solved for the speeds near a state",
    "row_values": "the rows to be solved",
    "true_speeds": "velocities without a given part, u - z",
    "stacked": "A and gamma of the rows in evidence",
}
"""What the functions among them give."""

OWN: dict[str, dict[str, str]] = {
    "Kane": {
        "partial_rates": "the coefficients of the speed rates in accelerations, and what is left of them",
        "inertia_forces": "-F*_r = sum v_r . m a + omega_r . (I alpha + omega x I omega)",
        "active_forces": "F_r = sum v_r . f + omega_r . t",
        "_reaction": "sum v_r . W + omega_r . tau of a unit multiplier",
    },
    "UdwadiaKalaba": {"_forces": "the impressed forces", "_turning": "sum m v . v_r' + (I omega) . omega_r'"},
    "AppellChetaev": {"_lagrange": "d/dt dL/dqdot - dL/dq"},
    "Lagrange": {"_geodesic": "g and Christoffel's symbols of T", "_virtual": "the coefficients of delta q"},
    "Elimination": {"_along_the_surface": "L~ and its derivatives along the surface"},
    "Gauss": {"_compulsion": "the compulsion Z"},
    "GibbsAppell": {
        "_energy_of_accelerations": "the energy of accelerations S",
        "_power_on_accelerations": "sum f . a + t . alpha",
    },
    "Maggi": {"_lagrangian_derivative": "T_vv qddot + T_vq qdot + T_vt - T_q", "_coordinate_forces": "Q_j"},
    "Voronets": {"_curvature": "theta_s [d(N w + n)_s/dq . C_r - dN_sr/dt]", "_forces": "Q_r"},
    "Chaplygin": {"_curvature": "theta_v (db_vr/ds_l - db_vl/ds_r) s'_l", "_forces": "Q_r"},
    "BoltzmannHamel": {"_terms": "the quasi-momenta and their terms", "_forces": "Q_r"},
    "Jourdain": {
        "_inertia": "sum m a . delta v",
        "_about_the_centre": "what the spin of a body adds to it",
        "_crossing": "the matrix of a x",
        "_given": "sum f . delta v + t . delta omega",
        "_variation": "delta F = dF/dv . delta v",
    },
    "Nielsen": {"_derivative": "dT'/dqdot - 2 dT/dq"},
    "Hertz": {
        "_bending": "s'^4 kappa^2 + s''^2",
        "_mass_product": "sum m x . y",
        "_spinning": "what the spin of a body adds to the curvature",
    },
    "Hamilton": {"_gradient": "dH/dq at fixed p"},
    "HamiltonLusternik": {
        "_lagrangian_derivative": "of L and of F",
        "_of_coordinates": "the displacements of coordinates",
        "_multiplier_rates": "mu' = -lam, nu' = (lam or mu) dF/ds",
        "_effective_energy": "E[L + mu F]",
        "_partial_rate": "dF/dt at fixed q and qdot",
    },
    "Kozlov": {"_inertia": "d/dt dL/dqdot - dL/dq of L + mu F at constant mu"},
    "Dead": {
        "_unconstrained": "d/dt dL/dqdot - dL/dq",
        "_skew": "H, given or the curl of the row",
        "_without_work": "the rows made normal to the motion",
    },
}
"""What no other principle reads: the functions of its own file that its equations are made of."""

CHOICES: dict[str, str] = {
    "eliminated_directions": "which coordinates Chaplygin's equations eliminate: for any of them the terms cancel, "
    "those of T~ against those of the curvature",
}
"""Functions that give a choice, not an ingredient: a wrong value of it, used throughout, must change nothing."""

NOT_READ = {
    "frames": "vectors to read, in a frame of one's choice",
    "velocity_remainders": "the power of a drive",
    "given_lagrangian": "a part of motion_energy",
    "given_energies": "outputs of a run",
    "gravity_energy": "a part of potential_energy",
    "dissipations": "parts of dissipation",
    "lagrangians": "parts of given_lagrangian",
    "g": "a part of qdot",
    "norms": "kept by projection",
    "norm_names": "a name",
    "coordinate_names": "a name",
    "places": "outputs of a run",
    "lower": "brings further expressions into the algebra",
    "laws": "read as loads (with_laws)",
    "ideal": "symbols",
    "actual": "symbols",
    "integral_count": "a number of coordinates",
    "higher": "symbols",
    "extended": "lowers further rows of the same mechanism",
    "inputs": "a part of the parameters",
    "algebra": "the algebra",
    "q": "symbols",
    "u": "symbols",
    "udot": "symbols",
    "t": "symbols",
    "p": "symbols",
}
"""Fields and properties of Mechanics that no principle's equations are made of directly, and what they are."""


def readers(principle: str) -> set[str]:
    """What a principle reads of what others may read too."""
    return {name for name, by in SHARED.items() if principle in by}


def shared_least(principle: str) -> tuple[str, list[str]]:
    """The principle that shares least with one, whose agreement with it says most, and what they share all the same."""
    others = [name for name in OWN if name != principle and name not in ("HamiltonLusternik", "Dead")]
    best = min(others, key=lambda other: len(readers(principle) & readers(other)))
    return best, sorted(readers(principle) & readers(best), key=list(SHARED).index)
