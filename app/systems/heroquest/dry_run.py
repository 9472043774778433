"""Whether the rules would let somebody do something; nothing happens."""

from collections.abc import Iterable, Iterator

from app.core.answers import Answers, Unanswered, objection
from app.core.errors import GameError, RuleViolation
from app.core.events import Command, Event
from app.systems.heroquest.combat.commands import Attack, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.combat.rules.abilities import Strike
from app.systems.heroquest.combat.rules.exchange import may_push
from app.systems.heroquest.combat.rules.strike_dice import attack_value
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import decide
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table


def refusal(table: Table, command: Command, content: Content) -> GameError | None:
    """What speaks against a command before its first question; None when it may begin.

    HQ-3-LOSS: an attack without a die harms nobody; the rules work it out, but nobody is offered it.
    """
    return objection(_with_dice(command, decide(table, command, Answers(), content)))


def _with_dice(command: Command, facts: Iterable[Event]) -> Iterator[Event]:
    """The facts. Raises: what deciding raises; RuleViolation where an attack throws nothing."""
    for fact in facts:
        if isinstance(command, Attack | Sweep) and isinstance(fact, StrikeResolved) and not fact.attack_roll.dice:
            raise RuleViolation("attack.no_dice", field="attacker_id")
        yield fact


def could_push(table: Table, attacker_id: str, content: Content) -> bool:
    """Whether there is anybody whom this figure may push back instead of wounding."""
    scene, everybody = Scene(table, content, Answers()), (*table.monsters, *table.heroes)
    others = [one for one in everybody if one != attacker_id and scene.figure(one).is_standing]
    return attacker_id in everybody and any(may_push(scene, Strike(attacker_id, one)) for one in others)


def strikes_otherwise(table: Table, attacker_id: str, content: Content) -> bool:
    """Whether this figure attacks with other dice diagonally."""
    monster = table.monsters.get(attacker_id)
    if monster is None:
        return False
    scene = Scene(table, content, Answers())
    return attack_value(scene, monster, diagonal=True) != attack_value(scene, monster, diagonal=False)


def foretold(table: Table, command: Command, content: Content) -> tuple[Event, ...]:
    """The facts that would follow before the first question; none when the rules refuse it."""
    facts: list[Event] = []
    try:
        facts.extend(decide(table, command, Answers(), content))
    except (GameError, Unanswered):
        return ()
    return tuple(facts)
