"""One example of every command about heroes' lives beyond the table."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest import life_commands as life
from app.systems.heroquest.hero_files import HeroFile, passport_of, write_hero_file
from app.systems.heroquest.standing import Standing
from app.systems.heroquest.state import Table
from tests.builders import after, make_hero, make_table

RAGNA = make_hero("barbarian", "broadsword", hero_id="barbarian", gold=300)
TABLE = make_table(RAGNA)


def life_examples() -> Iterator[tuple[Command, Table]]:
    """With tables of their own."""
    retired = life.SetHeroAside(hero_id="barbarian", standing=Standing.RETIRED)
    yield retired, TABLE
    yield life.RecallHero(hero_id="barbarian"), after(TABLE, retired)
    file = HeroFile(format="heldenpass-hero", version=1, hero=passport_of(RAGNA))
    yield life.ImportHero(hero_id="guest", text=write_hero_file(file)), TABLE
