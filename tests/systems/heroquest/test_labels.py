"""The game's words: nothing that can be shown is without."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import app.systems.heroquest
from app.core.answers import Answers
from app.core.dice import Roll, RolledBy
from app.core.events import Event
from app.systems.heroquest.bestiary.events import MonsterMoved
from app.systems.heroquest.body import events as body_events
from app.systems.heroquest.choose_house_rule import HouseRuleChosen
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.decide import decide
from app.systems.heroquest.dice import COMBAT_DICE, Color
from app.systems.heroquest.free_rolls import DiceRolled
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.events import HeroRenamed
from app.systems.heroquest.quests.events import QuestPointsCorrected
from app.systems.heroquest.registry import command_types, evolve
from app.systems.heroquest.state.figures import Attribute, Condition, Effect, Place, Weakness, Wear, wear_words
from app.systems.heroquest.state.house_rules import OPTIONS
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import figure_names
from app.systems.heroquest.wear import ItemBroken

LABELS = SYSTEM.labels("de")
CONTENT = shipped()
NAMES = {"hero": "Ragna"}
RULES = Path(app.systems.heroquest.__path__[0])


def keys() -> Iterator[str]:
    """Every key the content and the models ask for."""
    for section, ids in {
        "hero_classes": CONTENT.classes,
        "items": CONTENT.items,
        "monsters": CONTENT.monsters,
        "abilities": CONTENT.abilities,
        "effects": list(Effect),
        "traps": CONTENT.traps,
        "treasure_cards": CONTENT.treasure_cards,
        "fate_cards": CONTENT.fate_cards,
        "areas": [*(area.id for area in CONTENT.board.areas), CONTENT.board.rest],
        "lores": CONTENT.lores,
        "spells": CONTENT.spells,
        "spell_texts": (spell.id for spell in CONTENT.spells.values() if not spell.open),
        "orders": (lore.order for lore in CONTENT.lores.values()),
        "faint_table": CONTENT.faint.rows,
        "death_table": CONTENT.death.rows,
        "fall_table": CONTENT.fall.rows,
        "attributes": Attribute,
        "conditions": Condition,
        "places": Place,
        "weaknesses": Weakness,
        "kinds": ItemKind,
        "colors": Color,
        "faces": {face for die in COMBAT_DICE.values() for face in die.faces},
        "wear": wear_words(Wear.model_validate(dict.fromkeys(Wear.model_fields, True), strict=False)),
        "commands": (kind.model_fields["type"].default for kind in command_types()),
        "permissions": {kind.permission for kind in command_types()} - {None},
    }.items():
        yield from (f"{section}.{one}" for one in ids)
    for rule, options in OPTIONS.items():
        yield from (f"house_rules.{rule}.{part}" for part in ("title", *options))


def without_words(named: Iterable[str]) -> list[str]:
    return sorted({key for key in named if key not in LABELS})


def test_every_id_has_words() -> None:
    assert without_words(keys()) == []


@cache
def handed_over() -> Mapping[str, set[str]]:
    """The texts handed as first argument to a function or method anywhere in the game, by its name."""
    found: dict[str, set[str]] = {}
    for node in (node for text in sources() for node in ast.walk(ast.parse(text))):
        match node:
            case ast.Call(
                func=ast.Name(id=called) | ast.Attribute(attr=called), args=[ast.Constant(value=str(text)), *_]
            ):
                found.setdefault(called, set()).add(text)
    return found


def texts_in(section: str) -> set[str]:
    """The texts in the rules that name something of a section."""
    found = {name for text in sources() for name in re.findall(rf'"({section}\.\w+)"', text)}
    assert found
    return found


@cache
def sources() -> Sequence[str]:
    return [file.read_text(encoding="utf-8") for file in RULES.rglob("*.py")]


def test_every_reason_has_words() -> None:
    assert without_words(texts_in("reasons")) == []


def test_every_end_of_a_turn_has_words() -> None:
    told = [found for text in sources() for found in re.findall(r"TurnEnded\(.*reason=(.+)\)\)", text)]
    ends = {reason for one in told for reason in re.findall(r"\"(\w+)\"", one)}
    assert ends
    assert without_words(f"turn_ends.{reason}" for reason in ends) == []


@pytest.mark.parametrize("condition", ["injured", "misses_round", "mind_lost", "cannot_cast", "cannot_read"])
def test_conditions_know_one_and_many(condition: str) -> None:
    assert LABELS.text(f"conditions.{condition}", count=1)
    assert "{" not in LABELS.text(f"conditions.{condition}", count=2)


def test_every_error_has_a_sentence() -> None:
    raised = [handed_over()[kind] for kind in ("RuleViolation", "InvalidValue", "UnknownContent", "UnknownSubject")]
    errors = {*chain(*raised), *texts_in("carrying"), *texts_in("second")}  # the last are found first, raised later
    assert {"gold.not_enough", "carrying.class", "hero.unknown"} <= errors
    assert without_words(f"errors.{code}" for code in errors) == []


def test_every_prompt_has_title_and_text() -> None:
    purposes = {*handed_over()["roll"], *handed_over()["choose"]}
    assert {"fall_table", "magic_order"} <= purposes
    purposes |= {f"roll_{pool}" for pool in ("attack", "ranged", "defence")}
    purposes |= {f"{table}{again}" for table in ("faint_table", "death_table") for again in ("", "_again")}
    assert [purpose for purpose in sorted(purposes) if not all(LABELS.prompt(purpose))] == []


@pytest.mark.parametrize(
    ("purpose", "option", "words"),
    [
        ("stamina", "repeat", "Wurf wiederholen"),
        ("magic_order", "jade", "Jadeorden"),
        ("quest_reward", "body", "Körperkraft"),
        ("surplus_spell_set", "death", "Lehre des Todes"),
    ],
)
def test_options_have_words(purpose: str, option: str, words: str) -> None:
    assert LABELS.option(purpose, option) == words


def roll(*faces: str) -> Roll:
    return Roll(purpose="p", dice=("d6",) * len(faces), faces=faces, by=RolledBy.HAND)


SENTENCES: Mapping[str, Event] = {
    "Ragna verliert 1 Punkt Körperkraft.": body_events.HeroWounded(hero_id="hero", points=1),
    "Ragna verliert 3 Punkte Körperkraft.": body_events.HeroWounded(hero_id="hero", points=3),
    "Ragna stürzt weich (Wurf 6): alles bleibt heil.": body_events.HeroFell(
        hero_id="hero", roll=roll("6"), outcome="nothing"
    ),
    "Ragna fällt in Ohnmacht (Wurf 4): Trank oder Heilzauber hilft wie gewohnt.": body_events.HeroFainted(
        hero_id="hero", roll=roll("4"), first_roll=None, bonus=0, outcome="plain", missed_rounds=0
    ),
    "Ragna stirbt (erst 1, wiederholt 5, je + 1): Nur das Elixier des Lebens hilft, dann ohne Folgen.": (
        body_events.HeroDied(hero_id="hero", roll=roll("5"), first_roll=roll("1"), bonus=1, outcome="unscathed")
    ),
    "Helm von Ragna zerbricht.": ItemBroken(hero_id="hero", item_id="x", content_id="helmet"),
    "Berichtigt bei Ragna: Questpunkte −2, bestandene Herausforderungen +3.": QuestPointsCorrected(
        hero_id="hero", change=-2, passed=3
    ),
    "Berichtigt bei Ragna: Questpunkte +1.": QuestPointsCorrected(hero_id="hero", change=1, passed=0),
    "Berichtigt bei Ragna: bestandene Herausforderungen −1.": QuestPointsCorrected(hero_id="hero", change=0, passed=-1),
    "Hausregel „Armschutz beim Sturz“: Bei einer 4 bleibt er heil.": HouseRuleChosen(
        rule="HR-FALL-ARM", option="spared"
    ),
    "W8: 3.": DiceRolled(hero_id=None, pool="d8", reasons=(), roll=roll("3"), count=3),
    "Im Pass steht jetzt: Runa.": HeroRenamed(hero_id="hero", name="Runa", player=""),
}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_sentences(sentence: str) -> None:
    assert LABELS.sentence(SENTENCES[sentence], NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("de", "Goblin 1 zieht bis zu 8 Felder weit.", "Fledermäuse 1 ziehen bis zu 8 Felder weit."),
        ("en", "Goblin 1 moves up to 8 squares.", "Bats 1 move up to 8 squares."),
    ],
)
def test_a_kind_that_is_many_has_the_verb_of_many(language: str, one: str, many: str) -> None:
    words = SYSTEM.labels(language)
    for kind, sentence in (("goblin", one), ("bats", many)):
        moved = MonsterMoved(monster_id="m1", kind=kind, squares=8, roll=None, again=False)
        assert words.sentence(moved, {"m1": f"{words.text(f'monsters.{kind}')} 1"}) == sentence


def test_a_name_of_its_own_is_one_whatever_the_kind() -> None:
    moved = MonsterMoved(monster_id="m1", kind="bats", squares=1, roll=None, again=False)
    assert LABELS.sentence(moved, {"m1": "Flatter"}) == "Flatter zieht bis zu 1 Feld weit."
    assert LABELS.error("monster.slain", kind="spiders") == "Spinnen sind schon besiegt."


def test_the_sample_is_told_without_a_gap() -> None:
    table, told = Table(), []
    for command, given in SYSTEM.sample():
        for event in decide(table, command, Answers(given), CONTENT):
            table = evolve(table, event)
            told.append(LABELS.sentence(event, figure_names(table)))
    assert all(sentence and "{" not in sentence and "_" not in sentence for sentence in told)
