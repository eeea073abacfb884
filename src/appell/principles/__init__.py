"""The principles of mechanics, one a file."""

from appell.principles.appell_chetaev import AppellChetaev
from appell.principles.kane import Kane
from appell.principles.principle import Kind, Principle
from appell.principles.udwadia_kalaba import UdwadiaKalaba

PRINCIPLES: tuple[type[Principle], ...] = (Kane, UdwadiaKalaba, AppellChetaev)

__all__ = ["PRINCIPLES", "AppellChetaev", "Kane", "Kind", "Principle", "UdwadiaKalaba"]
