"""The families of the campaign, one a file: each file has a FAMILY."""

from __future__ import annotations

from importlib import import_module

from tests.campaign.case import Family

NAMES = (
    "rods boxes stacks belts cables pins lines_of_balls pendulums actuators freewheels beads pucks cranks corners"
).split()


def family(name: str) -> Family:
    """The family of that name; its models are made when it is first drawn from."""
    found: Family = import_module(f"tests.campaign.families.{name}").FAMILY
    return found
