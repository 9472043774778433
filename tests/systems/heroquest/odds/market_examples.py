"""An example of every command about the town itself and about trades."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest.state.table import Table, TownMode, Visitor
from app.systems.heroquest.town import commands as town_commands
from tests.builders import after, make_hero, make_table

TABLE = make_table(make_hero("elf", "healing_potion_2"), make_hero("dwarf", hero_id="dwarf", gold=20))
OFFER = town_commands.OfferTrade(
    hero_id="hero", trade_id="t", to_id="dwarf", gives=("healing_potion_2",), wanted_gold=5
)


def market_examples() -> Iterator[tuple[Command, Table]]:
    """Every command, at a table where it can be asked for."""
    offered = after(TABLE, OFFER)
    yield town_commands.OpenTown(town_mode=TownMode.ASK), TABLE
    yield town_commands.ReceiveVisitor(visitor=Visitor.DRUID), TABLE
    yield OFFER, TABLE
    yield town_commands.AcceptTrade(hero_id="dwarf", trade_id="t"), offered
    yield town_commands.CancelTrade(hero_id="hero", trade_id="t"), offered
