"""The style sheet of pictures and pages: sizes, angles and counts that look right. What decides is in ``numbers``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class _Plot:
    out_of_plane: float = 1e-3
    """A part out of the plane of a figure, of the longest vector, from which on it is mentioned."""
    floor: float = 1e-16
    """Errors of rounding are drawn there on logarithmic axes."""
    line: float = 1e-2
    """Paths that are narrower than this part of their length are a line to the eye, and say more over time."""
    apart: int = 6
    """More rows than these are not distinguished by the eye: each constraint then has one colour and one name."""
    legend: int = 12
    """Entries of the longest legend."""
    letters: int = 40
    """Letters of an expression that fit into a legend."""
    points: int = 301
    """Samples of a line that are drawn."""
    steps: float = 200.0
    """Steps of a slider, about."""
    shortest: float = 4.0
    """Seconds on the screen: a shorter motion is slowed."""
    longest: float = 12.0
    """The same: a longer motion is quickened."""
    sliders: int = 6
    """Sliders that are open at first."""
    patience: float = 2.0
    """Seconds that the search for those that matter most may take."""
    compared: int = 41
    """Samples at which motions are compared for it."""
    screen: float = 7.0
    """Seconds on the screen that are best for a motion that is slowed or quickened."""
    height: int = 640
    """Height of a page in a notebook, in pixels."""


@dataclass(frozen=True)
class _Scene:
    """Lengths are parts of the extent of what moves, unless something else is stated."""

    ball: float = 0.04
    """The radius of a particle."""
    apart: float = 0.4
    """Of the distance of two particles: no ball is larger."""
    smallest: float = 0.45
    """Of the usual radius of a ball: none is smaller."""
    block: float = 0.16
    """The side of a body that never turns: nothing is known of its shape."""
    link: float = 0.008
    """The radius of a link."""
    bar: float = 0.018
    """The radius of a bar."""
    rail: float = 0.12
    """How far apart the rails of coordinates without a body are."""
    thin: float = 0.03
    """How thin a plate or rod is, of its longest side."""
    opacity: float = 0.35
    """Of what other things are inside of."""
    azimuth: float = -60.0
    """Degrees: from where a spatial scene is looked at unless something else is asked for."""
    elevation: float = 20.0
    """The same, above the horizon."""
    far: float = 5.0
    """A mechanism that moves further than so many times its own size is followed by the camera."""
    corners: int = 24
    """Corners of a circle."""
    coils: int = 8
    """Coils of a spring."""
    cells: int = 22
    """Cells along a side of the box in which an implicit surface is found."""
    walk: int = 600
    """Steps along which such a surface is searched for."""
    path: int = 121
    """Points of a guide curve."""
    probe: float = 0.06
    """Relative change of a parameter by which its part in a number of the scene is found."""
    knots: int = 12
    """Values along the slider of a parameter at which numbers of the scene are tabulated."""
    seen: float = 0.01
    """A difference of a drawn length, of that length, that the eye sees."""
    least: float = 0.1
    """Times its value, how far down a slider of a parameter goes; laws of the scene are checked there."""
    most: float = 3.0
    """The same upwards."""
    arrows: int = 4
    """Reactions that are drawn at first where there are more than two above that; the others are drawn on demand."""
    pushed: float = 1.0
    """Radians or metres, at most, that a push takes a coordinate in a second on the screen; half of it at least."""


@dataclass(frozen=True)
class _Thumbnail:
    side: int = 1000
    """Steps across a picture unless something else is stated."""
    grid: int = 250
    """The same in the gallery: coordinates are whole numbers."""
    margin: float = 0.08
    """Of a side."""
    corners: int = 12
    """Corners of a circle."""
    colours: int = 6
    """Colours of bodies."""
    large: float = 3.0
    """How many times larger than the motion a part of the ground may be to be seen whole."""
    dot: float = 0.06
    """Of the extent: a smaller ball is a dot."""
    thin: float = 6.0
    """How many times longer than its radius a cylinder is that is drawn as a line."""
    frames: int = 16
    """Frames of a moving picture."""
    fine: int = 8
    """Samples of the run for each frame that is kept, for the paths."""


PLOT, SCENE, THUMBNAIL = _Plot(), _Scene(), _Thumbnail()
