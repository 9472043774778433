"""HeroScribe files: a drawn quest out of one, with a report of what became of every object, and one out of a quest.

The format is that of the public quest files: DTD 1.2 to 1.4, and what newer programs write without one. The order of
elements does not matter, and what is unknown is kept by its name, so no object is ever lost.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import partial
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from pydantic import TypeAdapter, ValidationError

from app.core.board.squares import Block, Square, Turn, distance
from app.core.errors import InvalidValue
from app.core.model import Model
from app.core.plain_xml import read_xml
from app.systems.heroquest.board.heroscribe_texts import monster_called, name_of_object, plain_name, texts_of
from app.systems.heroquest.board.quest_map import (
    HEIGHT,
    MOST_BOARDS,
    MOST_NOTES,
    MOST_THINGS,
    WIDTH,
    AnyThing,
    End,
    Link,
    QuestBoard,
    QuestMap,
)
from app.systems.heroquest.content.loader import heroscribe_objects, shipped

FIELD = "file"
MOST_BYTES = 1_000_000
_MOST_ELEMENTS, _MOST_DEPTH = 20_000, 20
_DIGITS = 6  # of a place between squares, so that it comes back the same
_THING: TypeAdapter[AnyThing] = TypeAdapter(AnyThing)
_DOORS: Mapping[str, Mapping[str, object]] = {
    "open": {"state": "open"},
    "doorway": {"state": "open"},
    "entrance": {"leads": "entrance"},
    "exit": {"leads": "exit"},
    "two_way": {"leads": "two_way"},
    "trapped": {"trapped": True},
}


class Certainty(StrEnum):
    """Certainty of what an object becomes."""

    SURE = "sure"
    ASSUMED = "assumed"  # the nearest there is; the game master may say otherwise
    NAME_ONLY = "name_only"


class Meaning(NamedTuple):
    """Meaning of an object: the kind of thing it becomes, and what the game knows it by."""

    kind: str
    content: str


_Meant = Callable[[str], tuple[Meaning, Certainty]]


class Became(Model):
    """One line of the report: so many objects of one id, what they became, and how sure that is."""

    source: str
    count: int
    kind: str
    content: str
    certainty: Certainty


class Imported(NamedTuple):
    """A quest out of a file, and what became of its objects, in the order of the alphabet."""

    quest: QuestMap
    report: tuple[Became, ...]


def import_quest(data: bytes | str, chosen: Mapping[str, Meaning] | None = None, *, of_1989: bool = False) -> Imported:
    """Return the quest of a file, or of its text. `chosen` says of ids what they become, `of_1989` takes the values of
    the base game.

    Raises: TooLarge; InvalidValue where it is no such file or not to be trusted, with the line or the object.
    """
    root = read_xml(data, field=FIELD, most_bytes=MOST_BYTES, most_elements=_MOST_ELEMENTS, most_depth=_MOST_DEPTH)
    drawn = root.findall("board")
    if root.tag != "quest" or not drawn:
        raise InvalidValue("heroscribe.no_quest", field=FIELD)
    if len(drawn) > MOST_BOARDS:
        raise InvalidValue("heroscribe.too_many_boards", field=FIELD, maximum=MOST_BOARDS)
    meaning = partial(_meaning, chosen=chosen or {}, of_1989=of_1989)
    across = _across(root, len(drawn))
    texts = texts_of(root)
    if len(texts.notes) > MOST_NOTES:
        raise InvalidValue("heroscribe.too_many_notes", field=FIELD, maximum=MOST_NOTES)
    region = root.get("region", "")
    quest = QuestMap(
        name=texts.name,
        boards=tuple(_board(number, one, meaning) for number, one in enumerate(drawn, start=1)),
        across=across,
        links=tuple(link for one in root.findall("bridge") if (link := _bridge(one, across, len(drawn)))),
        reading=texts.reading,
        notes=texts.notes,
        wandering_monster=_wanderer(texts.wandering, meaning),
        region="Europe" if region == "Europe" else "USA" if region == "USA" else "",
    )
    return Imported(quest, tuple(_report(quest, meaning)))


def _meaning(source: str, chosen: Mapping[str, Meaning], *, of_1989: bool) -> tuple[Meaning, Certainty]:
    """Return the piece an object becomes; an unknown one is decoration."""
    known = heroscribe_objects()
    if source in chosen:
        return chosen[source], Certainty.SURE
    for kind, contents in known.kinds.items():
        if source in contents:
            content = contents[source]
            if kind == "monster" and of_1989 and content and source not in known.assumed:
                content = f"base_{content}" if f"base_{content}" in shipped().monsters else content
            sure = Certainty.ASSUMED if source in known.assumed else Certainty.SURE
            return Meaning(kind, content), sure if content else Certainty.NAME_ONLY
    return Meaning("decoration", ""), Certainty.NAME_ONLY


def _wanderer(called: str, meaning: _Meant) -> str:
    """Return the kind of the wandering monster that a file names, "" where the game knows none that is called so."""
    source = monster_called(called)
    if not source:
        kind = plain_name(called).replace(" ", "_")
        return kind if kind in shipped().monsters else ""
    became, _ = meaning(source)
    return became.content if became.kind == "monster" else ""


def _report(quest: QuestMap, meaning: _Meant) -> Iterator[Became]:
    """Yield a line for every id."""
    counted = Counter(thing.source for board in quest.boards for thing in board.things)
    for source in sorted(counted):
        became, sure = meaning(source)
        yield Became(source=source, count=counted[source], certainty=sure, **became._asdict())


def _across(root: Element, number: int) -> int:
    """Return how many boards lie beside one another: the file's number counts only if as many boards are there."""
    said = root.get("width", "1")
    across = int(said) if said.isascii() and said.isdigit() and len(said) < 4 else 1
    return across if across and number % across == 0 else 1


