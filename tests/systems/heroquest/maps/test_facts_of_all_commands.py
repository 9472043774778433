"""Every command that names a place of the map, or several figures of it, is checked by the map or says why not."""

from collections.abc import Mapping

from app.core.events import Command
from app.systems.heroquest import registry
from app.systems.heroquest.bestiary.commands import HideMonsters, RemoveMonsters, RevealMonsters, SetTemper
from app.systems.heroquest.board.facts import ON_BOARD, figure_fields
from app.systems.heroquest.combat.commands import PlaceMonster, WoundMonster
from app.systems.heroquest.exploration.commands import DrawCard, RevealArea
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import FindThing, OpenDoor, PutFigure, WalkMonsterTo, WalkTo
from app.systems.heroquest.quests.commands import ShareReward
from app.systems.heroquest.screen.commands import KeepNote, PrepareRoom
from app.systems.heroquest.town.commands import GiveGoldTo, GiveItemTo, OfferTrade, TransmuteItem

IS_THE_MAP = "It asks the map by itself and does nothing without one: no words of people to be overruled."
GAME_MASTER_SETS_UP = "The game master says what is there: it makes the facts that the map keeps."
NO_DISTANCE = "The rules name no distance and no sight for it (ch. 5, 8.3 and 14)."
FOR_THE_ROOM_SEARCHED = "The game master draws by hand; the search that asks for a card is checked (ch. 12)."
UNCHECKED: Mapping[type[Command], str] = {
    OpenDoor: IS_THE_MAP,
    WalkTo: IS_THE_MAP,
    WalkMonsterTo: IS_THE_MAP,
    FindThing: IS_THE_MAP,
    PutFigure: GAME_MASTER_SETS_UP,
    PlaceMonster: GAME_MASTER_SETS_UP,
    RevealMonsters: GAME_MASTER_SETS_UP,
    HideMonsters: GAME_MASTER_SETS_UP,
    RemoveMonsters: GAME_MASTER_SETS_UP,
    SetTemper: GAME_MASTER_SETS_UP,
    WoundMonster: GAME_MASTER_SETS_UP,
    RevealArea: GAME_MASTER_SETS_UP,
    PrepareRoom: GAME_MASTER_SETS_UP,
    KeepNote: GAME_MASTER_SETS_UP,
    DrawCard: FOR_THE_ROOM_SEARCHED,
    GiveItemTo: NO_DISTANCE,
    GiveGoldTo: NO_DISTANCE,
    OfferTrade: NO_DISTANCE,
    ShareReward: NO_DISTANCE,
    TransmuteItem: "Its thing is one that the hero carries.",
}
MAP_WORDS = {"square", "area", "thing_id", "door_id", "furniture", "piece", "room", "squares"}


def names_the_map(kind: type[Command]) -> bool:
    """Whether a command has to do with two figures or more, or with a place."""
    fields = {name: field for name, field in kind.model_fields.items() if name not in ("type", "decided")}
    figures = [fields[name] for name in figure_fields(kind)]
    are_several = len(figures) > 1 or any("tuple" in str(field.annotation) for field in figures)
    return are_several or bool(MAP_WORDS & fields.keys())


def test_every_command_that_names_places_or_several_figures_is_checked_or_says_why_not() -> None:
    registry.load()
    bound = {kind for kind in SYSTEM.command_types if names_the_map(kind)}
    assert {kind.__name__ for kind in bound - ON_BOARD.keys()} == {kind.__name__ for kind in UNCHECKED}
