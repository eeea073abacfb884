"""The principles of mechanics, one a file."""

from appell.equations.principle import Kind, Principle
from appell.principles.appell_chetaev import AppellChetaev
from appell.principles.boltzmann_hamel import BoltzmannHamel
from appell.principles.dead import Dead
from appell.principles.elimination import Elimination
from appell.principles.gauss import Gauss
from appell.principles.gibbs_appell import GibbsAppell
from appell.principles.hamilton import Hamilton
from appell.principles.hamilton_lusternik import HamiltonLusternik
from appell.principles.kane import Kane
from appell.principles.kozlov import Kozlov
from appell.principles.lagrange import Lagrange
from appell.principles.maggi import Maggi
from appell.principles.udwadia_kalaba import UdwadiaKalaba
from appell.principles.voronets import Voronets

PRINCIPLES: tuple[type[Principle], ...] = (
    Kane,
    UdwadiaKalaba,
    AppellChetaev,
    Lagrange,
    Elimination,
    Gauss,
    GibbsAppell,
    Maggi,
    Voronets,
    BoltzmannHamel,
    Hamilton,
    HamiltonLusternik,
    Kozlov,
    Dead,
)

__all__ = [
    "PRINCIPLES",
    "AppellChetaev",
    "BoltzmannHamel",
    "Dead",
    "Elimination",
    "Gauss",
    "GibbsAppell",
    "Hamilton",
    "HamiltonLusternik",
    "Kane",
    "Kind",
    "Kozlov",
    "Lagrange",
    "Maggi",
    "Principle",
    "UdwadiaKalaba",
    "Voronets",
]
