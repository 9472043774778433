"""Quests of the group's own are entries of its own content, like classes and things."""

import json
from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest import content_commands
from app.systems.heroquest import quest_commands as do
from app.systems.heroquest.combat_commands import MOST_VALUE
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.overlays import canonical
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.content.quests import FURTHER_ATTACKS, VALUES, QuestMonster
from app.systems.heroquest.rules import own_content
from app.systems.heroquest.rules.scene import Scene

KIND = "quests"


def write_quest(scene: Scene, command: do.WriteQuest) -> Iterator[Event]:
    """Everything that was written replaces what stood there. Raises: InvalidValue at the field; RuleViolation."""
    for number, monster in enumerate(command.monsters):
        _check_can_be_placed(scene, f"monsters.{number}", monster)
    facts = json.loads(command.model_dump_json(exclude={"type", "quest_id"}, exclude_none=True))
    yield from own_content.write(scene, OwnEntry(kind=KIND, id=command.quest_id, facts=canonical(facts)))


def _check_can_be_placed(scene: Scene, path: str, monster: QuestMonster) -> None:
    """HQ-19: what is written of a monster has to fit its kind and the board, where it will stand one day."""
    for name in VALUES:
        value, least = getattr(monster, name), 1 if name == "body" else 0
        if value is not None and value > MOST_VALUE:
            raise InvalidValue("value.less_than_equal", field=f"{path}.{name}", le=MOST_VALUE)
        if value is not None and value < least:
            raise InvalidValue("value.greater_than_equal", field=f"{path}.{name}", ge=least)
    entry = scene.content.monsters.get(monster.kind)
    for way in FURTHER_ATTACKS:
        if entry is not None and getattr(monster, way) is not None and way not in entry.further_attacks:
            raise InvalidValue("monster.attack_unknown", field=f"{path}.{way}", kind=monster.kind)


def remove_quest(scene: Scene, command: do.RemoveQuest) -> Iterator[Event]:
    """Take it away, unless the chronicle would no longer know its name. Raises: RuleViolation, UnknownContent."""
    is_logged = any(run.quest_id == command.quest_id for run in scene.table.quest_log)
    if is_logged and command.quest_id not in shipped().quests:
        raise RuleViolation("quest.is_logged", field="quest_id", quest_id=command.quest_id)
    yield from own_content.remove_content(scene, content_commands.RemoveContent(kind=KIND, id=command.quest_id))
