"""Monsters on the board: revealed, hidden, changed, named, removed."""

from collections.abc import Iterator, Sequence

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.core.model import Model, like
from app.systems.heroquest import positions
from app.systems.heroquest.bestiary.commands import (
    ChangeMonster,
    HideMonsters,
    MonstersCommand,
    RemoveMonsters,
    RenameMonster,
    RevealMonsters,
    SetTemper,
    ShowMonsterPoints,
)
from app.systems.heroquest.bestiary.events import (
    MonsterChanged,
    MonsterHidden,
    MonsterPointsShown,
    MonsterRenamed,
    MonsterRevealed,
    MonsterTempered,
)
from app.systems.heroquest.combat import monsters
from app.systems.heroquest.combat.events import MonsterRemoved
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Monster


@rule(RevealMonsters, HideMonsters)
def reveal_or_hide(scene: Scene, command: RevealMonsters | HideMonsters) -> Iterator[Event]:
    """Show these monsters to everybody from now on, or only to the game master.

    Raises: UnknownSubject, RuleViolation when nothing changes for any of them.
    """
    hides = isinstance(command, HideMonsters)
    changing = [monster for monster in _named(scene, command) if monster.hidden is not hides]
    if not changing:
        raise RuleViolation("monster.hidden_already" if hides else "monster.seen_already", field="monster_ids")
    for monster in changing:
        if hides:
            yield scene.record(MonsterHidden(monster_id=monster.id, kind=monster.kind))
        else:
            number = 0 if monster.number else monsters.next_number(scene, monster.kind)
            yield scene.record(MonsterRevealed(monster_id=monster.id, kind=monster.kind, number=number))
            yield from positions.make_room(scene, monster.id)


@rule(RemoveMonsters)
def remove_monsters(scene: Scene, command: RemoveMonsters) -> Iterator[Event]:
    """Take these monsters from the board; they do not count as slain. Raises: UnknownSubject."""
    for monster in _named(scene, command):
        yield scene.record(MonsterRemoved(monster_id=monster.id, kind=monster.kind))


@rule(ChangeMonster)
def change_monster(scene: Scene, command: ChangeMonster) -> Iterator[Event]:
    """Yield a monster's values as the quest has them later. Raises: UnknownSubject, RuleViolation, InvalidValue."""
    monster = scene.standing_monster(command.monster_id)
    fact = _change(scene, monster, command)
    differences = (fact.attack, fact.defence, fact.body, fact.body_points, fact.mind)
    named = ("movement", "further_attacks", "abilities", "blue_defence")
    if not any(differences) and all(getattr(fact, one) in (None, getattr(monster, one)) for one in named):
        raise RuleViolation("monster.unchanged", field="monster_id", kind=monster.kind)
    yield scene.record(fact)


@rule(RenameMonster)
def rename_monster(scene: Scene, command: RenameMonster) -> Iterator[Event]:
    """Yield a name of its own. Raises: UnknownSubject."""
    monster = scene.monster(command.monster_id)
    yield scene.record(MonsterRenamed(monster_id=monster.id, kind=monster.kind, name=command.name))


@rule(SetTemper)
def set_temper(scene: Scene, command: SetTemper) -> Iterator[Event]:
    """Let monsters fight in another way. Raises: UnknownSubject, UnknownContent; RuleViolation if nothing changes."""
    temper = command.temper or ""
    if temper and temper not in scene.content.tempers:
        raise UnknownContent("temper.unknown", field="temper", temper=temper)
    changing = [monster for monster in _named(scene, command) if monster.temper != temper]
    if not changing:
        raise RuleViolation("temper.unchanged", field="temper")
    for monster in changing:
        yield scene.record(MonsterTempered(monster_id=monster.id, kind=monster.kind, temper=temper))


@rule(ShowMonsterPoints)
def show_monster_points(scene: Scene, command: ShowMonsterPoints) -> Iterator[Event]:
    """Set how much players see of the monsters' points."""
    yield scene.record(MonsterPointsShown(level=command.level))


def _named(scene: Scene, command: MonstersCommand) -> Sequence[Monster]:
    return [scene.monster(monster_id) for monster_id in dict.fromkeys(command.monster_ids)]


def _change(scene: Scene, monster: Monster, command: ChangeMonster) -> MonsterChanged:
    entry = scene.content.monsters[monster.kind]
    if command.mind is not None and monster.mind is None:
        raise InvalidValue("monster.mindless", field="mind", kind=monster.kind)
    body = _more(monster.start_body, command.body)
    most = monster.start_body + body
    if command.body_points is not None and command.body_points > most:
        raise InvalidValue("monster.too_many_points", field="body_points", maximum=most)
    # Left alone, the points that are left change with the body; wounds stay, and a living monster keeps one.
    points = max(monster.body_points + body, 1) if command.body_points is None else command.body_points
    further, abilities = command.further_attacks, command.abilities
    return like(
        MonsterChanged,
        command,
        kind=monster.kind,
        attack=_more(monster.attack, command.attack),
        defence=_more(monster.defence, command.defence),
        body=body,
        body_points=points - monster.body_points,
        mind=_more(monster.mind or 0, command.mind),
        further_attacks=None if further is None else monsters.further_attacks(further, entry),
        abilities=None if abilities is None else monsters.given_abilities(scene, abilities, entry),
    )


def _more(now: int, wanted: int | None) -> int:
    return 0 if wanted is None else wanted - now


class ValuesToAsk(Model):
    """Fields of `PlaceMonster` the book leaves open: those that must be said, and those that may be.

    `further_attacks` are the ways of attack for which dice are wanted, in their order.
    """

    needed: tuple[str, ...]
    welcome: tuple[str, ...]
    further_attacks: tuple[str, ...]


def values_to_ask(content: Content, kind: str) -> ValuesToAsk:
    """HQ-19: what to ask for before a monster of this kind is put on the board. Raises: UnknownContent."""
    entry = content.monsters.get(kind)
    if entry is None:
        raise UnknownContent("monster.kind_unknown", field="kind", kind=kind)
    book = {"attack": entry.attack, "defence": entry.defence, "body": entry.body}
    if not entry.mindless:
        book["mind"] = entry.mind
    moves_as_told = entry.movement is None and not entry.movement_die
    return ValuesToAsk(
        needed=tuple(name for name, value in book.items() if value is None),
        welcome=("movement",) if moves_as_told else (),
        further_attacks=entry.further_attacks,
    )
