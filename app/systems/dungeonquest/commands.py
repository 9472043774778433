"""What can be asked for: setting up, the actions of a turn, and what a referee puts right."""

from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, Field

from app.core.board.compass import Direction
from app.core.events import Command, SealedCommand, Subject, TableCommand
from app.core.model import Mark
from app.core.own_entries import ENTRY_COMMANDS, EntryId
from app.core.settled_points import ChooseHouseRule
from app.core.texts import visible
from app.systems.dungeonquest.shapes import CombatCard, Deck, Gold, Variant

HeroId = Annotated[str, Mark(names="heroes", figure=True)]
HeroName = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(visible)]
Tower = Literal["north_west", "north_east", "south_west", "south_east"]
SheetId = Annotated[EntryId, Mark(names="sheets")]
Change = Annotated[int, Field(ge=-60, le=60)]


class SeatHero(TableCommand):
    """Somebody sits down with a hero sheet, in a tower room (DQ-SET-3)."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["seat_hero"] = "seat_hero"
    name: HeroName
    sheet: SheetId
    tower: Tower = "south_west"


class BeginGame(TableCommand):
    """The game begins; variants are chosen now and never later (DQ-SET-5)."""

    type: Literal["begin_game"] = "begin_game"
    variants: tuple[Variant, ...] = ()
    cards: Literal["own", "printed"] = "own"


class _Turn(TableCommand):
    permission: ClassVar[str | None] = "turn"
    hero_id: HeroId

    @property
    def actors(self) -> frozenset[Subject]:
        """Whose turn it is."""
        return frozenset({self.hero_id})


class StartTurn(_Turn):
    """Status phase: the first player moves the sun (DQ-TRN-2, DQ-SUN-1)."""

    type: Literal["start_turn"] = "start_turn"


class MoveHero(_Turn):
    """Move; in the dark the die picks the way (DQ-MOV-1)."""

    type: Literal["move_hero"] = "move_hero"
    direction: Direction | None = None


class SearchRoom(_Turn):
    """Search the room (DQ-SRC-2)."""

    type: Literal["search_room"] = "search_room"


class ClimbDown(_Turn):
    """Enter the catacombs by an entrance (DQ-CAT-1)."""

    type: Literal["climb_down"] = "climb_down"


class DrawBelow(_Turn):
    """Draw a catacomb card (DQ-CAT-3)."""

    type: Literal["draw_below"] = "draw_below"


class DrawDragonCard(_Turn):
    """Draw another dragon card in the treasure chamber (DQ-ROOM-TREASURE)."""

    type: Literal["draw_dragon_card"] = "draw_dragon_card"


class Escape(_Turn):
    """Leave the dungeon by a tower room (DQ-ESC-1)."""

    type: Literal["escape"] = "escape"


class MeetDeadEnd(_Turn):
    """Nothing is possible any more (DQ-DTH-4)."""

    type: Literal["meet_dead_end"] = "meet_dead_end"


class TellMonster(_Turn):
    """What the printed monster card says, which its player alone looks at (DQ-MON-3)."""

    type: Literal["tell_monster"] = "tell_monster"


class LayCard(SealedCommand, _Turn):
    """A combat card, face down, for the own hero or for the monster of who is on turn (DQ-CMB-1)."""

    sealed: ClassVar[str] = "card"
    type: Literal["lay_card"] = "lay_card"
    card: CombatCard | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both lay at the same time: neither is too late because of the other."""
        return self.actors


class RevealCards(_Turn):
    """Turn both cards over; a referee without phones says what they show (DQ-CMB-1 to DQ-CMB-5)."""

    type: Literal["reveal_cards"] = "reveal_cards"


class Flee(_Turn):
    """Flee between two rounds (DQ-FLE-1)."""

    type: Literal["flee"] = "flee"


class Fall(_Turn):
    """A hero who fell is carried to a tower room: death can wait (DQ-DCW-1)."""

    type: Literal["fall"] = "fall"


class UseCard(_Turn):
    """The rune, an ability of the sheet, or a card in front of the hero (DQ-CRD-3, DQ-TRN-5, DQ-TRN-2)."""

    type: Literal["use_card"] = "use_card"
    what: Literal["rune", "ability", "card"]


class DrawRune(_Turn):
    """The rune card that every hero gets before the game (DQ-SET-3)."""

    type: Literal["draw_rune"] = "draw_rune"


class EndTurn(_Turn):
    """A card or ability ends the turn; the referee says so."""

    permission: ClassVar[str | None] = None
    type: Literal["end_turn"] = "end_turn"


class _Referee(TableCommand):
    hero_id: HeroId


class AdjustHero(_Referee):
    """Wounds or tokens come or go by a card or ability."""

    type: Literal["adjust_hero"] = "adjust_hero"
    wounds: Change = 0
    tokens: Change = 0


class GiveLoot(_Referee):
    """A hero takes a card of loot."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["give_loot"] = "give_loot"
    deck: Deck = "treasure"
    value: Gold = 0
    name: Annotated[str, Field(max_length=40), AfterValidator(visible)] = ""


class TakeLoot(_Referee):
    """A hero loses a card of loot, by its number."""

    type: Literal["take_loot"] = "take_loot"
    number: Annotated[int, Field(ge=1, le=60)] = 1


COMMANDS: tuple[type[Command], ...] = (
    SeatHero, BeginGame, StartTurn, MoveHero, SearchRoom, ClimbDown, DrawBelow, DrawDragonCard, Escape, MeetDeadEnd,
    TellMonster, LayCard, RevealCards, Flee, Fall, UseCard, DrawRune, EndTurn, AdjustHero, GiveLoot, TakeLoot,
    ChooseHouseRule, *ENTRY_COMMANDS,
)  # fmt: skip
