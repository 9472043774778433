"""Permissions of players without asking the game master."""

from app.core.errors import NeedsLeave
from app.core.events import Command
from app.systems.heroquest.body.commands import HealInjury
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.equipment.commands import PlaceItem, ReadyWeapon
from app.systems.heroquest.magic.commands import ChooseSpecialSpells, LearnGuildSpell
from app.systems.heroquest.maps.commands import OpenDoor, WalkTo
from app.systems.heroquest.personal import PersonalCommand
from app.systems.heroquest.possible.turn import beyond_turn
from app.systems.heroquest.quests.commands import ClaimReward
from app.systems.heroquest.state.table import Table, TownMode, Visitor
from app.systems.heroquest.town.commands import AcceptTrade, BuyItem, CancelTrade, OfferTrade, SellItem
from app.systems.heroquest.turn_reminders import due
from app.systems.heroquest.wear import OilWeapon, RepairItem


def player_may(table: Table, command: Command) -> bool | NeedsLeave | None:
    """HQ-14.1-SHOP: True where a player needs no permission, False where he does, None where the house's setting
    counts; `NeedsLeave` for a second movement or action, and for one out of turn.

    In a closed town no permission is needed: the rules refuse what is closed.
    """
    if (reason := _beyond_turn(table, command)) is not None:
        return reason
    match command:
        case WalkTo(beyond=True) | OpenDoor(force=True):
            return False
        case BuyItem(quest_allows=True) | BuyItem(price=int()) | SellItem(price=int()):
            return False  # what only the game master can know
        case SellItem(buyer="goblin_trader"):
            return _is_met(table, Visitor.GOBLIN_TRADER)
        case HealInjury(means="druid"):
            return _is_met(table, Visitor.DRUID)
        case BuyItem() | SellItem() | RepairItem() | LearnGuildSpell() | HealInjury(means="healer"):
            return table.town.mode is not TownMode.ASK
        case ChooseSpecialSpells() | ReadyWeapon() | PlaceItem() | OilWeapon(flask_id=str()):
            return True if _is_at_home(table, command.hero_id) else None
        case OfferTrade() | AcceptTrade():
            return True if _is_at_home(table, command.hero_id) else None
        case CancelTrade() | PersonalCommand() | ClaimReward():  # how a hero grows is the player's choice
            return True
    return None


def _beyond_turn(table: Table, command: Command) -> NeedsLeave | None:
    """Return why the turn has nothing left for a command; what is due may be done all the same."""
    found = (beyond_turn(table, type(command), one) for one in sorted(command.actors))
    reason = next(filter(None, found), None)
    if reason is None or any(_is_same(one.command, command) for one in due(table, content_of(table))):
        return None
    return reason


def _is_same(due: Command, command: Command) -> bool:
    return due.type == command.type and due.actors == command.actors


def _is_met(table: Table, visitor: Visitor) -> bool:
    return visitor in table.town.visitors and table.town.mode is not TownMode.ASK


def _is_at_home(table: Table, hero_id: str) -> bool:
    """Return whether a hero is on no quest: between quests players manage their own things."""
    hero = table.heroes.get(hero_id)
    return hero is not None and not hero.on_quest
