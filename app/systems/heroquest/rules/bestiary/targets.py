"""Whom a monster goes for when one action is several strikes."""

from collections.abc import Iterator, Sequence
from functools import partial

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary_commands import TargetsCommand
from app.systems.heroquest.rules.combat.attacks import check_fighters
from app.systems.heroquest.rules.combat.exchange import exchange
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene


def strike_each(scene: Scene, command: TargetsCommand, strikes: Sequence[Strike], field: str) -> Iterator[Event]:
    """One strike after the other, each at somebody else; `field` is where the command names the first.

    Raises: UnknownSubject, RuleViolation when nobody is struck, or somebody twice.
    """
    targets = [strike.target_id for strike in strikes]
    if not targets:
        raise RuleViolation("bestiary.no_target", field=field)
    if len(set(targets)) < len(targets):
        raise RuleViolation("bestiary.target_twice", field=field)
    check_fighters(scene, command.monster_id, command.fields_of_targets(), acting="monster_id")
    yield from scene.in_turn(partial(exchange, scene, strike) for strike in strikes)
