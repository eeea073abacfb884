"""The principles of mechanics, one in each file. No principle imports another.

In: ``Mechanics``, rows, and an embedding for minimal forms.
Out: ``Blocks``, each from the principle's own statement, and the steps of the derivation.
Read first: ``appell_chetaev.py`` (short), then ``kane.py``.
"""

from appell.equations.principle import Kind, Principle
from appell.principles.appell_chetaev import AppellChetaev
from appell.principles.boltzmann_hamel import BoltzmannHamel
from appell.principles.chaplygin import Chaplygin
from appell.principles.dead import Dead
from appell.principles.elimination import Elimination
from appell.principles.gauss import Gauss
from appell.principles.gibbs_appell import GibbsAppell
from appell.principles.hamilton import Hamilton
from appell.principles.hamilton_lusternik import HamiltonLusternik
from appell.principles.hertz import Hertz
from appell.principles.jourdain import Jourdain
from appell.principles.kane import Kane
from appell.principles.kozlov import Kozlov
from appell.principles.lagrange import Lagrange
from appell.principles.maggi import Maggi
from appell.principles.nielsen import Nielsen
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
    Chaplygin,
    BoltzmannHamel,
    Jourdain,
    Nielsen,
    Hertz,
    Hamilton,
    HamiltonLusternik,
    Kozlov,
    Dead,
)

__all__ = [
    "PRINCIPLES",
    "AppellChetaev",
    "BoltzmannHamel",
    "Chaplygin",
    "Dead",
    "Elimination",
    "Gauss",
    "GibbsAppell",
    "Hamilton",
    "HamiltonLusternik",
    "Hertz",
    "Jourdain",
    "Kane",
    "Kind",
    "Kozlov",
    "Lagrange",
    "Maggi",
    "Nielsen",
    "Principle",
    "UdwadiaKalaba",
    "Voronets",
]
