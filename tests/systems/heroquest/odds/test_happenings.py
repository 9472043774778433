"""What of a fact tells ways apart: words do, numbers and dice do not."""

from app.core.dice import Roll, RolledBy
from app.systems.heroquest.body.events import HeroFainted
from app.systems.heroquest.combat.events import WeaponThrown
from app.systems.heroquest.odds.comparison import Happening, happenings
from app.systems.heroquest.party.events import HeroRenamed
from app.systems.heroquest.traps.events import TrapJumped

ROLL = Roll(purpose="faint_table", dice=("d6",), faces=("2",), by=RolledBy.HAND)


def test_outcomes_tell() -> None:
    fact = HeroFainted(hero_id="hero", roll=ROLL, first_roll=None, bonus=1, outcome="deep", missed_rounds=0)
    assert happenings([fact]) == (Happening("hero.fainted", "hero", (("outcome", "deep"),)),)


def test_names_do_not_tell() -> None:
    assert happenings([HeroRenamed(hero_id="hero", name="Neu", player="Alt")])[0].details == ()


def test_one_of_few_words_tells() -> None:
    jumped = TrapJumped(figure_id="hero", trap="pit_trap", roll=None, landing="hurt")
    assert happenings([jumped])[0].details == (("trap", "pit_trap"), ("landing", "hurt"))


def test_yes_and_no_tell() -> None:
    thrown = WeaponThrown(hero_id="hero", item_id="axe", content_id="axe", target_id="orc", roll=None, lost=True)
    assert ("lost", "true") in happenings([thrown])[0].details
