"""The texts of a HeroScribe file: its title, what is read aloud, its notes, and which monster wanders.

Older forms have `speech` and `note`; form 2.0 has `title`, `subtitle`, `questtext`, `notes` with a `mark` for each
letter, `monsterstat` and `wanderingmonster`. A text of any other element of the quest becomes a note, so none is lost.
"""

import re
from collections.abc import Container, Iterator, Mapping
from functools import cache
from typing import NamedTuple
from xml.etree.ElementTree import Element

from app.systems.heroquest.board.quest_map import LONGEST_TEXT, Note
from app.systems.heroquest.content.loader import heroscribe_objects

LONGEST_NAME = 200
_LETTER = re.compile(r"\s*([A-MX])(?:[.:]\s|\s{2,}|\s+(?=[A-Z]))\s*(.*)", re.DOTALL)
_WANDERING = re.compile(
    r"\s*wander\w*\s+monsters?(?:\(s\))?(?:\s+in\s+(?:th|dies)\w+\s+\w+)?\s*:\s*(.*)", re.DOTALL | re.IGNORECASE
)
_WANDERER = re.compile(r"(?:\d+|an?|the|eine?|der|die|das)?\s*(.+?)\s*[.!]?", re.IGNORECASE)
_LETTER_OF_MARK = re.compile(r"\w{1,3}")
_BREAKS = {"br", "li", "table", "tr", "td", "th", "p", "ul"}
_DROPPED = {"img"}
_CELLS = {"td": "□", "th": "☠ "}  # a point that can be crossed out; the last one
_APART = {"mark", "note"}  # in `notes`: each is a note of its own
_DRAWN = {"board", "bridge", "kind"}


class Texts(NamedTuple):
    """All texts of a file; `wandering` is what the file calls the monster, an id or words."""

    name: str
    reading: str
    notes: tuple[Note, ...]
    wandering: str


def texts_of(root: Element) -> Texts:
    """Read the texts of a quest."""
    letters = {one.get("id", "").removeprefix("Letter") for one in root.iter("object")}
    said, title = _folded(root.get("name", "")), _line(root, "title")
    other_name = said if title and said not in ("", title) else ""
    beginning = [Note(text=text) for text in (other_name, _line(root, "subtitle")) if text]
    notes = (*beginning, *(note for one in root for note in _notes(one, letters)))
    reading = "\n".join(filter(None, map(_text, (*root.findall("questtext"), *root.findall("speech")))))
    told = next((note.text for note in notes if note.about == "wandering_monster" and note.text), "")
    ids = (one.get("id", "") for group in root.iter("wanderingmonster") for one in group.iter("monster"))
    return Texts((title or said)[:LONGEST_NAME], reading[:LONGEST_TEXT], notes, next(ids, told))


def monster_called(words: str) -> str:
    """Return the id of the monster that a file means by an id or by words: "2 Orcs." are orcs.

    "" where it says more than a name, or a name that no monster of these files has.
    """
    return _monsters().get(plain_name(words), "")


def plain_name(words: str) -> str:
    """Return a name in small letters, without how many there are."""
    found = _WANDERER.fullmatch(_folded(words).replace("\n", " "))
    return found[1].casefold() if found else ""


def name_of_object(source: str) -> str:
    """Return the id as words: "DarkWarrior" is a Dark Warrior."""
    return re.sub(r"(?<=[a-z])(?=[A-Z0-9])", " ", source)


@cache
def _monsters() -> Mapping[str, str]:
    """Return the ids of monsters by everything they are called."""
    found = {word.casefold(): source for source, words in heroscribe_objects().names.items() for word in words}
    for source in heroscribe_objects().kinds["monster"]:
        name = name_of_object(source).casefold()
        many = f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"
        found |= dict.fromkeys((source.casefold(), name, many), source)
    return found


