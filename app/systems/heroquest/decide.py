"""From a command to the facts that follow: one rule a command, found by its type."""

from collections.abc import Iterable, Iterator

from app.core.answers import Answers, Unanswered, objection
from app.core.errors import GameError, RuleViolation, UnknownSubject
from app.core.events import Command, Event
from app.core.making import MakingCommand
from app.core.model import namings
from app.systems.heroquest.board.facts import NOTHING, ON_BOARD, informed
from app.systems.heroquest.combat.commands import Attack, PlaceMonster, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.combat.exchange import may_push
from app.systems.heroquest.combat.strikes import Strike, attack_value
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.fields import BoardCommand
from app.systems.heroquest.party.commands import ImportHero, SeatHero
from app.systems.heroquest.positions import MapOverruled
from app.systems.heroquest.registry import rule_of
from app.systems.heroquest.rounds.events import TurnUsed
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.table import Table


def decide(table: Table, command: Command, answers: Answers, content: Content) -> Iterator[Event]:
    """Yield the facts that follow from a command. Raises: as decide_on."""
    return decide_on(Scene(table, content, answers), command)


def decide_on(scene: Scene, command: Command) -> Iterator[Event]:
    """Yield the facts that follow from a command; the caller finds the table after them in his scene.

    Raises: GameError when a rule forbids it; Unanswered when a roll or choice is missing.
    """
    known, decides = NOTHING, rule_of(type(command))
    check_figures(scene.table, command)
    uses = _uses(scene.table, command) if command.takes_action else []
    scene.lot = command.lot if isinstance(command, MakingCommand) else ""
    try:
        if scene.table.map is not None and isinstance(command, BoardCommand):
            try:
                command, known, overruled = informed(scene, command)
            except RuleViolation as error:
                raise _of_acting(scene, command) or error from None
            if overruled:
                yield scene.record(MapOverruled(fields=overruled))
        yield from decides(scene, command)
    except GameError as error:
        error.field = _own_field(command, error, scene.table)
        if error.field in known.facts and known.blames:  # it was not told: the one it was meant for is to blame
            error.field = known.blames
        raise
    yield from map(scene.record, uses)


def _of_acting(scene: Scene, command: BoardCommand) -> GameError | None:
    """Return the rules' objection to the acting figure, wherever it stands: told before what the map says of the place.

    A better place would not help a figure that cannot do it at all.
    """
    as_if_reached = Scene(scene.table, scene.content, Answers())
    as_if_reached.lot, as_if_reached.overruled = scene.lot, True
    error = objection(rule_of(type(command))(as_if_reached, command))
    is_of_acting = error is not None and _own_field(command, error, scene.table) == ON_BOARD[type(command)].by
    return error if is_of_acting else None


def _uses(table: Table, command: Command) -> list[TurnUsed]:
    """List who takes the action of the running turn by a command."""
    there = sorted(command.actors.intersection(table.heroes.keys() | table.monsters.keys()))
    acting = (one for one in there if table.round.is_turn_of(one, is_hero=one in table.heroes))
    return [TurnUsed(figure_id=one, deed=command.type) for one in acting]


_UNKNOWN = {"heroes": ("hero.unknown", "hero"), "monsters_there": ("monster.unknown", "monster"),
            "figures": ("figure.unknown", "figure")}  # fmt: skip


_BRINGING = (SeatHero, ImportHero, PlaceMonster)  # they name somebody who is there only then


def check_figures(table: Table, command: Command) -> None:
    """Refuse a command that names somebody who is not there, in whatever field.

    Rules do not look at every field: whom they ignore would otherwise be taken, and somebody hidden be told by that.
    Raises: UnknownSubject.
    """
    for naming in () if isinstance(command, _BRINGING) else namings(command):
        if naming.kind not in _UNKNOWN or naming.id in table.heroes or naming.id in table.monsters:
            continue
        if naming.id not in {*table.resting, *table.former, GAME_MASTER}:
            code, word = _UNKNOWN[naming.kind]
            raise UnknownSubject(code, field=naming.place.partition(".")[0], **{word: naming.id})


def _own_field(command: Command, error: GameError, table: Table) -> str | None:
    """Return the field of the command that an error is about.

    A rule that serves several commands names its own: the one that means the same here is found by its name
    (`target_id`, `target_ids`) or by whom or what it holds. None when no field of the command is to blame.
    """
    fields = [name for name in type(command).model_fields if name != "type"]
    if error.field is None or error.field.partition(".")[0] in fields:
        return error.field
    stem = _stem(error.field)
    alike = [name for name in fields if _stem(name) == stem]
    told = set(error.data.values())
    named = told | {hero.id for hero in table.heroes.values() if hero.name in told}
    named |= {monster.id for monster in table.monsters.values() if monster.kind in told}
    holding = [name for name in fields if named.intersection(_held(getattr(command, name)))]
    figures = [name for name in fields if _people(table, stem).intersection(_held(getattr(command, name)))]
    return next(iter((*alike, *holding, *(reversed(figures) if stem == "target" else figures))), None)


def _people(table: Table, stem: str) -> frozenset[str]:
    """Return the ids of all figures that a field of this name may mean."""
    heroes, monsters = frozenset(table.heroes), frozenset(table.monsters)
    if stem in ("figure", "attacker", "target"):
        return heroes | monsters
    return {"hero": heroes, "monster": monsters}.get(stem, frozenset())


def _stem(field: str) -> str:
    return field.removesuffix("s").removesuffix("_id")


def _held(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, tuple | frozenset) else ()


def refusal(table: Table, command: Command, content: Content) -> GameError | None:
    """Return the error that refuses a command before its first question; None when it may begin.

    HQ-3-LOSS: an attack without dice is decided like any other, but never offered.
    """
    return objection(_with_dice(command, decide(table, command, Answers(), content)))


def _with_dice(command: Command, facts: Iterable[Event]) -> Iterator[Event]:
    """Yield the facts. Raises: what deciding raises; RuleViolation where an attack throws nothing."""
    for fact in facts:
        if isinstance(command, Attack | Sweep) and isinstance(fact, StrikeResolved) and not fact.attack_roll.dice:
            raise RuleViolation("attack.no_dice", field="attacker_id")
        yield fact


def could_push(table: Table, attacker_id: str, content: Content) -> bool:
    """Return whether there is a figure that this one may push back instead of wounding."""
    scene, everybody = Scene(table, content, Answers()), (*table.monsters, *table.heroes)
    others = [one for one in everybody if one != attacker_id and scene.figure(one).is_standing]
    return attacker_id in everybody and any(may_push(scene, Strike(attacker_id, one)) for one in others)


def strikes_otherwise(table: Table, attacker_id: str, content: Content) -> bool:
    """Return whether this figure attacks with other dice diagonally."""
    monster = table.monsters.get(attacker_id)
    if monster is None:
        return False
    scene = Scene(table, content, Answers())
    return attack_value(scene, monster, diagonal=True) != attack_value(scene, monster, diagonal=False)


def foretold(table: Table, command: Command, content: Content) -> tuple[Event, ...]:
    """Return the facts that would follow before the first question; none when the rules refuse it."""
    facts: list[Event] = []
    try:
        facts.extend(decide(table, command, Answers(), content))
    except (GameError, Unanswered):
        return ()
    return tuple(facts)
