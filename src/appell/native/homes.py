"""Where a motion runs, and what each home carries: THE table, read by all that refuse and printed by `appell homes`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from appell.numbers import COMPILE


class Home(Enum):
    """Where the stepper runs; its value heads a column of the table."""

    HOST = "host"
    LANES = "lanes"
    CUDA = "CUDA"
    PAGE = "page"
    C = "exported C"

    @property
    def description(self) -> str:
        """The home in words."""
        return _DESCRIPTIONS[self]

    @property
    def limits(self) -> str:
        """What it refuses by size or kind although it carries the part; empty where nothing."""
        return _LIMITS.get(self, "")

    def carries(self, part: Part) -> bool:
        """Whether runs that ask for this part run here."""
        return part not in _LACKING[self]

    def reason(self, part: Part) -> str:
        """Why a part is not carried; empty where it is."""
        return _LACKING[self].get(part, "")


class Part(Enum):
    """What a run may ask for; its value heads a row of the table."""

    SMOOTH = "smooth motion, projected onto its constraints"
    START = "start made consistent"
    INPUTS = "inputs over time or state"
    SWITCHES = "what switches with time"
    EVENTS = "events"
    LAWS = "laws of reactions, actuators"
    HIGHER = "equations of higher order"
    STIFF = "stiff (Radau)"
    MODES = "modes: contacts, friction, impacts, bounds"
    RESETS = "resets: guards, switches, jumps"


def unmet(home: Home, asked: Mapping[Part, str]) -> str:
    """The words of the first part that is asked for and not carried; empty where the home carries all of them.

    ``asked``: for each part how it is asked for ("it has modes"), empty where it is not.
    """
    return next((words for part, words in asked.items() if words and not home.carries(part)), "")


def refusal(home: Home, name: str, asked: Mapping[Part, str], done: str = "") -> str:
    """Why a home does not run the model of this name, with the reason of the table; empty where it does.

    ``done``: what cannot be done with it, where that is not what the home does with all models.
    """
    for part, words in asked.items():
        if words and not home.carries(part):
            return f"'{name}' cannot {done or _VERBS[home]}: {words}, and {home.reason(part)}."
    return ""


def rows() -> Iterator[tuple[str, ...]]:
    """The table as words: a part, then "yes" or "-" for each home."""
    for part in Part:
        yield (part.value, *("yes" if home.carries(part) else "-" for home in Home))


def notes() -> Iterator[tuple[str, str, str]]:
    """The reason behind each "-": home, part, reason."""
    for home in Home:
        for part in Part:
            if not home.carries(part):
                yield home.value, part.value, home.reason(part)


_VERBS = {
    Home.HOST: "run here",
    Home.LANES: "run in lanes",
    Home.CUDA: "run on a graphics card",
    Home.PAGE: "be computed anew in a page",
    Home.C: "be exported",
}

_DESCRIPTIONS = {
    Home.HOST: "one run, equations.simulate(); with modes and events also one case of a sweep after the other",
    Home.LANES: "eight cases of a sweep in each vector register, equations.sweep()",
    Home.CUDA: "a case of a sweep in each thread of a graphics card, equations.sweep(on='gpu')",
    Home.PAGE: "WebAssembly in a page, run.to_html()",
    Home.C: "C11 without allocation, equations.to_c()",
}

_DECIDED = "its runs stay in one mode"
_LACKING: Mapping[Home, Mapping[Part, str]] = {
    Home.HOST: {},
    Home.LANES: {
        Part.LAWS: "lanes solve for ideal reactions only",
        Part.HIGHER: "lanes solve for accelerations only",
        Part.STIFF: "lanes have the steps of DOP853 only",
        Part.MODES: _DECIDED,
        Part.RESETS: _DECIDED,
    },
    Home.CUDA: {
        Part.EVENTS: "the kernel looks for no zeros",
        Part.LAWS: "starts for the kernel are completed for ideal reactions only",
        Part.HIGHER: "the kernel solves for accelerations only",
        Part.STIFF: "the kernel has the steps of DOP853 only",
        Part.MODES: _DECIDED,
        Part.RESETS: _DECIDED,
    },
    Home.PAGE: {},
    Home.C: {
        Part.HIGHER: "the C that is called begins at coordinates and speeds, not at their jets",
        Part.STIFF: "the C that is called takes the steps of DOP853 only",
    },
}
_LIMITS = {
    Home.LANES: f"up to {COMPILE.lanes} speeds and {COMPILE.passes} operations, M symmetric, no compiled function for "
    "an input, no parameter that varies in what is given for inputs or in what switches; a case with singular or "
    "repeated rows goes to the host",
    Home.CUDA: "as lanes, where starts are completed; a case with singular or repeated rows goes to the host",
    Home.PAGE: f"up to {COMPILE.refused} operations; no compiled function for an input",
    Home.C: "an input is exported as an expression or a table",
}