def _notes(drawn: Element, letters: Container[str]) -> Iterator[Note]:
    """Yield the notes that an element of the quest brings; an empty one is none."""
    notes: Iterator[Iterator[str]] = iter([_pieces(drawn)])
    match drawn.tag:
        case "title" | "subtitle" | "questtext" | "speech":
            return
        case tag if tag in _DRAWN:
            notes = map(_pieces, drawn.iter("note"))
        case "mark":
            yield from _mark(drawn)
            return
        case "notes":
            yield from _told("".join(_pieces(drawn, without=_APART)), letters)
            for one in drawn.iter():
                if one.tag in _APART:
                    yield from _notes(one, letters)
            return
        case "monsterstat":
            values = ", ".join(f"{name} {value}" for name, value in drawn.attrib.items() if name != "name")
            yield from _plain(f"{drawn.get('name', '')}: {values}\0{''.join(_pieces(drawn))}")
            return
        case "wanderingmonster":
            names = [name_of_object(one.get("id", "")) for one in drawn.iter("monster")]
            text = _folded("\0".join((", ".join(names), *_pieces(drawn))))
            if text:
                yield Note(about="wandering_monster", text=text)
            return
    for pieces in notes:
        yield from _told("".join(pieces), letters)


def _told(raw: str, letters: Container[str]) -> Iterator[Note]:
    """Yield a note, told apart by how it begins. "A Goblin" is a place where such a letter is drawn."""
    if found := _WANDERING.fullmatch(raw):
        yield Note(about="wandering_monster", text=_folded(found[1]))
        return
    found = _LETTER.fullmatch(raw)
    if found and (found[1] in letters or not re.match(r"\s*[AI]\s\S", raw)):
        yield Note(about="letter", letter=found[1], text=_folded(found[2]))
        return
    yield from _plain(raw)


def _mark(drawn: Element) -> Iterator[Note]:
    """Yield the note of a letter; what is no letter stands before its text."""
    letter, text = drawn.get("id", ""), _text(drawn)
    if _LETTER_OF_MARK.fullmatch(letter):
        yield Note(about="letter", letter=letter, text=text)
    else:
        yield from _plain(f"{letter}: {text}" if letter else text)


def _plain(raw: str) -> Iterator[Note]:
    text = _folded(raw)
    if text:
        yield Note(text=text)


def _line(root: Element, tag: str) -> str:
    return " ".join(" ".join(map(_text, root.findall(tag))).split())


def _text(drawn: Element) -> str:
    return _folded("".join(_pieces(drawn)))


def _pieces(drawn: Element, boxes: Mapping[Element, str] | None = None, without: Container[str] = ()) -> Iterator[str]:
    """Yield all text of an element and what is inside of it; line ends are only layout, a break is a null character."""
    boxes = boxes or {}
    if drawn.tag == "table":
        boxes = _boxes(drawn)
    is_row_of_boxes = drawn.tag == "table" and all(one in boxes for one in drawn)
    if drawn in boxes:
        yield boxes[drawn]
        return
    if is_row_of_boxes:
        yield " "
    elif drawn.tag in _BREAKS:
        yield "\0"
    if drawn.tag not in _DROPPED:
        yield (drawn.text or "").replace("\0", "")
        for inner in drawn:
            if inner.tag not in without:
                yield from _pieces(inner, boxes, without)
            yield (inner.tail or "").replace("\0", "") if drawn.tag not in ("table", "tr") else ""
    if drawn.tag == "table" and not is_row_of_boxes:
        yield "\0"


def _boxes(table: Element) -> Mapping[Element, str]:
    """Return the meaning of empty table cells: the points of a monster, crossed out one by one.

    All of them in a table of nothing else, otherwise those of a row that end in a skull.
    """
    rows = [[cell for cell in row if cell.tag in _CELLS] for row in (table, *table.iter("tr"))]
    cells = [cell for row in rows for cell in row]
    if "bodypoints" in table.get("class", "") or not any(map(_text_inside, cells)):
        return {cell: _CELLS[cell.tag] for cell in cells if not _text_inside(cell)}
    found: dict[Element, str] = {}
    for row in rows:
        run: list[Element] = []
        for cell in row:
            run = [*run, cell] if not _text_inside(cell) else []
            if run and cell.tag == "th":
                if len(run) > 1:
                    found |= {one: _CELLS[one.tag] for one in run}
                    found[run[0]] = f" {found[run[0]]}"
                run = []
    return found


def _text_inside(cell: Element) -> bool:
    return bool("".join(cell.itertext()).strip())


def _folded(raw: str) -> str:
    """Lines with single blanks, without empty ones."""
    lines = (" ".join(line.split()) for line in raw.split("\0"))
    return "\n".join(filter(None, lines))[:LONGEST_TEXT]
