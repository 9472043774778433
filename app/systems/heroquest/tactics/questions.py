"""Suggestions for a board that somebody describes: the rule `suggest`, which can be asked alone."""

from collections.abc import Iterator

from app.core.board.squares import Square, Turn, named_square
from app.core.errors import InvalidValue, UnknownSubject
from app.core.model import Model
from app.systems.heroquest.board.at_table import the_board
from app.systems.heroquest.board.described import BoardDescription, Word, situation_of
from app.systems.heroquest.board.quest_map import AnyThing, QuestBoard, QuestDoor, QuestMap, QuestPiece
from app.systems.heroquest.board.questions import Answer
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.state.dungeon import GAME_MASTER, LaidMap, Round, Size, Spot
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.evil_turn import evil_turn, suggestion_of
from app.systems.heroquest.tactics.told import Suggestion

CHAPTER, RULES = "19", ("HQ-2", "HQ-3.1", "HQ-15.5-HERO", "HQ-9-STATE")


class AskSuggestion(Model):
    """Question for what monsters could do: the one called `figure`, or all of them in the order in which they go.

    Heroes and monsters are described beside the board, whose figures say by their ids where they stand; without a
    figure on the board the game is played without a map.
    """

    board: BoardDescription = BoardDescription()
    figure: Word | None = None
    skill: Skill = Skill.CUNNING


class SuggestionsTold(Model):
    """Suggestions in the order in which the monsters go."""

    suggestions: tuple[Suggestion, ...]


def suggest(asked: AskSuggestion, table: Table, content: Content) -> Answer:
    """Return what monsters at a described table could do. Raises: GameError with the path of what does not fit."""
    table = _laid(asked, table)
    if asked.figure is None:
        found = evil_turn(table, content, asked.skill)
    elif asked.figure in table.monsters:
        found = (suggestion_of(table, content, asked.figure, asked.skill),)
    else:
        raise UnknownSubject("monster.unknown", field="figure", monster=asked.figure)
    return Answer(SuggestionsTold(suggestions=found), "told" if found else "none", {"count": len(found)})


def _laid(asked: AskSuggestion, table: Table) -> Table:
    """Return the table in the game master's turn, with the described board as its map where figures stand on it."""
    heroes = {name: one.model_copy(update={"on_quest": True}) for name, one in table.heroes.items()}
    table = table.model_copy(update={"heroes": heroes, "round": Round(number=1, turn=GAME_MASTER)})
    described = asked.board
    if not described.figures:
        return table
    situation_of(described, the_board())  # says what does not fit
    spots, sizes = dict[str, Spot](), dict[str, Size]()
    for number, one in enumerate(described.figures):
        if one.id is None or one.id not in {*table.heroes, *table.monsters}:
            raise UnknownSubject("figure.unknown", field=f"board.figures.{number}.id", figure=one.id or "")
        spots[one.id] = Spot(square=_square(one.square))
        if (one.width, one.height) != (1, 1):
            sizes[one.id] = (one.width, one.height)
    drawn = QuestBoard(things=tuple(_things(described)))
    everything = f"{the_board().unwalled.everything:x}"
    laid = LaidMap(quest=QuestMap(name="", boards=(drawn,)), spots=spots, sizes=sizes, revealed=(everything,))
    blocked = (*table.dungeon.blocked, *described.blocked)
    return table.model_copy(
        update={"map": laid, "dungeon": table.dungeon.model_copy(update={"blocked": blocked})}
    )  # fmt: skip


def _things(described: BoardDescription) -> Iterator[AnyThing]:
    for number, door in enumerate(described.doors):
        first, second = sorted(_square(one) for one in door.squares)
        turn = Turn.DOWNWARD if first.x == second.x else Turn.RIGHTWARD
        yield QuestDoor(
            id=f"door-{number}", x=first.x, y=first.y, turn=turn, state=door.state, double=door.kind == "double"
        )
    for number, one in enumerate(described.furniture):
        square = _square(one.square)
        yield QuestPiece(
            kind="furniture", id=f"furniture-{number}", x=square.x, y=square.y, content=one.kind,
            width=one.width or 1, height=one.height or 1, turn=Turn(one.turn), hides=one.view == "high", blocks=True,
        )  # fmt: skip


def _square(name: str) -> Square:
    found = named_square(name)
    if found is None:
        raise InvalidValue("board.no_such_square", field="board", square=name)
    return found
