"""What must hold after every command of an evening, whatever it was."""

from collections.abc import Iterable
from itertools import combinations

from pydantic_core import to_json

from app.core.events import Command, Event
from app.core.game_system import Role, Viewer
from app.core.offers import Offer
from app.systems.heroquest.board.at_table import block_of, situation_of_table, spot_of, the_board
from app.systems.heroquest.board.on_the_way import open_pits
from app.systems.heroquest.chests.commands import DisarmChest, OpenChest
from app.systems.heroquest.combat.commands import Attack, PickUp
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.exploration.commands import (
    MoveRoll,
    SearchForTraps,
    SearchForTreasure,
    SearchFurniture,
)
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.magic.commands import CastBasicSpell, CastSetSpell
from app.systems.heroquest.maps.commands import (
    WalkTo,
)
from app.systems.heroquest.possible.declared import kinds
from app.systems.heroquest.potions.commands import BrewPotion, DrinkPotion, HealWithHerbs, ThrowPotion
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Condition, Effect, Hero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ClimbOut, DisarmTrap, JumpTrap
from app.systems.heroquest.turn_reminders import due
from tests.systems.heroquest.evenings.wishes import Finding
from tests.systems.heroquest.playing import gold_of_all_times

CONTENT = SYSTEM.content
VIEWERS = (
    Viewer(role=Role.GAME_MASTER),
    Viewer(role=Role.PLAYER, hero_ids=frozenset({"hero1"})),
    Viewer(role=Role.GUEST),
)
# What a hero does himself: nobody does it who lies, is dead or has left.
DEEDS = (
    Attack, WalkTo, SearchForTraps, SearchForTreasure, SearchFurniture, JumpTrap, DisarmTrap, ClimbOut, OpenChest,
    DisarmChest, DrinkPotion, ThrowPotion, CastBasicSpell, CastSetSpell, HealWithHerbs, BrewPotion, PickUp, MoveRoll,
)  # fmt: skip


def check(before: Table, table: Table, command: Command) -> None:
    """Check the table after a command. Raises: Finding."""
    if isinstance(command, DEEDS):
        check_alive(before, command)
    place = SYSTEM.impossible(table)
    if place is not None:
        raise Finding(f"impossible value: {place}")
    check_gold(table)
    if table.map is None:
        return
    check_squares(table)
    check_boards(table)
    if before.map is not None and before.map.quest is table.map.quest:
        for number in range(len(table.map.quest.boards)):
            if before.map.revealed_on(number) & ~table.map.revealed_on(number):
                raise Finding("what lay open is covered again")


def check_views(table: Table) -> None:
    """Look at the table as everybody may: no view fails."""
    for viewer in VIEWERS:
        SYSTEM.view(table, viewer)


def check_due(table: Table) -> None:
    """Check that the rules accept what is due. Raises: Finding."""
    for one in due(table, CONTENT):
        error = refusal(table, one.command, CONTENT)
        if error is not None:
            raise Finding(f"due and refused: {error.code}: {one.command!r}")


def check_alive(before: Table, command: Command) -> None:
    """Check that nobody acts who lay or was dead. Raises: Finding."""
    for one in command.actors:
        hero = before.heroes.get(one)
        if hero is not None and not hero.is_standing:
            raise Finding(f"{one} is {hero.condition} and acts: {command!r}")


def check_gold(table: Table) -> None:
    """Check that all gold has come from somewhere and gone somewhere. Raises: Finding."""
    if gold_of_all_times(table) != 0:
        raise Finding("gold does not add up")


def check_squares(table: Table) -> None:
    """Everybody stands on the board, and nobody on another's square but in a pit. Raises: Finding."""
    laid = table.map
    assert laid is not None
    held: dict[int, dict[str, frozenset[object]]] = {}
    for figure in (*table.heroes, *table.monsters):
        spot = spot_of(table, figure)
        monster = table.monsters.get(figure)
        if spot is None or (monster is not None and monster.hidden):
            continue
        squares = frozenset(block_of(laid, figure, spot.square).squares())
        if not all(map(the_board().has, squares)):
            raise Finding(f"{figure} stands beside the board")
        held.setdefault(spot.board, {})[figure] = squares
    for board, there in held.items():
        pits = frozenset(the_board().unwalled.squares(open_pits(table, board, CONTENT)))
        for (one, its), (other, others) in combinations(there.items(), 2):
            shared = its & others
            if shared and not (shared <= pits and _sits(table, one) and _sits(table, other)):
                raise Finding(f"{one} and {other} share a square")


def check_boards(table: Table) -> None:
    """Check that a board is remembered as it stands now: a copy of the table is looked at anew. Raises: Finding."""
    fresh = table.model_copy(update={"map": table.map.model_copy() if table.map else None})
    for number in range(len(table.map.quest.boards) if table.map else 0):
        if situation_of_table(table, number) != situation_of_table(fresh, number):
            raise Finding(f"board {number} is remembered otherwise than it stands")


def _sits(table: Table, figure: str) -> bool:
    one = table.heroes.get(figure) or table.monsters[figure]
    return one.amount(Effect.IN_PIT) > 0 or (isinstance(one, Hero) and one.condition is not Condition.STANDING)


def check_replay(told: Iterable[Event], end: Table) -> None:
    """The facts, written down and read again, lead to the same table."""
    kinds = {kind.type_name: kind for kind in SYSTEM.event_types}
    table = Table()
    for fact in told:
        table = evolve(table, kinds[fact.type].model_validate_json(fact.model_dump_json()))
    if table.model_dump_json() != end.model_dump_json():
        raise Finding("the facts lead to another table")
    if Table.model_validate_json(table.model_dump_json()) != table:
        raise Finding("the table is not read as it was written")


def check_offers(table: Table) -> None:
    """What is offered to anybody is accepted, and what is told as refused is refused for that reason."""
    for figure in (None, *table.heroes, *table.monsters):
        for offer in SYSTEM.offers(table, VIEWERS[0], figure):
            if offer.asks:
                continue
            error = refusal(table, read(offer), SYSTEM.content_of(table))
            said = offer.refusal.code if offer.refusal else None
            if said != (error and error.code):
                raise Finding(f"offered as {said}, and the rules say {error}: {offer.command}")


def read(offer: Offer) -> Command:
    """The command of an offer that asks for nothing more, as a program would send it."""
    return kinds()[offer.type].model_validate_json(to_json(offer.command))
