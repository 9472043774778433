"""One example of every command about heroes' lives beyond the table."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest.magic.commands import NameOwnSpell
from app.systems.heroquest.party.commands import ImportHero, RecallHero, SetHeroAside
from app.systems.heroquest.party.hero_file import HeroFile, passport_of, write_hero_file
from app.systems.heroquest.state.figures import SpellSet
from app.systems.heroquest.state.table import Standing, Table
from tests.builders import after, make_hero, make_table

RAGNA = make_hero("barbarian", "broadsword", hero_id="barbarian", gold=300)
TABLE = make_table(RAGNA)


def life_examples() -> Iterator[tuple[Command, Table]]:
    """With tables of their own."""
    retired = SetHeroAside(hero_id="barbarian", standing=Standing.RETIRED)
    yield retired, TABLE
    yield RecallHero(hero_id="barbarian"), after(TABLE, retired)
    elf = make_hero("elf", hero_id="elf", spell_sets=[SpellSet(lore="light", permanent=False)])
    yield NameOwnSpell(hero_id="elf", spell="light_1", name="Sonnenpfad"), make_table(elf)
    file = HeroFile(format="heldenpass-hero", version=1, hero=passport_of(RAGNA))
    yield ImportHero(hero_id="guest", text=write_hero_file(file)), TABLE
