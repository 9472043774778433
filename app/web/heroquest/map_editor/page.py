"""Page of the editor: a board with its palette, the selection, what does not fit, the texts."""

from collections.abc import Iterator
from dataclasses import dataclass

from starlette.datastructures import FormData

from app.core.board.squares import name_of
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.board.quest_map import End, QuestBoard, QuestDoor, QuestMap
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.drawings.doors import stand_of
from app.systems.heroquest.drawings.names import finding_in_words, names_on, place_of, square_of
from app.web.heroquest.map_editor.inspector import inspector
from app.web.heroquest.map_editor.palette import palette
from app.web.heroquest.map_editor.request import Drawing, MapRequest, step_in_words
from app.web.heroquest.maps.drawing import BoardPicture
from app.web.ui.forms import FieldError, SelectOption, by_field, sentences
from app.web.ui.rendering import Context

TABS = ("findings", "notes", "quest")


@dataclass(frozen=True)
class Selection:
    """Selection on the page: a board, a thing on it, a tab beside it."""

    board: int = 0
    thing: str = ""
    tab: str = ""
    square: str = ""  # where a finding led

    def on(self, quest: QuestMap) -> "Selection":
        """This choice if the quest has such a board; otherwise its first board."""
        return self if self.board < len(quest.boards) else Selection()


def editor_page(
    asked: MapRequest,
    drawing: Drawing,
    here: Selection,
    board: BoardPicture,
    *,
    typed: FormData | None = None,
    errors: tuple[FieldError, ...] = (),
    with_palette: bool = True,
) -> Context:
    """Return the editor as it stands, with the chosen board; `typed` is what was refused and stays in its form."""
    quest, stored, words = drawing.quest, drawing.stored, asked.words
    things = quest.boards[here.board]
    op = str(typed.get("op", "")) if typed is not None else ""
    texts = {name: getattr(quest, name) for name in ("name", "goal", "reward", "reading", "wandering_monster")}
    texts |= {"one_square": "", "one_board": "1", "other_square": "", "other_board": str(len(quest.boards))}
    if op in ("texts", "link") and typed is not None:
        texts |= {name: str(typed[name]) for name in texts if name in typed}
    found = tuple(_findings(asked, stored.id, quest))
    return {
        "asked": asked,
        "id": stored.id,
        "name": quest.name,
        "revision": stored.revision,
        "saved_at": stored.changed_at,
        "url": asked.url(stored.id),
        "undo": step_in_words(stored.undo, words),
        "redo": step_in_words(stored.redo, words),
        "here": here,
        "board": board,
        "shelves": palette(asked) if with_palette else (),
        "things": tuple(_things(asked, stored.id, here.board, things)),
        "positions": _positions(asked, things),
        "inspector": inspector(asked, quest, here.board, here.thing, typed if op == "change" else None),
        "findings": found,
        "is_barred": any(one["bars"] for one in found),
        "notes": tuple(_notes(asked, stored.id, quest)),
        "letter_to_tell": _letter_to_tell(quest),
        "boards": tuple(
            {"number": number, "url": asked.url(stored.id, board=number), "is_here": number == here.board}
            for number in range(len(quest.boards))
        ),
        "links": tuple(
            {"number": number, "one": _end(link.one), "other": _end(link.other)}
            for number, link in enumerate(quest.links)
        ),
        "quest": quest,
        "texts": texts,
        "wandering": _wandering(asked, quest),
        "errors": sentences(errors, words),
        "wrong": by_field(errors, words),
    }


def _letter_to_tell(quest: QuestMap) -> str:
    """Return the first letter on the boards that has no note yet, or nothing: a new note begins with it."""
    told = {one.letter for one in quest.notes if one.about == "letter"} | {"X"}
    drawn = {mark.content for board in quest.boards for mark in board.of_kind("mark")}
    return min((one for one in drawn - told if len(one) == 1 and one.isalpha()), default="")


def _end(end: End) -> str:
    return f"{end.board + 1} · {name_of(end.square)}"


def _things(asked: MapRequest, drawing_id: str, number: int, board: QuestBoard) -> Iterator[Context]:
    names = names_on(board, asked.words)
    for thing in sorted(board.things, key=lambda one: (one.square.y, one.square.x)):
        url = asked.url(drawing_id, board=number, thing=thing.id)
        yield {"id": thing.id, "name": names[thing.id], "square": place_of(thing), "url": url}


def _positions(asked: MapRequest, board: QuestBoard) -> list[tuple[str | int, ...]]:
    """Return the data of a board for the script: id, kind, name, side of a door, square, width and height of each
    thing.
    """
    names = names_on(board, asked.words)
    found: list[tuple[str | int, ...]] = []
    for thing in board.things:
        stand = stand_of(thing, shipped().board) if isinstance(thing, QuestDoor) else None
        square, block = stand.square if stand else thing.square, thing.block
        size = (block.width, block.height)
        found.append((thing.id, thing.kind, names[thing.id], stand.side if stand else "", *square, *size))
    return found


def _findings(asked: MapRequest, drawing_id: str, quest: QuestMap) -> Iterator[Context]:
    for one in sorted(findings(quest, shipped().board), key=lambda found: not found.severe):
        square = square_of(quest, one)
        name = name_of(square) if square and shipped().board.has(square) else ""
        thing = next(iter(one.things), "") if one.code != "note_without_letter" else ""
        tab = "quest" if one.code in ("no_goal", "passage_to_nowhere") else ""
        url = asked.url(drawing_id, board=one.board, thing=thing, square=name, tab=tab)
        text = finding_in_words(quest, one, asked.words)
        yield {"text": text, "severe": one.severe, "bars": one.bars, "url": url, "square": name}


def _notes(asked: MapRequest, drawing_id: str, quest: QuestMap) -> Iterator[Context]:
    for number, note in enumerate(quest.notes):
        square, url = "", ""
        for place, board in enumerate(quest.boards):
            for mark in board.of_kind("mark"):
                if note.about == "letter" and mark.content == note.letter:
                    square, url = place_of(mark), asked.url(drawing_id, board=place, thing=mark.id, tab="notes")
        yield {
            "number": number,
            "about": note.about,
            "letter": note.letter,
            "text": note.text,
            "square": square,
            "url": url,
        }


def _wandering(asked: MapRequest, quest: QuestMap) -> tuple[SelectOption, ...]:
    named = sorted((asked.words.word("kind", one), one) for one in asked.monsters)
    known = [SelectOption(one, text) for text, one in named]
    if quest.wandering_monster and quest.wandering_monster not in asked.monsters:
        known.insert(0, SelectOption(quest.wandering_monster, quest.wandering_monster))
    return (SelectOption("", "–"), *known)
