"""Quests of the group's own are entries of its own content, like classes and things."""

import json
from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import content_commands
from app.systems.heroquest import quest_commands as do
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.overlays import canonical
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.rules import own_content
from app.systems.heroquest.rules.scene import Scene

KIND = "quests"


def write_quest(scene: Scene, command: do.WriteQuest) -> Iterator[Event]:
    """Everything that was written replaces what stood there. Raises: InvalidValue at the field; RuleViolation."""
    facts = json.loads(command.model_dump_json(exclude={"type", "quest_id"}, exclude_none=True))
    yield from own_content.write(scene, OwnEntry(kind=KIND, id=command.quest_id, facts=canonical(facts)))


def remove_quest(scene: Scene, command: do.RemoveQuest) -> Iterator[Event]:
    """Take it away, unless the chronicle would no longer know its name. Raises: RuleViolation, UnknownContent."""
    is_logged = any(run.quest_id == command.quest_id for run in scene.table.quest_log)
    if is_logged and command.quest_id not in shipped().quests:
        raise RuleViolation("quest.is_logged", field="quest_id", quest_id=command.quest_id)
    yield from own_content.remove_content(scene, content_commands.RemoveContent(kind=KIND, id=command.quest_id))
