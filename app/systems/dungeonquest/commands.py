"""Commands: setting up, the actions of a turn, and what a referee puts right."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from app.core.board.compass import Direction
from app.core.events import SealedCommand, Subject, TableCommand
from app.core.model import Mark
from app.core.own_entries import EntryId
from app.core.texts import Line
from app.systems.dungeonquest.fields import CombatCard, Deck, Gold, Variant

HeroId = Annotated[str, Mark(names="heroes", figure=True)]
HeroName = Annotated[str, Line(40, least=1, strips=False)]
Tower = Literal["north_west", "north_east", "south_west", "south_east"]
SheetId = Annotated[EntryId, Mark(names="sheets")]
Change = Annotated[int, Field(ge=-60, le=60)]


class SeatHero(TableCommand, type="seat_hero", private=frozenset({"name"})):
    """Somebody sits down with a hero sheet, in a tower room (DQ-SET-3)."""

    name: HeroName
    sheet: SheetId
    tower: Tower = "south_west"


_BOARD_OF_OLD = {"width", "height", "sun"}  # what a journal of 0.2.0 always says together


class BeginGame(TableCommand, type="begin_game"):
    """The game begins; variants are chosen now and never later (DQ-SET-5)."""

    variants: tuple[Variant, ...] = ()
    cards: Literal["own", "printed"] = "own"

    @model_validator(mode="before")
    @classmethod
    def _without_board(cls, said: Any) -> Any:
        """Drop the size of the board that journals of 0.2.0 say: the fact of the beginning holds the board itself."""
        if not isinstance(said, Mapping):
            return said
        dropped = _BOARD_OF_OLD if said.keys() >= _BOARD_OF_OLD else frozenset()
        rest = {name: one for name, one in said.items() if name not in dropped}
        if isinstance(rest.get("variants"), list):  # what passes here is no longer JSON, whose lists count as tuples
            rest["variants"] = tuple(rest["variants"])
        return rest


class _Turn(TableCommand, done_by=("{hero_id}",), permission="turn"):
    hero_id: HeroId


class StartTurn(_Turn, type="start_turn"):
    """Status phase: the first player moves the sun (DQ-TRN-2, DQ-SUN-1)."""


class MoveHero(_Turn, type="move_hero"):
    """Move; in the dark the die picks the way (DQ-MOV-1)."""

    direction: Direction | None = None


class SearchRoom(_Turn, type="search_room"):
    """Search the room (DQ-SRC-2)."""


class ClimbDown(_Turn, type="climb_down"):
    """Enter the catacombs by an entrance (DQ-CAT-1)."""


class DrawBelow(_Turn, type="draw_below"):
    """Draw a catacomb card (DQ-CAT-3)."""


class DrawDragonCard(_Turn, type="draw_dragon_card"):
    """Draw another dragon card in the treasure chamber (DQ-ROOM-TREASURE)."""


class Escape(_Turn, type="escape"):
    """Leave the dungeon by a tower room (DQ-ESC-1)."""


class MeetDeadEnd(_Turn, type="meet_dead_end"):
    """Nothing is possible any more (DQ-DTH-4)."""


class TellMonster(_Turn, type="tell_monster"):
    """Text of the printed monster card, which its player alone looks at (DQ-MON-3)."""


class LayCard(SealedCommand, _Turn, type="lay_card", sealed="card"):
    """A combat card, face down, for the player's hero or for the monster of the hero on turn (DQ-CMB-1)."""

    card: CombatCard | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return both sides: cards laid at the same time are never too late because of the other."""
        return self.actors


class RevealCards(_Turn, type="reveal_cards"):
    """Turn both cards over; a referee without phones says what they show (DQ-CMB-1 to DQ-CMB-5)."""


class Flee(_Turn, type="flee"):
    """Flee between two rounds (DQ-FLE-1)."""


class Fall(_Turn, type="fall"):
    """A hero who fell is carried to a tower room: death can wait (DQ-DCW-1)."""


class UseCard(_Turn, type="use_card"):
    """The rune, an ability of the sheet, or a card in front of the hero (DQ-CRD-3, DQ-TRN-5, DQ-TRN-2)."""

    what: Literal["rune", "ability", "card"]


class DrawRune(_Turn, type="draw_rune"):
    """The rune card that every hero gets before the game (DQ-SET-3)."""


class EndTurn(_Turn, type="end_turn", permission=None):
    """A card or ability ends the turn; the referee says so."""


class _Referee(TableCommand):
    hero_id: HeroId


class AdjustHero(_Referee, type="adjust_hero"):
    """Wounds or tokens come or go by a card or ability."""

    wounds: Change = 0
    tokens: Change = 0


class GiveLoot(_Referee, type="give_loot", private=frozenset({"name"})):
    """A hero takes a card of loot."""

    deck: Deck = "treasure"
    value: Gold = 0
    name: Annotated[str, Line(40, strips=False)] = ""


class TakeLoot(_Referee, type="take_loot"):
    """A hero loses a card of loot, by its number."""

    number: Annotated[int, Field(ge=1, le=60)] = 1
