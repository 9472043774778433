"""What can be asked of a table on the way through the dungeon: ways, traps, chests, treasures, fate."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, StringConstraints

from app.core.events import Command, Subject
from app.systems.heroquest.command_fields import CardText, ContentId, FigureId, Gold, HeroCommand
from app.systems.heroquest.decks import TREASURE_DECK, deck_subject
from app.systems.heroquest.dungeon import DUNGEON

# What the quest map calls them, or the game master does: "Raum 3", "Küche", "k4".
AreaId = Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[\w-][\w -]{0,39}$")]
SquareId = Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[\w.-][\w. -]{0,39}$")]
Figures = Annotated[tuple[FigureId, ...], Field(max_length=30)]
Squares = Annotated[tuple[SquareId, ...], Field(max_length=30)]
Contents = Annotated[tuple[ContentId, ...], Field(max_length=20)]
Few = Annotated[int, Field(ge=0, le=20)]


class DungeonCommand(Command):
    """A wish about the board."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The board."""
        return frozenset({DUNGEON})


class ClearBoard(DungeonCommand):
    """Begin with an empty board and full decks, as every quest does."""

    type: Literal["clear_board"] = "clear_board"


class RevealArea(DungeonCommand):
    """Lay a room or a corridor open."""

    type: Literal["reveal_area"] = "reveal_area"
    area: AreaId


class DrawTurnOrder(DungeonCommand):
    """Draw who acts when in this round (HR-ORDER)."""

    type: Literal["draw_turn_order"] = "draw_turn_order"


class MissRound(HeroCommand):
    """Sit out one of the rounds a hero has to miss."""

    type: Literal["miss_round"] = "miss_round"


class MoveRoll(HeroCommand):
    """Throw for a hero's movement (ch. 2)."""

    permission: ClassVar[str | None] = "moving"
    type: Literal["move_roll"] = "move_roll"


class SearchCommand(HeroCommand):
    """A hero searches where he stands. Whether enemies are in sight is asked if nobody says it and some are in play."""

    area: AreaId
    enemies_in_sight: bool | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the board."""
        return frozenset({self.hero_id, DUNGEON})


class SearchForTraps(SearchCommand):
    """Look for traps and secret doors (ch. 10.1). `found` are the places that get a question mark.

    Only the game master knows what there is: without `found` the rule asks how many traps and secret doors it is.
    """

    type: Literal["search_for_traps"] = "search_for_traps"
    same_room: bool = True
    found: Squares | None = None
    secret_doors: Few | None = None


class SearchForTreasure(SearchCommand):
    """Look for treasure: a card is drawn (ch. 12)."""

    permission: ClassVar[str | None] = "searching"
    type: Literal["search_for_treasure"] = "search_for_treasure"

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero, the board and the deck."""
        return super().subjects | {deck_subject(TREASURE_DECK)}


class TrapCommand(Command):
    """A wish about a figure and a trap. What only the board shows is told here.

    `others` are further figures the trap reaches: behind the first one inside the guillotine's marking, or where the
    stones of a distant trigger come down. `escape` is the free square a figure steps to.
    """

    figure_id: FigureId
    trap: ContentId
    square: SquareId | None = None
    area: AreaId | None = None
    others: Figures = ()
    escape: SquareId | None = None
    distant: bool = False  # the square is only the trigger: what happens, happens elsewhere (ch. 10.2.3)
    rubble: SquareId | None = None  # where the stones of a distant trigger come down

    @property
    def subjects(self) -> frozenset[Subject]:
        """Every figure the trap reaches, and the board."""
        return frozenset({self.figure_id, *self.others, DUNGEON})

    @property
    def actors(self) -> frozenset[Subject]:
        """The figure whose deed it is."""
        return frozenset({self.figure_id})


class SpringTrap(TrapCommand):
    """A figure sets a trap off."""

    type: Literal["spring_trap"] = "spring_trap"


class DisarmTrap(TrapCommand):
    """A hero steps onto the square of a trap to make it harmless (ch. 10.3)."""

    permission: ClassVar[str | None] = "traps"
    type: Literal["disarm_trap"] = "disarm_trap"


class JumpTrap(TrapCommand):
    """A figure jumps over a pit or a trap that has not gone off (ch. 10.2.2 and 10.3)."""

    permission: ClassVar[str | None] = "moving"
    type: Literal["jump_trap"] = "jump_trap"
    reaches_beyond: bool = True  # the movement left is enough for the square behind
    diagonal: bool = False
    heroes_inside: Few = 0


class ClimbOut(Command):
    """A figure leaves the pit it sits in."""

    permission: ClassVar[str | None] = "moving"
    type: Literal["climb_out"] = "climb_out"
    figure_id: FigureId

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure."""
        return frozenset({self.figure_id})


class ExplodeFirestorm(DungeonCommand):
    """A kindled fire goes off on the game master's turn; with a `trap` one that nothing kindled before (ch. 10.2.6)."""

    type: Literal["explode_firestorm"] = "explode_firestorm"
    trap: ContentId | None = None
    area: AreaId | None = None
    inside: Figures = ()

    @property
    def subjects(self) -> frozenset[Subject]:
        """Everybody inside, and the board."""
        return frozenset({*self.inside, DUNGEON})


class ChestCommand(HeroCommand):
    """A wish about a hero and a chest. What is in it, and what its trap does, only the game master knows."""

    may_be_proposed: ClassVar[bool] = False
    chest: SquareId

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the board."""
        return frozenset({self.hero_id, DUNGEON})


class DisarmChest(ChestCommand):
    """Make the trap of a chest harmless; what happens otherwise stands in the quest (ch. 11)."""

    type: Literal["disarm_chest"] = "disarm_chest"
    points: Few = 0
    poisonous: bool = False


class OpenChest(ChestCommand):
    """Open a chest and take what is in it."""

    type: Literal["open_chest"] = "open_chest"
    trapped: bool = False
    gold: Annotated[Gold, Field(ge=0)] = 0
    contents: Contents = ()


class RollFate(Command):
    """Ask fate before the game master's turn, if no monster is left (ch. 13).

    `other_card` is what a card says that only the group has: then none of the deck is drawn.
    """

    told_later: ClassVar[frozenset[str]] = frozenset({"other_card"})
    type: Literal["roll_fate"] = "roll_fate"
    monsters_in_play: bool = False
    other_card: CardText = ""


EXPLORATION_COMMANDS: tuple[type[Command], ...] = (
    ClearBoard, RevealArea, DrawTurnOrder, MissRound, MoveRoll, SearchForTraps, SearchForTreasure,
    SpringTrap, DisarmTrap, JumpTrap, ClimbOut, ExplodeFirestorm, DisarmChest, OpenChest, RollFate,
)  # fmt: skip
