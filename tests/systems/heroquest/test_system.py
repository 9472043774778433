"""HeroQuest through the door of the house."""

import subprocess
import sys
from pathlib import Path

from app.campaign.model import CampaignState, House
from app.campaign.replay import decide
from app.core.answers import Answers
from app.core.dice import DiceCup
from app.core.game_system import GameSystem, Role, Viewer
from app.systems.heroquest.body.events import HeroWounded
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.table import Table
from app.systems.registry import SYSTEMS

ROOT = Path(__file__).parents[3]


def sample() -> Table:
    table = SYSTEM.new_state()
    for command, given in SYSTEM.sample():
        answers = Answers(given)
        for event in list(SYSTEM.decide(table, command, answers)):
            table = SYSTEM.evolve(table, event)
        answers.finish()
    assert isinstance(table, Table)
    return table


def test_game_is_registered() -> None:
    found: GameSystem = SYSTEMS["heroquest"]
    assert found is SYSTEM


def test_sample_shows_a_living_table() -> None:
    heroes = sample().heroes.values()
    assert {hero.hero_class for hero in heroes} == set(SYSTEM.content.classes)
    assert all(hero.player and hero.gold and hero.items for hero in heroes)
    assert any(hero.body_points < hero.body_attribute for hero in heroes)
    assert any(hero.injuries for hero in heroes)
    assert any(hero.spell_sets for hero in heroes)
    assert {word for hero in heroes for item in hero.items for word, on in item.wear if on} >= {
        "broken", "notches", "damaged", "fall_damage", "oiled",
    }  # fmt: skip


def test_sample_takes_no_dice_from_the_cup() -> None:
    state = CampaignState(house=House(name="Beispiel", cup=DiceCup(seed="s")), table=SYSTEM.new_state())
    for command, given in SYSTEM.sample():
        decision = decide(SYSTEM, state, command, given)
        assert decision.prompt is None
        assert decision.places == ()
        table = state.table
        for event in decision.events:
            table = SYSTEM.evolve(table, event)
        state = CampaignState(house=state.house, table=table)


def test_names_views_and_passports_agree() -> None:
    table = sample()
    names = SYSTEM.hero_names(table)
    assert [hero.name for hero in SYSTEM.view(table, Viewer(role=Role.GUEST)).heroes] == list(names.values())
    assert [passport.hero_id for passport in SYSTEM.passports(table)] == list(names)


def test_an_event_leaves_all_other_heroes_as_they_are() -> None:
    table = sample()
    first = next(iter(table.heroes))
    after = evolve(table, HeroWounded(hero_id=first, points=1))
    assert all(after.heroes[name] is table.heroes[name] for name in table.heroes if name != first)


def test_to_import_the_engine_builds_no_model() -> None:
    """The first model that is built looks for plugins of pydantic, which alone takes a sixth of the time."""
    asked = "import sys, app.systems.heroquest.game; print('pydantic.plugin._loader' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
