"""Names of the things of a drawing, and what does not fit about it, in words."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from app.core.board.squares import Square, name_of
from app.labels.fluent import Word
from app.labels.labels import Labels
from app.systems.heroquest.board import quest_findings
from app.systems.heroquest.board.quest_findings import Finding, findings
from app.systems.heroquest.board.quest_map import AnyThing, QuestBoard, QuestDoor, QuestMap
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.drawings.doors import stand_of


def called(thing: AnyThing, words: Labels) -> str:
    """Return the name of a thing: its own, that of what it is, or that of its kind."""
    if thing.kind == "mark" and len(thing.content) <= 2:
        return words.text("drawn_kinds.letter", letter=thing.content)
    word = quest_findings.called(thing)
    if word in words and not (thing.name and word.startswith("drawn_kinds.")):
        return words.text(word)
    return thing.name or words.text(f"drawn_kinds.{thing.kind}")


def names_on(board: QuestBoard, words: Labels) -> Mapping[str, str]:
    """Return the names of everything on a board, by its id; monsters with the same name are numbered."""
    names = {thing.id: called(thing, words) for thing in board.things}
    alike = Counter(names[one.id] for one in board.of_kind("monster"))
    counted = Counter[str]()
    for one in board.of_kind("monster"):
        name = names[one.id]
        if alike[name] > 1:
            counted[name] += 1
            names[one.id] = f"{name} {counted[name]}"
    return names


def place_of(thing: AnyThing) -> str:
    """Return the name of the square a thing stands on; nothing for one beside the board."""
    board = shipped().board
    square = stand_of(thing, board).square if isinstance(thing, QuestDoor) else thing.square
    return name_of(square) if board.has(square) else ""


def finding_in_words(quest: QuestMap, finding: Finding, words: Labels) -> str:
    """Return a finding as a sentence."""
    board = quest.boards[finding.board]
    names = names_on(board, words)
    things = [names.get(one, one) for one in finding.things]
    is_on_board = finding.square is not None and shipped().board.has(finding.square)
    return words.text(
        f"findings.{finding.code}",
        area=words.word("area", finding.area),
        square=name_of(finding.square) if finding.square and is_on_board else words.text("findings.beside_board"),
        things=", ".join(things),
        thing=next(iter(things), ""),
    )


class SevereFindings(NamedTuple):
    """Findings that spoil a drawing at the table, as sentences. `bars`: it cannot be played at all."""

    texts: tuple[str, ...]
    bars: bool


def severe_findings(quest: QuestMap, words: Labels) -> SevereFindings:
    """Return what the game master is told before a drawing is played."""
    severe = [one for one in findings(quest, shipped().board) if one.severe]
    texts = tuple(finding_in_words(quest, one, words) for one in severe)
    return SevereFindings(texts, any(one.bars for one in severe))


def square_of(quest: QuestMap, finding: Finding) -> Square | None:
    """Return where to look for a finding: its square, or the first of its area or of its things; None for the whole
    quest.
    """
    board = shipped().board
    if finding.square:
        return finding.square
    if finding.area:
        return next(board.unwalled.squares(board.squares_of(finding.area)), None)
    return next((one.square for one in quest.boards[finding.board].things if one.id in finding.things), None)


def deed_in_words(op: str, thing: AnyThing | None, words: Labels) -> str:
    """Return a step in words, as undo names it."""
    name = called(thing, words) if thing else ""
    return words.text(f"drawing_steps.{op}", thing=Word(name, name or None), square=place_of(thing) if thing else "")
