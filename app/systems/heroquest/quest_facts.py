"""Facts about a quest, from the quest book, the group or a drawing.

A drawn quest that begins is written beside the group's own ones, so that its name, goal and reward are known when the
drawing is gone; what is read aloud and the notes stay in the drawing, a copy of which lies on the table.
"""

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

from app.core.own_entries import OwnEntry
from app.systems.heroquest.board.quest_map import QuestMap, QuestMonster
from app.systems.heroquest.combat.commands import MOST_VALUE
from app.systems.heroquest.content.exploration import LONGEST_NAME, MOST_MONSTERS, NamedMonster, QuestEntry
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.overlays import canonical
from app.systems.heroquest.state.table import Table

KIND = "quests"
_DRAWN = "drawn_"
_ID = re.compile(r"[a-z0-9_]{1,30}")
_VALUES = ("attack", "defence", "body", "mind", "movement")


def id_of_drawing(drawing: str) -> str:
    """Return the id of the quest that a drawing is."""
    plain = drawing if _ID.fullmatch(drawing) else hashlib.sha256(drawing.encode()).hexdigest()[:30]
    return f"{_DRAWN}{plain}"


def is_drawn(quest_id: str) -> bool:
    """Return whether a quest is what a drawing says, and not what somebody wrote."""
    return quest_id.startswith(_DRAWN)


def drawn_entry(quest_id: str, quest: QuestMap, content: Content) -> QuestEntry:
    """Return a drawing's facts about its quest, on top of what the group wrote that a drawing has no place for."""
    known = content.quests.get(quest_id, QuestEntry(id=quest_id))
    kind = quest.wandering_monster
    notes = (note.text for note in quest.notes if note.about == "quest")
    said = {
        "wandering_monster": kind if kind in content.monsters else None,
        "goal": quest.goal,
        "reward": quest.reward,
        "reading": quest.reading,
        "notes": "\n".join(filter(None, notes)),
        "monsters": tuple(dict.fromkeys(_special(quest, content)))[:MOST_MONSTERS],
    }
    return known.model_copy(update=said)


def written_entry(quest_id: str, quest: QuestMap, content: Content) -> OwnEntry:
    """Return a drawn quest as an entry of the group: without its long texts, which lie on the table with the
    drawing.
    """
    entry = drawn_entry(quest_id, quest, content)
    told = entry.model_dump_json(exclude={"id", "number", "reading", "notes"}, exclude_none=True)
    facts = {**json.loads(told), "name": title_of(quest)}
    return OwnEntry(kind=KIND, id=quest_id, facts=canonical(facts))


def title_of(quest: QuestMap) -> str:
    """Return the name of a drawn quest as a name may be: in one line, without what no name can hold."""
    name = "".join(one if one.isprintable() else " " for one in quest.name).replace("{", "(").replace("}", ")")
    return " ".join(name.split()) or "–"


def running_entry(table: Table, content: Content) -> QuestEntry | None:
    """Return the known facts of the quest that is played: what its entry says, and what only the drawing on the table
    says.

    The drawing's wandering monster goes before that of the quest book.
    """
    laid = table.map or table.map_aside
    quest_id = table.running_quest.quest_id if table.running_quest else ""
    entry = content.quests.get(quest_id)
    if laid is None:
        return entry
    drawn = drawn_entry(quest_id or "drawn", laid.quest, content)
    if entry is None or is_drawn(entry.id):
        return drawn
    texts = {name: getattr(entry, name) or getattr(drawn, name) for name in ("goal", "reward", "reading", "notes")}
    if entry.goal is None:  # the quest book says it in words of its own
        del texts["goal"], texts["reward"]
    kind = drawn.wandering_monster or entry.wandering_monster
    return entry.model_copy(update={**texts, "wandering_monster": kind, "monsters": entry.monsters or drawn.monsters})


def _special(quest: QuestMap, content: Content) -> Iterator[NamedMonster]:
    """Yield the monsters that have a name or values of their own."""
    for board in quest.boards:
        for one in board.things:
            if not isinstance(one, QuestMonster) or one.content not in content.monsters:
                continue
            name, values = name_drawn(one), values_drawn(one)
            if name or values:
                yield NamedMonster(kind=one.content, name=name, **values)


def name_drawn(thing: QuestMonster) -> str:
    """Return the name that a drawing gives a monster, as a table takes it; empty for none."""
    return " ".join(thing.name.split())[:LONGEST_NAME].strip()


def values_drawn(thing: QuestMonster) -> dict[str, Any]:
    """Return the values that a drawing gives a monster, as a table takes them: at least one body point."""
    said = {name: getattr(thing, name) for name in _VALUES}
    values = {name: min(value, MOST_VALUE) for name, value in said.items() if value is not None}
    return values if values.get("body", 1) else {**values, "body": 1}
