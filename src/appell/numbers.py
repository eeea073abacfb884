"""The table of numbers that decide something: each with its meaning, its scale or unit, and the reason for its value.

Every other file refers to an entry (``RANK.threshold``), so that one meaning has one value. The documentation prints
it (docs/theory/numbers.md). Not in it are facts that cannot be chosen, such as the codes of a file format, and the
style sheets of pictures and of typeset lines; ``tests/test_numbers.py`` lists these with their reasons.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TypeVar

Value = TypeVar("Value", int, float)


@dataclass(frozen=True)
class TableEntry:
    """One line of the table as it is printed."""

    name: str
    value: float
    meaning: str
    scale: str
    reason: str


def number(value: Value, meaning: str, scale: str, reason: str) -> Value:
    """Returns the declaration of one entry; to a type checker it is the value."""
    declared: Value = field(default=value, metadata={"meaning": meaning, "scale": scale, "reason": reason})
    return declared


def entries() -> list[TableEntry]:
    """Returns the whole table, group by group in the order of this file."""
    groups = [(name, group) for name, group in globals().items() if name.isupper()]
    return [
        TableEntry(f"{name}.{f.name}", getattr(group, f.name), **f.metadata)
        for name, group in groups
        for f in fields(group)
    ]


# One entry is a paragraph of two or three lines: as wide as it reads best.
# fmt: off

# ---- what counts as zero, as reached, as the same -----------------------------------------------------


@dataclass(frozen=True)
class _Rank:
    threshold: float = number(1e-8,
        "singular values, pivots and lengths of rows below this count as zero: the one decision of rank",
        "rows of length one",
        "the root of the rounding error: between entries exact to 1e-12 and angles above 1e-5 of rows in use")
    newton: float = number(1e-11,
        "singular values left out of a Newton step that completes a state, and eigenvalues of a metric at random "
        "states that count as zero", "of the largest",
        "entries are exact to 1e-15, and some thousand operations are forgiven")
    reached: float = number(1e-9,
        "singular values left out where rows repeat each other at a state that Newton's method has reached",
        "of the largest",
        "such states are exact to 1e-11 or so; rows are named redundant with less hesitation than dropped")
    inexact: float = number(1e-7,
        "singular values left out of a matrix of derivatives along a run, and of one step back onto rows",
        "of the largest",
        "the root of the rounding error; rows that repeat each other do so only up to the square of the step")
    neighbour: float = number(1e-3,
        "the step to a neighbouring state at which ranks are compared, and the singular values left out of it",
        "states of size one",
        "large against rounding, small against a state; shorter directions lead further away than the step")
    massless: float = number(1e-13, "entries and eigenvalues of a mass matrix that are none", "of its largest entry",
        "below is rounding, and anything above moves by its momentum")
    pivot: float = number(1e-12, "pivots of M and singular values of K = A M^-1 B that are rounding",
        "of the diagonal entry, of the largest",
        "a mass of 1e-12 of the others is still a mass, and those of K are squares of lengths of rows; PIVOT_THRESHOLD "
        "of native.h")
    squared_pivot: float = number(1e-9,
        "pivots of M and of J M^-1 J^T below which they count as singular where nothing is pivoted",
        "of the diagonal entry", "pivots are squares of lengths, and without a choice of pivots rounding grows")
    contradiction: float = number(1e-6, "what may be left of a row that repeats others", "of what enters the row",
        "states on the rows leave 1e-9; contradictory rows leave something of size one; CONTRADICTION of native.h")
    usable: float = number(1e-3,
        "pivots of rows above which they are taken in their order; states that vary less with a motion are not chosen "
        "as independent, and no speed follows from others by numbers of a larger condition",
        "of the diagonal entry, of the state that varies most, inverse",
        "three digits are given away at most; REGULAR_PIVOT and REGULAR_ROW of native.h")
    rough: float = number(1e-6,
        "pivots of the metric's root and singular values of an ansatz fitted at random states that may be rounding",
        "of the largest", "the root of pivots at 1e-12; hundreds of terms, exact to 1e-10 or so each")
    beside: float = number(1e-4,
        "the distance at which the rank at a point is compared with that around it", "states of size one",
        "its square is RANK.threshold: rows that a step of it makes independent have lost rank there")
    fitted: float = number(1e-10, "singular values left out where exponents are fitted to a divergence",
        "of the largest", "few terms, at states that Newton's method has reached")


@dataclass(frozen=True)
class _Zero:
    nothing: float = number(1e-300, "what keeps 0 / 0 out of a ratio", "any",
        "smaller than anything with a meaning, and its reciprocal is still a number")
    rounding: float = number(1e-15, "the rounding of one operation, and the finest step of a search in doubles",
        "of the size of the numbers", "some units in the last place")
    operations: float = number(1e-13, "the rounding of some hundred operations", "of the largest term",
        "a hundred times a few units in the last place")
    products: float = number(1e-12,
        "the rounding of products and of sums with cancellation: what is smaller counts as zero",
        "of what it is made of", "a digit above ZERO.operations")
    thousands: float = number(1e-10,
        "the rounding of some thousand operations, of dozens of functions and of rates at states on the constraints",
        "of the sum of the terms", "Newton's method brings states onto the constraints to 1e-12 or so")
    expressions: float = number(1e-9,
        "what rounding leaves of a long expression that vanishes, of the samples of a table, of an eigenvalue",
        "numbers of size one, or of the terms, entries, range",
        "a digit above ZERO.thousands; what does not vanish has size one, and tables have nine digits at most")
    rates: float = number(1e-8, "a rate that is zero at states that the search for it did not see", "of its terms",
        "coefficients that were fitted carry the rounding of the fit")
    clear: float = number(1e-4, "an acceleration next to which rounding is nothing", "numbers of size one",
        "eight digits above ZERO.products")
    written: float = number(1e-7, "numbers that are equal as they were written", "numbers of size one",
        "models are written with seven digits and more")
    seen: float = number(1e-6,
        "lengths, angles and parameters that are equal to the eye and in a message",
        "of the largest", "a pixel is 1e-3 of a picture; completed numbers are exact to more")


@dataclass(frozen=True)
class _Newton:
    consistent: float = number(1e-9, "residuals that count as satisfied in a state that is given or was completed",
        "of what enters the row", "a person writes ten digits; a state that is off by more was meant to be another")
    arrived: float = number(1e-12, "residuals and steps at which Newton's method has arrived",
        "of what enters the row", "some hundred roundings")
    settled: float = number(1e-14, "steps after which the state does not change any more", "of 1 + |x|",
        "tens of units in the last place")
    rest: float = number(1e-3, "entries of a state that count as of this size where they are smaller",
        "states of size one", "where all is at rest, residuals of its rounding are no contradiction")
    nearly: float = number(1e-6, "residuals from which Newton's method is sure to arrive", "of what enters the row",
        "its next step squares them")
    steps: int = number(40, "steps towards the rows", "steps",
        "each is at most of length one and a random start is a few away; then it converges in five")
    batch_steps: int = number(60, "the same for many starts at a time and for minima", "steps",
        "at a touching zero each halves the distance: 2^-60 is below rounding")
    probing_steps: int = number(16, "the same from starts that only look for further solutions, and from near ones",
        "steps", "one that is slower is given up for the next")
    root_steps: int = number(9, "steps of the scaled iteration for the square root of M", "steps",
        "each takes s to sqrt((s + 1/s) / 2): from 1e8, the most that a definite M can have, eight leave 1e-23 and "
        "the ninth brings the derivatives")


@dataclass(frozen=True)
class _Same:
    motions: float = number(1e-7, "two motions that differ by less are one", "of the size of what moves",
        "the runs that are compared are exact to 1e-8 at worst")
    parted: float = number(1e-3,
        "two motions, assemblies, inertias or energies that differ by more are not the same, and what is less of the "
        "whole is nothing", "of the size of what moves, of the reach of a mechanism, of the whole",
        "what a person sees in a plot; data sheets have three digits, and the tolerances in use leave 1e-8")
    solutions: float = number(1e-6,
        "two solutions, or two computations of one result, that differ by less are one", "of the largest, of 1 + |x|",
        "each is exact to 1e-9, and two that are meant differ by size one; two compilers round differently")
    plain: float = number(1e-2,
        "a completion that moved by less of another one than this is no choice", "of the move", "it only followed")
    gap: float = number(1e-4,
        "a gap between reactions, the error of a motion itself, or a difference of costs, gains or fractions, that is "
        "none", "of the reaction, of the motion, of their size",
        "errors over some hundred steps are far below; what a person notices is above")
    astray: float = number(0.3, "a result that a check changes by more than this decides nothing", "of itself",
        "with less the second figure confirms the first")
    settled: float = number(0.1, "a figure has settled when twice the effort changes it by less", "of itself",
        "it tells 1e-9 from 1e-2 and needs no more")
    errors: float = number(10.0, "a result is another one when it is further away than so many of its own errors",
        "its error", "an error estimate may be a few times too small")


@dataclass(frozen=True)
class _Draw:
    low: float = number(0.4, "the smallest number that is drawn", "size one", "away from zero")
    high: float = number(1.4, "the largest", "size one", "no two angles between them differ by a right one")
    seed: int = number(7, "the seed of all draws that nobody asked for", "none", "every run draws the same")
    few: int = number(3, "random states or values where one would do with probability one", "states",
        "two more guard against a coincidence of the model's own numbers")
    several: int = number(6, "random states where a sign or a branch may decide", "states",
        "all signs occur with a probability of 0.97")
    starts: int = number(12, "starts from which a zero, a plan or another solution is searched", "starts",
        "a missed basin of a fifth of the space has a probability of 0.07")
    searched: int = number(24, "draws of which a few must be usable", "draws",
        "with one in six usable the probability of fewer than one is 0.01; all right angles of three angles are eight")
    entries: int = number(72, "entries of all starts that look for other assemblies", "entries",
        "with many unknowns fewer starts, so that a start takes no longer")
    fitted: int = number(60,
        "random states at which a handful of coefficients is fitted, random motions of which the best is a guess",
        "states", "several times as many as coefficients")


# ---- sizes above which exact work is not begun ----------------------------------------------------------


@dataclass(frozen=True)
class _ExactSizes:
    terms: int = number(4000,
        "terms of a polynomial, or operations of an expression or of M and F, above which nothing is done with it",
        "terms", "a second or two; nobody would read it")
    factored: int = number(60,
        "terms of a polynomial above which it is not factored, and of an integral above which it stays in numbers",
        "terms", "factoring takes seconds from there on")
    ansatz: int = number(1000,
        "terms of an ansatz above which it is refused; operations of M and F above which they are written in the "
        "speeds in which they are shortest before a proof", "terms, operations", "a few seconds")
    proved: int = number(120,
        "operations in the rows of a set above which nothing is proved unless that is asked for", "operations",
        "a fraction of a second below")
    formed: int = number(2000,
        "operations of rows above which they are not embedded in symbols, of a field above which it enters no bracket",
        "operations", "some seconds; derivatives multiply them by the number of coordinates")
    solved: int = number(600,
        "operations up to which a system is solved, inverted or proved in symbols where that is asked for",
        "operations", "some seconds; the results of larger ones fill pages")
    rows: int = number(15_000,
        "operations of rows written out above which they are solved at one exact configuration instead", "operations",
        "half a minute of elimination")
    searched: int = number(250, "operations in a row above which no potential and no branches are looked for",
        "operations", "integration in symbols takes a minute from there on")
    bracket_levels: int = number(3, "levels of brackets formed with symbols", "levels",
        "lengths grow tenfold a level")
    reach_levels: int = number(8, "levels of brackets formed as graphs", "levels",
        "a chain of trailers needs one a trailer")
    carried_order: int = number(48, "order of series that carry a vector along random motions", "levels of brackets",
        "a car with six trailers takes 34 levels; the time grows with the fourth power")
    combinations: int = number(4096, "combinations that are tried one by one", "combinations",
        "six contacts of four kinds each")
    unknowns: int = number(8,
        "unknowns, or columns of which all subsets are tried, up to which a system is solved with symbols",
        "unknowns", "2^8 determinants")
    degree: int = number(6, "degree up to which a Groebner basis is formed", "degree", "beyond it takes minutes")
    inverted: int = number(3,
        "rows or coupled rates of which the matrix is inverted with symbols, factors of det M tried as a measure",
        "rows, factors", "larger inverses are not read")
    few: int = number(4,
        "speeds of which adj(M) is written out, signs and nested functions that are taken apart", "speeds, signs",
        "16 combinations")
    many: int = number(24,
        "generators of a polynomial, rows eliminated to find repetitions, brackets of one level",
        "generators, rows, brackets", "room of a monomial, seconds a level")
    groebner_unknowns: int = number(12, "unknowns up to which a Groebner basis is formed", "unknowns",
        "as its degree")
    groebner_branches: int = number(8, "branches of one that are followed", "branches", "each is a basis of its own")
    direction_degree: int = number(5,
        "degree in the components of a direction up to which a polynomial is looked for", "degree",
        "some 200 monomials")
    roots: int = number(5, "square roots whose independence is examined", "roots", "32 products of them")
    multiples: int = number(16, "multiples of an angle whose sines follow from its own", "any", "few occur")
    depth: int = number(40, "how deep two expressions are followed to see whether they are one", "levels",
        "deeper ones count as two")
    set_brackets: int = number(12, "brackets of fields from which the coefficients k(q, t) are read", "brackets",
        "each is brought to normal form")
    branch: int = number(83, "operations in a branch above which it is not rewritten", "operations",
        "found by trial: longer ones did not get shorter")
    flow_longest: int = number(6000, "operations of M and F above which nothing is proved", "operations",
        "it would take minutes")
    components: int = number(2000, "components of dF ^ F that are looked at", "components",
        "found by trial: seconds")
    products: int = number(60_000,
        "products of terms above which a product is not multiplied out, operations in the brackets of a level above "
        "which no further ones are formed", "products, operations", "seconds")
    digits: int = number(50, "digits of the numbers in which a sign or a zero is decided", "digits",
        "three times those of a double")
    written_power: int = number(20, "the largest power in a line of a proof", "exponent",
        "lines are brought to normal form, where (a + b)^50 would be a polynomial of minutes")
    nice: int = number(12,
        "numerators and denominators of a factor that a person may have forgotten, or of an exponent", "whole number",
        "the inertia of a rod has a twelfth; exponents of mechanics are halves and thirds")


# ---- lengths from which something is printed otherwise --------------------------------------------------


@dataclass(frozen=True)
class _Read:
    trivial: int = number(3,
        "a ratio that is written as it is, the name of a part, names that are introduced at most, equations that are "
        "written out on trial", "rough length, letters, names",
        "more names than three are looked up again and again")
    few: int = number(6,
        "what a name must save, what stands in a row by itself, terms that are tried next to their factors, ratios and "
        "directions that get names", "operations, terms", "a definition takes as much room as it saves below")
    term: int = number(12,
        "a sum tried in both orders, a ratio printed next to its name, a line that defines a name, velocities and "
        "inertia parameters that get names", "terms, operations, letters", "a fifth of a line")
    line: int = number(20, "a right side in which nothing gets a name", "rough length", "a third of a line")
    root: int = number(30, "roots that are not named, equations and sides that are not taken apart", "operations",
        "half a line")
    short: int = number(60, "parts that stand where they occur; longer ones get a name or another form", "operations",
        "a line")
    row: int = number(100, "a row of a constraint that is typeset, equations without names of ratios", "operations",
        "two lines")
    several: int = number(150,
        "equations with more than one natural choice written out, with quaternions typeset, with rates of rows",
        "rough length", "three lines; the products behind them are many times longer")
    quantity: int = number(400, "a quantity that is written out, equations printed as they were formed", "operations",
        "a third of a page")
    equations: int = number(600,
        "equations without named parts, equations typeset in a page; above it all that is repeated gets a name",
        "operations", "half a page")
    multiplied: int = number(2000,
        "equations that are multiplied out or get ratios named, rows for which other frames are tried; longer ones "
        "stay by body", "operations, letters", "three pages")
    speeds: int = number(4, "speeds whose products get names, choices of frames that are tried", "speeds, choices",
        "with more nobody reads the products")
    worth: float = number(0.9, "the part of their length that equations must fall below for new names", "ratio",
        "less is no gain")
    close: float = number(1.5,
        "how many times as long as the shortest by a rough measure equations or relations are that are written out",
        "ratio", "the rough measure errs by as much")


@dataclass(frozen=True)
class _Text:
    line: int = number(100, "width of printed lines and of what is no terminal", "letters",
        "fits a window and a screen")
    vector: int = number(80, "a vector printed in components; a longer one is printed in whole vectors", "letters",
        "a line")
    quoted: int = number(60, "of an expression or a name that a message, a table or a file's name repeats", "letters",
        "half a line; C tells 63 apart, file systems 255 bytes")
    listed: int = number(12, "instants, intervals or modes that are printed", "entries", "a look")
    named: int = number(6, "entries that a warning names", "entries", "one line")
    digits: int = number(15, "digits of printed decimals", "digits", "what a float keeps whatever it is")
    name: int = number(200, "length of a name", "letters", "a sentence")
    description: int = number(2000, "length of a description; a line of a proof may have twice as many", "letters",
        "a page")
    document: int = number(1_000_000, "length of a model as text; a request holds two", "letters",
        "ten thousand bodies")
    pieces: int = number(30_000, "numbers, names and operations of one formula, which has twice as many letters",
        "pieces", "ten pages")
    nesting: int = number(60, "brackets and functions inside each other", "levels",
        "far from the limit of recursion")
    power: int = number(50, "the largest power in a formula", "exponent", "numbers to it have a few hundred bits")
    orders: int = number(9, "the highest order of a derivative in a formula", "order", "equations of motion have two")
    bits: int = number(400, "size of a whole number in a formula", "bits", "120 digits")
    entries: int = number(2_000, "entries of all lists of a document together", "entries",
        "a hundred bodies with all they need")


# ---- runs ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Run:
    tolerance: float = number(1e-10, "of a run where nobody asks for another", "of 1 + |x|, a step",
        "eight digits after a hundred periods")
    reference: float = number(1e-12, "of a run with which others are compared, and of a turn that is to close",
        "of 1 + |x|, a step", "what DOP853 takes without losing to rounding")
    picture: float = number(1e-8, "of a run that is drawn while a slider moves",
        "of 1 + |x|, a step", "a thousandth of a pixel")
    samples: int = number(501, "samples of a run or curve where nobody asks for others", "samples",
        "a smooth line on a screen")
    points: int = number(201, "points of a curve or motion that is kept with many", "points",
        "a smooth line in a figure")
    duration: float = number(10.0, "length of a run of a model that states none", "s",
        "some periods of a table-top model")
    longest: float = number(1e6, "length of a run that a document or a person in the studio may ask for", "s", "days")
    instant: float = number(1e-9,
        "the length of a run of which only the start is wanted, and the shortest that an event may take",
        "s; of the run", "nothing moves in it")
    steps: int = number(200_000, "steps after which a trajectory among many leaves native code", "steps",
        "what never ends is seen by one run")
    trial_steps: int = number(20_000, "steps of a motion that is tried", "steps",
        "a fraction of a second; one that takes more comes to a singular state")
    parts: int = number(8, "parts of an interval between samples in which minima or drifts are looked for", "parts",
        "a motion bends little within an eighth of a sample")
    pause: float = number(0.05, "time between two returns to Python, between two reports of a job", "s",
        "Ctrl-C and progress seem immediate")
    first_chunk: int = number(200, "steps before the first of these returns", "steps", "a millisecond")
    patience: float = number(1.0, "time before a bar appears", "s",
        "shorter waits need no word")
    stiff: int = number(15, "stiff steps in a row that are no chance", "steps",
        "Hairer and Wanner's choice; stiffness.c")
    weightless: float = number(1e-8, "weight of coordinates that follow from others in a least-norm start",
        "of the others", "they give way, and stay determined")
    tested: float = number(1.0, "time over which an export is compared with a run", "s",
        "differences stay far below SAME.solutions")
    instants: int = number(5, "instants at which an export is compared with a run", "instants",
        "positions, velocities and what changes them")
    tested_part: float = number(1e-3, "the shortest time over which it is", "of the duration", "some steps")


@dataclass(frozen=True)
class _Input:
    followed: float = number(1e-5, "what a polynomial misses of a stretch of an input that one step follows",
        "of the range", "the step control does the rest")
    degree: int = number(6, "degree of that polynomial", "degree", "a step of order eight follows it")
    shortest: int = number(16, "points of the shortest stretch, in the page too", "points", "more than coefficients")
    bend: float = number(1e-2,
        "what a piece of a table, continued, misses the next by where it is not smooth; overshoot of a spline",
        "of what both change, of the range", "a kink that a person would draw")
    samples: int = number(2049, "points at which an input is looked at", "points", "2^11 pieces")
    periods: int = number(10_000_000, "periods of a controller in a run", "periods", "its tables: 320 MB an input")
    pieces: int = number(64,
        "pieces into which switches are isolated at a time", "pieces", "twelve levels reach rounding")
    levels: int = number(12, "levels of them", "levels", "64^12 is above 2^53")
    most: int = number(200_000, "values of all pieces of a level", "values", "a second")


# ---- modes: contacts, friction, bounds ----------------------------------------------------------------


@dataclass(frozen=True)
class _Mode:
    zero: float = number(10.0, "a row that is zero", "margins of its event", "an event is found a margin beyond zero")
    clear: float = number(100.0, "bounces that a run still resolves, forces clearly inside their laws",
        "margins, errors", "a digit above MODE.zero")
    slowest: float = number(1e6,
        "a slip in two directions that is none; a relation that is violated while it is open", "margins",
        "its direction has half the digits of its size; a run that is so far off is wrong")
    part: float = number(1e-2,
        "of a run, the time in which a motion shows its size; of the largest row, the smallest size of another",
        "of the run, of the row",
        "a time is known to 1e-16 of the run, a speed so to a times that; PART_OF_RUN of events.c")
    again: float = number(0.25,
        "of what is left of the laws, after which shares that are not determined are looked at again", "ratio",
        "they change slowly")
    changes: int = number(100, "changes of mode within RUN.instant of a run", "changes",
        "more is a cascade; hybrid.c")
    strikes: int = number(1000, "strikes one after another at one instant", "strikes",
        "nearly all end before, or have collapsed; half a second")
    collapsed: float = number(1e-6, "speeds after so many strikes that have collapsed", "of the first",
        "what is lost where they would still end")
    noted: int = number(256, "changes of mode that a call of native code notes", "entries",
        "its memory")
    angles: int = number(64, "angles at which an edge is looked at before the lowest is taken", "angles",
        "six degrees")
    shift: float = number(1e-4, "by which shares are shifted for the derivative of a law", "of the largest",
        "its error is 1e-8")
    actuators: int = number(6, "bounded actuators of one constraint", "actuators", "3^6 sets are tried")
    sweeps: int = number(20_000, "sweeps of the iteration for reactions with friction", "sweeps", "a second")
    diverged: float = number(1e100, "a reaction that has diverged", "any unit", "no reaction is that large")
    passes: int = number(3, "passes that take its effect away again", "passes", "each multiplies it by as much")
    patience: int = number(10, "pivots of all violating rows that make them no fewer", "pivots",
        "then one at a time ends")
    pivots: int = number(100, "pivots for every row", "pivots", "a few are needed where K is definite")
    halvings: int = number(40, "halvings of an interval in which a strike ends", "halvings", "to rounding")
    widest: float = number(10.0, "how large shares may become that no law limits", "of the least norm",
        "they stay finite, and wide")
    on_circle: float = number(1e-5, "distance of a root from the unit circle that is a direction", "1",
        "Newton does the rest")
    runaway: float = number(20.0, "a contact point that leaves its surface", "of its speed at the start",
        "it is on its way to be a circle")


# ---- derivatives of runs ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Gradient:
    grazing: float = number(1e-7, "the rate at which a guard passes zero below which it grazes",
        "of the derivatives of the guard", "the instant then moves by more than seven digits of what moves it")
    step: float = number(1e-3, "the step of the differences of the weights and columns of a start", "of the scalar",
        "of order six and of a smooth function without iteration: they are exact to twelve digits")
    replayed: float = number(1e-5, "how far impulses that are computed again may be from those of the run",
        "of the largest", "the run was made with some tolerance; impulses of another strike differ in the first digits")
    checkpoints: int = number(4, "pieces of a stretch for an adjoint, before it puts in more", "pieces",
        "each begins with a step of its own; a motion that does not lose energy retraces itself over a quarter")
    retraced: float = number(1e3, "how far a motion back to a checkpoint may miss it", "tolerances of the run",
        "its error enters the gradient by one more factor of the tolerance; the pieces are halved until then")
    shortest: float = number(1e-2, "the shortest piece between two checkpoints", "of a stretch",
        "what is damped by more than a thousandth over it is better differentiated forward")
    watched: int = number(33, "instants at which guards are looked at in each stretch of a mode", "instants",
        "a guard that comes near zero and leaves again does so once or twice in a stretch")
    refined: int = number(2, "times that the instant at which a guard is nearest to zero is computed again", "times",
        "the first is off by the fourth power of the distance of instants, the second by the square of that")
    looked_at: float = number(1e-2, "the least value of a guard that is computed exactly", "of its largest one",
        "a cubic between two such instants is better than that")
    near: float = number(1e-8, "a change of a scalar that leads to other modes and makes derivatives one-sided",
        "of the scalar", "nobody knows a parameter to eight digits; differences would need larger steps")
    together: float = number(1e-9, "the time between two guards that count as passing zero at once", "of the run",
        "which of them is first then follows from rounding")


# ---- which parameters a motion shows --------------------------------------------------------------------


@dataclass(frozen=True)
class _Identify:
    noise: float = number(1e3, "the singular value of a matrix of sensitivities below which a direction does not show",
        "tolerances of the run, of the largest one", "columns lose a digit or two against the motion")


# ---- searches over families of motions ------------------------------------------------------------------


@dataclass(frozen=True)
class _Family:
    looser: float = number(100.0, "how much larger the tolerance is of the motion that shows the error of another",
        "ratio", "two digits")
    width: float = number(2.0, "how many times as far as the multipliers do a scan goes", "ratio",
        "their sign may change")
    per_row: int = number(5,
        "values of each multiplier in a grid; with fewer, points of Sobol's sequence take its place", "values",
        "a grid of three sees no shape")
    starts: int = number(4, "starts of the search", "starts", "of the scan, of the linear question, of the centre")
    evaluations: int = number(40, "evaluations of least squares from one start", "evaluations",
        "each takes a motion for every multiplier")
    polishing: int = number(120, "motions for polishing the largest difference", "motions", "as long as a scan")
    scanned: float = number(1e-9, "tolerance of the motions of a scan", "of 1 + |x|, a step",
        "its distances are read to a few digits")
    close: float = number(1e-8,
        "mean square of the scaled differences below which the search goes on with exact motions", "1",
        "what the tolerance of a scan leaves")
    flattest: float = number(1e-3, "the order below which a sequence has no limit", "exponent",
        "flatter ones are rounding")
    faster: float = number(30.0, "a motion that is given up", "times the speed of Appell and Chetaev's",
        "it is far from it")
    far: float = number(1e6, "how far away a motion counts that breaks down", "of the size of motion",
        "further than any other")
    look: int = number(100, "trial steps between two looks at its speed", "steps", "a look costs as much as a step")
    eps: float = number(1e-3, "the small parameter of a realisation where nobody gives another", "1",
        "the motion is within a thousandth of its limit and not yet too stiff")
    polynomials: int = number(16, "polynomials for each coordinate with which the action is varied first",
        "polynomials", "a polynomial of a few periods")
    quick: float = number(100.0, "a decay that is one for a stiff integrator", "1/s",
        "so many times quicker than a second")
    highest_order: float = number(4.0, "the highest order of a limit that is looked for", "exponent",
        "beyond it the first case decides alone")


# ---- compilation --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Cache:
    expressions: int = number(1 << 16, "expressions whose number of operations is remembered", "expressions",
        "some MB")
    programs: int = number(8,
        "programs, plans of memory, sessions, laws, mechanisms, orders of names that their owner keeps", "programs",
        "the last few in use")
    disk: int = number(256 * 2**20, "compiled code on disk; the least recently used goes first", "bytes",
        "thousands of models")
    abandoned: float = number(3600.0, "age of a temporary file whose process was killed", "s",
        "no compilation takes as long")


@dataclass(frozen=True)
class _Compile:
    vector: int = number(8, "columns of derivatives in one vector register", "columns",
        "a register of AVX-512, two of AVX2; more at a time spill")
    whole: int = number(4000, "operations compiled as one function", "operations",
        "compilers take more than linear time")
    chunk: int = number(300, "operations of the parts of a function for this machine", "operations",
        "LLVM compiles them fastest; C compilers take COMPILE.part")
    part: int = number(400, "operations of the parts of a longer one", "operations", "fastest to compile")
    states: int = number(2000, "states of one function from which it is compiled", "states",
        "CasADi takes 2 ns an operation, compiling 50 us: who asks for thousands of states asks again")
    like: int = number(1000, "operations from which like parts are looked for, or one copy is called", "operations",
        "it pays")
    pays: int = number(3,
        "how many times fewer operations loops over like parts must have", "ratio", "their bookkeeping")
    sparse_pays: int = number(4, "how many times fewer multiplications a sparse factorisation must have", "ratio",
        "it goes from entry to entry, where a dense one runs along rows")
    zeros: int = number(64, "structural zeros stored one by one", "zeros", "clearing the whole output costs as much")
    wide: int = number(48, "entries of the state, or speeds, from which an operation or a matrix is one of the whole",
        "entries", "chains have at most a dozen entries a link")
    regular: int = number(12, "speeds up to which the regular solve is written out", "speeds",
        "zeros cost nothing there")
    explicit: int = number(40, "speeds above which no solve is written out", "speeds",
        "longer than any compiler likes")
    mass: int = number(400, "speeds above which M is not written out", "speeds", "compiling its entries takes hours")
    tree: int = number(6, "speeds from which a tree is computed link by link", "speeds",
        "benchmarks/stages/chains.py")
    full: int = number(8, "a part of the entries of M above which it is full", "1 / part", "zeros no longer pay")
    sparse: int = number(24, "unknowns from which a sparse solve is considered", "unknowns",
        "a dense one takes a microsecond")
    dense: int = number(3000, "unknowns up to which a dense solve decides the rank where rows depend on each other",
        "unknowns", "its memory")
    lanes: int = number(16, "speeds of a solve that is written out for lanes", "speeds", "registers")
    passes: int = number(30_000, "operations of all functions up to which LLVM sees them whole", "operations",
        "its time grows fast above")
    refused: int = number(150_000, "operations of all functions that LLVM is asked to compile", "operations",
        "minutes")
    page_speeds: int = number(60, "speeds of a tree whose mass matrix is written out for a page", "speeds",
        "its size")
    page: int = number(1_500_000, "bytes of a module with which a page computes", "bytes", "half of the whole file")
    pays_after: float = number(30.0, "time of integration after which a program is specialised", "s",
        "compiling takes 2 to 7 s and gains a tenth of the time that follows: docs/theory/large_mechanisms.md")
    level: int = number(2, "level of LLVM's passes", "of 3",
        "removes what a model does not need; 3 takes longer and gains none")
    threads: int = number(128, "threads of a block that begins trajectories", "threads", "four warps")


@dataclass(frozen=True)
class _Ensemble:
    numbers: int = number(2_000_000, "numbers of a piece", "numbers", "memory stays bounded: 16 MB")
    cases: int = number(64, "cases of a piece", "cases",
        "lost when a worker dies, and how often progress is reported")
    lane_cases: int = number(1024, "cases of a piece in lanes", "cases", "keeps lanes filled")
    task_numbers: int = number(8_000_000, "numbers of a task of a cluster", "numbers", "memory stays bounded")
    card_numbers: int = number(400_000_000, "numbers of samples on a card at a time", "numbers", "its memory: 3 GB")
    card_cases: int = number(2**17, "cases on a card at a time", "cases", "fills the largest card")
    under_way: int = number(3, "pieces under way for each worker", "pieces", "keeps it busy; few enough to be kept")
    tasks: int = number(8, "tasks for each thread in a whole sweep", "tasks", "all end at about the same time")
    retries: int = number(3, "times that a task is tried again when its worker dies", "times", "a machine may fail")
    processes: int = number(2000, "cases from which processes pay", "cases", "a second or two to start each")


# ---- what a person or a client may ask for --------------------------------------------------------------


@dataclass(frozen=True)
class _Limit:
    bodies: int = number(10_000, "bodies, and coordinates, of a model", "bodies",
        "a chain of so many takes two minutes and 1.4 GB")
    objects: int = number(50_000, "objects between two collections of cycles in a command", "objects",
        "expressions hold none")
    page_numbers: int = number(90_000, "numbers of one run in a page; a longer run is thinned", "numbers", "a MB")
    page_channels: int = number(60, "channels of one run in a page", "channels", "a longer list is not searched")
    page_runs: int = number(4, "runs of one page", "runs", "the motion and three ghosts")
    notebook: int = number(6_000_000, "letters of a page in a notebook", "letters",
        "notebooks are kept in repositories")
    frames: int = number(3000, "frames of a film", "frames", "a longer one is a mistake in its speed")
    sliders: int = number(8, "sliders of a widget", "sliders", "they fit next to the picture")


@dataclass(frozen=True)
class _Studio:
    job: float = number(120.0, "time of a job before its worker is ended", "s", "a person has left")
    waiting: int = number(16, "jobs that may wait for a worker", "jobs",
        "of one person")
    patience: float = number(5.0, "time a worker has to stop when its job is cancelled", "s",
        "what a new one takes to start")
    runs: int = number(24, "runs in the history", "runs", "some MB each")
    events: int = number(16, "events of a run", "events", "of one person")
    jobs: int = number(64, "finished jobs that can still be asked for", "jobs", "their answers are in memory")
    poll: float = number(10.0, "time a question for a job may wait for its end", "s", "below limits of browsers")
    workers: int = number(2, "workers", "processes", "one may be busy")
    memory: int = number(8 * 2**30, "address space of a worker, where the system can limit it", "bytes",
        "LLVM reserves much")
    port: int = number(8741, "the usual port", "port", "chosen once")
    ports: int = number(20, "further ports that are tried", "ports", "several studios on one machine")
    side: int = number(100, "values along a side of a map", "values", "10 000 motions")


# ---- plans and feedback ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Plan:
    tolerance: float = number(1e-6,
        "difference of the costs on two meshes and of the replay, error of a step of the Riccati equation",
        "of their size", "what an engineer reads; Gauss collocation gains six digits for ten times the intervals")
    optimal: float = number(1e-9, "optimality at which Ipopt ends, with conditions kept to a tenth of it",
        "scaled cost", "below the tolerance of a plan; rows are kept to rounding by the last Newton steps")
    stages: int = number(3, "Gauss points of an interval", "points",
        "order six at its end; inputs are parabolas, which a table follows exactly")
    intervals: int = number(20, "intervals of the first mesh; the last has at most 64 times as many", "intervals",
        "a guess is solved for in a second")
    iterations: int = number(500, "iterations of Ipopt on a mesh", "iterations", "plans that exist took up to 250")
    first_iterations: int = number(200, "iterations of Ipopt on the first mesh", "iterations",
        "a good guess takes 30 to 100")
    at_bound: float = number(1e-5, "distance at which a bound is active", "scales", "Ipopt keeps 1e-8 away")
    agreeing: int = number(2, "guesses that lead to a minimum before the cheapest is taken", "guesses",
        "more are tried where several minima are asked for")
    shortest: float = number(1e-3, "least part of a plan that a phase takes unless that is given", "of the plan",
        "a phase without length has no polynomials")
    waves: int = number(4, "waves in a random input", "waves", "back and forth twice")
    substeps: int = number(8, "steps of order eight in an interval, to judge collocation", "steps", "errors of 1e-12")
    finest: int = number(4, "parts into which an interval is split at once", "parts", "a factor 4^4 in its error")


@dataclass(frozen=True)
class _Control:
    chart: float = number(1e4, "condition number above which other states are taken as independent", "ratio",
        "half of the digits of gains remain")
    reaches: float = number(1e-10, "singular value of (A - s, B) below which no input reaches a motion", "the largest",
        "above rounding; weaker inputs would need gains that nobody builds")


@dataclass(frozen=True)
class _Fit:
    tolerance: float = number(1e-9,
        "tolerance of the runs of a fit", "of a run's state",
        "a thousand times finer than the best sensors, and the steps of the search see it as smooth")
    step: float = number(1e-10,
        "changes of the values, of the sum of squares and of the gradient below which a search ends", "relative",
        "far below any interval, above the error of the runs")
    evaluations: int = number(200,
        "runs of a search before it is given up", "a number",
        "a search that converges takes five to thirty")
    rounds: int = number(8,
        "how often the deviations of channels are estimated anew", "a number",
        "they settle in two or three")
    settled: float = number(1e-2,
        "change of a deviation that is none any more", "relative",
        "of a hundred samples a deviation is known to seven per cent")
    exact: float = number(1e-9,
        "least deviation of a channel", "of the spread of its measurements",
        "measurements that a run made have its error only")
    apart: float = number(1e-4,
        "distance of two minima that are not the same one", "of the values",
        "searches end within their step of a minimum")
    spread: float = number(3.0,
        "further guesses of a value without bounds lie within this factor", "a factor",
        "beyond, most models of a person's guess do not move at all")
    joint: float = number(1e4,
        "weight at last of what pieces of a motion miss each other by", "of what was swept, in deviations",
        "the motion as a whole begins where a search no longer leaves its minimum")
    margin: float = number(0.1,
        "how much longer than the last measured event a run lasts", "of the time until then",
        "with other values the event comes later")
    lags: int = number(10,
        "how many neighbours of a residual are compared with it", "a number",
        "Ljung and Box take ten to twenty")
    confidence: float = number(0.95,
        "probability of intervals", "a probability",
        "what tables of measurements mean by an interval unless they say otherwise")


@dataclass(frozen=True)
class _Orbit:
    samples: int = number(33, "instants of a turn at which sizes of states are read", "instants",
        "columns are brought onto the constraints at each, which takes most of a turn's time")
    steps: int = number(30, "steps of Newton onto a periodic motion", "steps", "it converges in four to ten")
    shortest: float = number(1 / 64, "least part of a step of Newton that is tried", "of the step", "six halvings")
    looked_at: int = number(4, "instants of a smooth stretch at which symmetries are looked for", "instants",
        "at the end of a turn alone every motion of an oscillator looks like a symmetry")
    neutral: float = number(1e-6, "distance of a multiplier from the unit circle that is none", "multipliers",
        "doubled multipliers are good to the root of the error of the derivatives")
    grow: float = number(1.5, "factor of a step along a family after one that converged at once", "steps",
        "keeps most steps in reach of Newton")
    quick: int = number(3, "steps of Newton after which the next step along a family grows", "steps",
        "quadratic convergence from near")
    least_step: float = number(1e-4, "step at which a family ends", "of the first step", "thirteen halvings")
    critical: float = number(1e-8, "width within which a change of stability is enclosed", "of a step of a family",
        "half the digits of the multipliers")
    motions: int = number(8, "motions of a family for one that was asked for", "motions", "room for folds")
    branch: float = number(0.02, "distance from a period doubling at which the doubled motion is sought",
        "of the size of each state", "the branch is a parabola there")



# fmt: on

RANK, ZERO, NEWTON, SAME, DRAW = _Rank(), _Zero(), _Newton(), _Same(), _Draw()
EXACT, READ, TEXT = _ExactSizes(), _Read(), _Text()
RUN, INPUT, MODE, FAMILY, GRADIENT = _Run(), _Input(), _Mode(), _Family(), _Gradient()
IDENTIFY = _Identify()
CACHE, COMPILE, ENSEMBLE = _Cache(), _Compile(), _Ensemble()
LIMIT, STUDIO, PLAN, CONTROL, ORBIT = _Limit(), _Studio(), _Plan(), _Control(), _Orbit()
FIT = _Fit()
