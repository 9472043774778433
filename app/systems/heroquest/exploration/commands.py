"""Commands on the board between fights."""

from app.core.events import Command, Subject
from app.core.making import MakingCommand
from app.systems.heroquest.cards.commands import DeckCommand
from app.systems.heroquest.fields import (
    AreaId,
    BoardCommand,
    CardText,
    DungeonCommand,
    Few,
    FurnitureId,
    HeroCommand,
    HeroId,
    SquareId,
    Squares,
)
from app.systems.heroquest.state.dungeon import DUNGEON
from app.systems.heroquest.state.screen import TREASURE_DECK, deck_subject


class ClearBoard(DungeonCommand, type="clear_board"):
    """Begin with an empty board and full decks, as every quest does."""


class RevealArea(DungeonCommand, type="reveal_area"):
    """Lay a room or a corridor open."""

    area: AreaId


class MoveRoll(HeroCommand, type="move_roll", permission="moving"):
    """Throw for a hero's movement (ch. 2)."""


class SearchCommand(HeroCommand, BoardCommand, touches=("{hero_id}", DUNGEON)):
    """A hero searches where he stands. Whether enemies are in sight is asked if it is not said and some are in play."""

    area: AreaId
    enemies_in_sight: bool | None = None


class SearchForTraps(SearchCommand, type="search_for_traps", takes_action=True):
    """Look for traps and secret doors (ch. 10.1). `found` are the places that get a question mark.

    Only the game master knows what there is: without `found` the rule asks how many traps and secret doors it is.
    """

    same_room: bool = True
    found: Squares | None = None
    secret_doors: Few | None = None


class SearchForTreasure(
    SearchCommand, MakingCommand, type="search_for_treasure", takes_action=True, permission="searching"
):
    """Look for treasure: a card is drawn (ch. 12)."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the hero, the board and the deck."""
        return super().subjects | {deck_subject(TREASURE_DECK)}


class RollFate(Command, type="roll_fate", told_later=frozenset({"other_card"})):
    """Ask fate before the game master's turn, if no monster is left (ch. 13).

    `other_card` is what a card says that only the group has: then none of the deck is drawn.
    """

    monsters_in_play: bool = False
    other_card: CardText = ""


class DrawCard(DeckCommand, MakingCommand, type="draw_card"):
    """Draw a card. For a hero it does what the rules know of it; `area` is where he stands."""

    hero_id: HeroId | None = None
    area: AreaId | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the deck; the hero and the board, if it is for a hero."""
        return super().subjects | ({self.hero_id, DUNGEON} if self.hero_id else frozenset())


class SearchFurniture(SearchCommand, type="search_furniture", takes_action=True, permission="searching"):
    """Search a piece of furniture, once. `piece` tells two of a kind apart."""

    furniture: FurnitureId
    piece: SquareId = "1"
