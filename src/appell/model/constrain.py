"""Constraints: the next value of a model with a new one in it, or with one stated anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from appell.constraints import Constraint
from appell.errors import ConstraintError, ModelError
from appell.model.actuation import with_reaction_laws
from appell.model.constraint_rows import new_constraint
from appell.model.contacts.contact import Contact
from appell.model.contacts.contact_constraint import with_contact
from appell.model.contacts.friction import unilateral_contact, with_friction
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_one_of
from appell.model.readings import multiplier_names
from appell.model.reset import require_not_in_reset


class Unchanged(Enum):
    """The default of what ``replace`` may state anew."""

    UNCHANGED = "unchanged"


UNCHANGED = Unchanged.UNCHANGED


@dataclass(frozen=True)
class ReactionOptions:
    """What a person says of a constraint beside its rows."""

    restitution: object = 0
    unilateral: bool = False
    friction: object = None
    nonideal: object = None
    servo: object = None


def with_constraint(
    data: Mechanism, name: str, constraint: object, reaction: ReactionOptions
) -> tuple[Mechanism, Constraint]:
    """Rows or a contact, whether they open, the law of their reaction and its actuators, friction."""
    if isinstance(constraint, Contact):
        data, made, contact = with_contact(data, name, constraint)
        if reaction.unilateral:
            made = unilateral_contact(made, contact, reaction.restitution, reaction.friction)
    elif reaction.unilateral:
        raise ConstraintError(f"the constraint '{name}' is unilateral=True: write it as a relation, such as h >= 0.")
    else:
        data, made = new_constraint(data, name, constraint, reaction.restitution)
    made = with_reaction_laws(data, made, reaction.nonideal, reaction.servo)
    if reaction.friction is not None:
        made = with_friction(data, made, reaction.friction)
    # Refuse a name whose multipliers would be called as those of another constraint ('a b' beside 'a_b')
    found = data.constraint_with_multiplier(multiplier_names(made))
    if found is not None:
        other, shared = found
        raise ModelError(
            f"the constraints '{other.name}' and '{made.name}' would both have a multiplier {shared}: choose another "
            "name for one of them."
        )
    return data.adding(constraints=[made], memories=made.memories), made


def with_norm(data: Mechanism, name: str, constraint: object) -> tuple[Mechanism, Constraint]:
    """A relation between coordinates that holds by itself."""
    data, made = new_constraint(data, name, constraint)
    if made.order != 0 or made.quantities or made.unilateral or made.memories:
        raise ModelError(f"the norm '{name}' must be an equation between coordinates alone.")
    return data.adding(norms=[made]), made


def with_replaced(
    data: Mechanism, name: object, constraint: object, nonideal: object, servo: object
) -> tuple[Mechanism, Constraint]:
    """One constraint stated anew; what is UNCHANGED stays as it was."""
    place = _place_of(data, name)
    before = data.constraints[place]
    if before.friction is not None:
        raise ModelError(
            f"the constraint '{before.name}' has friction=, which replace does not restate: write it anew."
        )
    rest = (*data.constraints[:place], *data.constraints[place + 1 :])
    kept = tuple(memory for memory in data.memories if memory not in before.memories)
    data = replace(data, constraints=rest, memories=kept)
    restated = nonideal is not UNCHANGED or servo is not UNCHANGED
    after = replace(before, law=None, drives=()) if restated else before
    switched = before.switched, before.begins_off
    if constraint is not UNCHANGED:
        data, stated = new_constraint(data, before.name, constraint)
        rebound = before.restitution if stated.unilateral else stated.restitution
        after = replace(stated, restitution=rebound, law=after.law, drives=after.drives)
    laws = (None if given is UNCHANGED else given for given in (nonideal, servo))
    after = with_reaction_laws(data, after, *laws)
    after = replace(after, switched=switched[0], begins_off=switched[1])
    data = replace(data, constraints=(*rest[:place], after, *rest[place:]))
    return data.adding(memories=after.memories), after


def with_released(data: Mechanism, name: object, keep: Sequence[int]) -> tuple[Mechanism, Constraint]:
    """One constraint released, but for the rows that stay; where none does, its contact goes with it."""
    place = _place_of(data, name)
    before = data.constraints[place]
    require_not_in_reset(data, before.name)
    numbers = range(len(before.expressions))
    for number in keep:
        if number not in numbers:
            raise ModelError(
                f"the constraint '{before.name}' has {len(numbers)} rows, counted from 0: row {number} cannot be kept."
            )
    after = () if not keep else (_with_rows(before, sorted(set(keep))),)
    kept = tuple(memory for memory in data.memories if memory not in before.memories or keep)
    contacts = tuple(contact for contact in data.contacts if contact.name != before.name or keep)
    constraints = (*data.constraints[:place], *after, *data.constraints[place + 1 :])
    return replace(data, constraints=constraints, memories=kept, contacts=contacts), before


def _with_rows(constraint: Constraint, numbers: Sequence[int]) -> Constraint:
    """The constraint with some of its rows alone."""
    chosen = {
        field: tuple(getattr(constraint, field)[i] for i in numbers)
        for field in ("expressions", "rates", "before")
        if getattr(constraint, field)
    }
    return replace(constraint, **chosen)  # type: ignore[arg-type]


def _place_of(data: Mechanism, name: object) -> int:
    """Where a constraint stands, by its name or itself."""
    names = [c.name for c in data.constraints]
    require_one_of(name_of(name), names, f"no constraint is named '{name_of(name)}'")
    return names.index(name_of(name))
