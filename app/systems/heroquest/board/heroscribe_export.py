"""A HeroScribe file out of a drawn quest: what came from such a file goes back into it unchanged."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from app.systems.heroquest.board.heroscribe_texts import name_of_object
from app.systems.heroquest.board.quest_map import HEIGHT, WIDTH, AnyThing, Link, Note, QuestMap
from app.systems.heroquest.content.loader import heroscribe_objects

_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest 1.4//EN"'
    ' "http://lightless.org/files/xml/quest-1.4.dtd">\n'
)
_LEADS = {"entrance": "DoorIn", "exit": "DoorOut", "two_way": "DoubleArrowDoor"}
_UNWRITABLE = re.compile(r"[^\n\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")  # what XML has no place for


class Exported(NamedTuple):
    """The file, and the ids of what the format has no object for."""

    data: bytes
    left_out: tuple[str, ...]


def export_quest(quest: QuestMap) -> Exported:
    """Return the quest as a file that HeroScribe programs open."""
    rows = -(-len(quest.boards) // quest.across)
    root = Element(
        "quest", {"name": _UNWRITABLE.sub(" ", quest.name), **({"region": quest.region} if quest.region else {})}
    )
    root.attrib |= {"version": "1.0", "width": str(quest.across), "height": str(rows)}
    left_out = list[str]()
    for drawn in quest.boards:
        board = SubElement(root, "board")
        for one in drawn.unused:
            size = {"width": str(one.width), "height": str(one.height)}
            SubElement(board, "dark", {"left": str(one.x + 1), "top": str(one.y + 1), **size})
        for thing in drawn.things:
            source = thing.source or _source_of(thing)
            if source:
                SubElement(board, "object", _object(source, thing))
            else:
                left_out.append(thing.id)
    for link in quest.links:
        bridge = _bridge(link, quest.across)
        if bridge:
            SubElement(root, "bridge", bridge)
    indent(root, "")
    _write(SubElement(root, "speech"), quest.reading)
    for note in (*quest.notes, *_of_wanderer(quest)):
        _write(SubElement(root, "note"), _beginning(note) + note.text)
    return Exported((_HEAD + tostring(root, encoding="unicode") + "\n").encode(), tuple(left_out))


def _object(source: str, thing: AnyThing) -> dict[str, str]:
    layer = {} if thing.layer is None else {"zorder": repr(thing.layer)}
    place = {"left": repr(round(thing.x + 1, 6)), "top": repr(round(thing.y + 1, 6))}
    return {"id": source, **place, "rotation": thing.turn.value, **layer}


def _source_of(thing: AnyThing) -> str:
    """Return the name of an object of our own there, "" if there is nothing like it."""
    wanted = set(_called(thing))
    contents = heroscribe_objects().kinds.get(thing.kind, {})
    size = (thing.width, thing.height)
    found = [source for source, content in contents.items() if content and content in wanted]
    alike = [source for source in found if heroscribe_objects().sizes.get(source, (1, 1)) == size]
    return next(iter((*alike, *found)), "")


def _called(thing: AnyThing) -> Iterator[str]:
    """By which of the contents of its kind it is known."""
    if thing.kind == "door":
        yield thing.leads if thing.leads in _LEADS else "open" if thing.state == "open" else "closed"
    elif thing.kind == "chest":
        yield "trapped" if thing.is_trapped else "plain"
    else:
        yield {"secret_door": "secret", "blocked": "blocked", "stairs": "stairs"}.get(thing.kind, thing.content)
        yield thing.content.removeprefix("base_")


def _bridge(link: Link, across: int) -> dict[str, str] | None:
    """Return the bridge that joins two squares at the rims of boards side by side; other links have none."""
    (one, start), (other, end) = sorted((side.board, side.square) for side in (link.one, link.other))
    row, column = divmod(one, across)
    place = {"column": str(column + 1), "row": str(row + 1)}
    if other == one + 1 and column + 1 < across and (start.x, end.x) == (WIDTH - 1, 0) and start.y == end.y:
        return {**place, "position": str(start.y + 1), "orientation": "horizontal"}
    if other == one + across and (start.y, end.y) == (HEIGHT - 1, 0) and start.x == end.x:
        return {**place, "position": str(start.x + 1), "orientation": "vertical"}
    return None


def _of_wanderer(quest: QuestMap) -> Iterator[Note]:
    """Yield a note that names the wandering monster, where none does."""
    if quest.wandering_monster and not any(note.about == "wandering_monster" for note in quest.notes):
        kind = quest.wandering_monster.removeprefix("base_")
        sources = heroscribe_objects().kinds["monster"]
        source = next((source for source, content in sources.items() if content == kind), kind.replace("_", " "))
        yield Note(about="wandering_monster", text=name_of_object(source))


def _beginning(note: Note) -> str:
    return {"letter": f"{note.letter}. ", "wandering_monster": "Wandering monster: "}.get(note.about, "")


def _write(element: Element, text: str) -> None:
    """Write a text, its line breaks as elements: those of the file itself are only layout."""
    first, *rest = _UNWRITABLE.sub("", text).split("\n")
    element.text = first
    for line in rest:
        SubElement(element, "br").tail = line
