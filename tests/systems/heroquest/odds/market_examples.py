"""An example of every command about the town itself and about trades."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest import market_commands as market
from app.systems.heroquest.state import Table
from app.systems.heroquest.town import TownMode, Visitor
from tests.builders import after, make_hero, make_table

TABLE = make_table(make_hero("elf", "healing_potion_2"), make_hero("dwarf", hero_id="dwarf", gold=20))
OFFER = market.OfferTrade(hero_id="hero", trade_id="t", to_id="dwarf", gives=("healing_potion_2",), wanted_gold=5)


def market_examples() -> Iterator[tuple[Command, Table]]:
    """Every command, at a table where it can be asked for."""
    offered = after(TABLE, OFFER)
    yield market.OpenTown(town_mode=TownMode.ASK), TABLE
    yield market.ReceiveVisitor(visitor=Visitor.DRUID), TABLE
    yield OFFER, TABLE
    yield market.AcceptTrade(hero_id="dwarf", trade_id="t"), offered
    yield market.CancelTrade(hero_id="hero", trade_id="t"), offered
