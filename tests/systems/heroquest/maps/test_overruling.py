"""Only the game master overrules the map: no player gives or proposes a command that does, whatever it is."""

import pytest

from app.campaign import commands as do
from app.campaign import proposals
from app.campaign.model import Actor
from app.core.errors import NotAllowed
from app.core.events import Command
from app.core.game_system import Role
from app.storage.database import Database
from app.systems.heroquest import registry
from app.systems.heroquest.board.facts import ON_BOARD, figure_fields
from app.systems.heroquest.combat.commands import Attack, AttackTogether
from app.systems.heroquest.exploration.commands import SearchForTreasure
from app.systems.heroquest.fields import REACH, BoardCommand
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.traps.commands import DisarmTrap, JumpTrap
from tests.systems.heroquest.board.quest_maps import monster, quest, trap
from tests.table_top import TableTop

ANNA = Actor(role=Role.PLAYER, device_id="phone", hero_ids=frozenset({"ragna"}))
WISHES = [
    JumpTrap(figure_id="ragna", trap="pit_trap", square="D4", decided=(REACH,)),
    JumpTrap(figure_id="ragna", trap="pit_trap", square="D4", decided=("others", "trap")),
    DisarmTrap(figure_id="ragna", trap="pit_trap", decided=(REACH,)),
    Attack(attacker_id="ragna", target_id="goblin-1", decided=(REACH,)),
    SearchForTreasure(hero_id="ragna", area="x", decided=("enemies_in_sight",)),
]


@pytest.fixture
def table(database: Database) -> TableTop:
    """Ragna is Anna's, and Anna may do whatever a game master can allow."""
    top = TableTop(database, SYSTEM)
    top.do(SeatHero(hero_id="ragna", name="Ragna", hero_class="barbarian"))
    top.do(LayMap(quest=quest(trap("D4", state="found"), monster("D3"))))
    top.do(StartQuest())
    allowed = frozenset(kind.permission for kind in SYSTEM.command_types if kind.permission)
    top.do(do.PermitPlayers(permissions=allowed))
    top.do(do.AdmitDevice(device_id="phone", name="Anna", hero_ids=frozenset({"ragna"})))
    return top


@pytest.mark.parametrize("wish", WISHES, ids=[one.type for one in WISHES])
def test_no_player_overrules_the_map_or_proposes_it(table: TableTop, wish: Command) -> None:
    assert wish.overrules
    with pytest.raises(NotAllowed, match=r"actor\.not_permitted"):
        table.do(wish, form=table.form(ANNA))
    proposal = proposals.proposing(ANNA, "key", wish, ())
    with pytest.raises(NotAllowed, match=r"actor\.game_master_only"):
        table.do(proposal, form=table.form(ANNA))


def test_whoever_strikes_or_is_struck_has_to_stand_on_the_map() -> None:
    """Every command that names who acts and who is met asks the map for both."""
    assert figure_fields(Attack) == ("attacker_id", "target_id", "next_in_path")
    assert ON_BOARD[AttackTogether].meets == ("target_id",)


def test_every_command_that_is_bound_to_a_place_is_read_off_the_map() -> None:
    """One that could be overruled and is never read would take every word for true."""
    registry.load()
    bound = {kind for kind in SYSTEM.command_types if issubclass(kind, BoardCommand)}
    assert bound == ON_BOARD.keys()
