"""A question says whom it is about, which faces count, and why something is thrown once more."""

from app.core.answers import Answer, Prompt
from app.core.events import Command
from app.systems.heroquest.bestiary.commands import BanishRegeneration
from app.systems.heroquest.combat.commands import Attack, Sweep
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.web.calculator.game_rules import KNOWS_ALL
from app.web.heroquest.conversation.words import HeroQuestDraftWords
from tests.builders import affected, after, choose, facts_so_far, hand, make_hero, make_monster, make_table

S, W = "skull", "white_shield"
NAMES = {"hero": "Ragna", "other": "Albrich", "monster": "Troll"}
STRIKE = Attack(attacker_id="hero", target_id="monster")


def open_question(table: Table, command: Command, *answers: Answer) -> Prompt:
    _, prompt = facts_so_far(table, command, *answers)
    assert prompt is not None
    return prompt


def words(table: Table, command: Command, *answers: Answer) -> tuple[str, str]:
    prompt = open_question(table, command, *answers)
    title, text = HeroQuestDraftWords(SYSTEM.labels("de"), shipped(), table, KNOWS_ALL, NAMES).asked(prompt)
    return title, text


def test_a_roll_names_who_is_struck_and_who_defends() -> None:
    table = make_table(make_monster("ogre_warrior"), make_hero("barbarian"), make_hero("dwarf", hero_id="other"))
    sweep = Sweep(attacker_id="monster", target_ids=("other", "hero"))
    assert words(table, sweep)[0] == "Angriff auf Albrich"
    assert words(table, sweep, hand(S, S)) == ("Albrich verteidigt sich", "Weiße Schilde wehren ab.")
    assert words(table, sweep, hand(W, W))[0] == "Angriff auf Ragna"


def test_a_troll_defends_with_white_and_black_shields_until_it_is_banned() -> None:
    table = make_table(make_hero("dwarf", "axe"), make_monster("troll"))
    assert words(table, STRIKE, hand(S, S, S))[1].startswith("Weiße und schwarze Schilde wehren ab, weil Troll")
    banned = after(table, BanishRegeneration(monster_id="monster"))
    assert words(banned, STRIKE, hand(S, S, S))[1] == "Schwarze Schilde wehren ab."


def test_a_second_throw_says_why_it_is_thrown() -> None:
    sick = make_table(affected(make_hero("dwarf", "axe"), Effect.PLAGUED), make_monster("orc"))
    assert words(sick, STRIKE, hand(S, S, W))[1].startswith("Die Seuche schwächt den Angriff")
    drunk = make_table(affected(make_hero("dwarf", "axe"), Effect.SECOND_THROW), make_monster("orc"))
    assert words(drunk, STRIKE, hand(S, S, W), choose("repeat"))[1].startswith("Der Trank erlaubt")