def _board(number: int, drawn: Element, meaning: _Meant) -> QuestBoard:
    objects, dark = drawn.findall("object"), drawn.findall("dark")
    if max(len(objects), len(dark)) > MOST_THINGS:
        raise InvalidValue("heroscribe.too_many_objects", field=FIELD, maximum=MOST_THINGS)
    things = [_thing(f"{number}-{place}", one, meaning) for place, one in enumerate(objects, start=1)]
    return QuestBoard(things=tuple(_with_arrows(things)), unused=tuple(map(_unused, dark)))


def _thing(thing_id: str, drawn: Element, meaning: _Meant) -> AnyThing:
    source = drawn.get("id", "")[:200]
    (kind, content), _ = meaning(source)
    width, height = heroscribe_objects().sizes.get(source, (1, 1))
    facts: dict[str, Any] = {
        "id": thing_id,
        "kind": kind,
        "x": round(_number(drawn, "left") - 1, _DIGITS),
        "y": round(_number(drawn, "top") - 1, _DIGITS),
        "turn": drawn.get("rotation", Turn.DOWNWARD),
        "width": width,
        "height": height,
        "content": content,
        "name": "" if content else name_of_object(source),  # what the game knows has a name in each language
        "source": source,
        "layer": _number(drawn, "zorder") if drawn.get("zorder") is not None else None,
    }
    if kind == "door":
        facts |= _DOORS.get(content, {})
    elif kind == "secret_door":
        facts["state"] = "hidden"
    elif kind == "chest":
        facts["trapped"] = content == "trapped"
    try:
        return _THING.validate_python(facts, strict=False)
    except ValidationError as error:
        raise InvalidValue("heroscribe.bad_object", field=FIELD, object=thing_id, source=source[:40]) from error


def _number(drawn: Element, name: str) -> float:
    """Return a number of an element. Raises: InvalidValue where it is none, or beyond all bounds."""
    try:
        found = float(drawn.get(name, ""))
    except ValueError:
        found = float("nan")
    if not -900 < found < 900:
        raise InvalidValue("heroscribe.bad_number", field=FIELD, element=drawn.tag[:20], name=name)
    return found


def _unused(drawn: Element) -> Block:
    left, top, width, height = (round(_number(drawn, name)) for name in ("left", "top", "width", "height"))
    return Block(x=left - 1, y=top - 1, width=max(width, 1), height=max(height, 1))


def _with_arrows(things: list[AnyThing]) -> Iterator[AnyThing]:
    """Yield each arrow with the one falling block beside it that it may belong to."""
    rocks = [thing for thing in things if thing.content == "falling_block_trap"]
    for thing in things:
        if thing.kind == "mark" and thing.content == "arrow":
            near = [one.id for one in rocks if distance(one.square, thing.square) == 1]
            thing = thing.model_copy(update={"of": near[0] if len(near) == 1 else ""})
        yield thing


def _bridge(drawn: Element, across: int, boards: int) -> Link | None:
    """Return the two squares a bridge joins; none where one of its boards is missing."""
    column, row, position = (round(_number(drawn, name)) for name in ("column", "row", "position"))
    is_horizontal = drawn.get("orientation") == "horizontal"
    one = (row - 1) * across + column - 1
    other = one + (1 if is_horizontal else across)
    if not (1 <= column <= across and row >= 1 and other < boards and not (is_horizontal and column == across)):
        return None
    if is_horizontal:
        ends = Square(WIDTH - 1, position - 1), Square(0, position - 1)
    else:
        ends = Square(position - 1, HEIGHT - 1), Square(position - 1, 0)
    return Link(one=End(board=one, square=ends[0]), other=End(board=other, square=ends[1]))
