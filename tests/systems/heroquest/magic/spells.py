"""Short ways to wizards and wishes about spells."""

import pytest

from app.core.answers import Answer
from app.core.errors import RuleViolation
from app.core.events import Command
from app.systems.heroquest.magic.commands import CastBasicSpell, CastMonsterSpell, CastSetSpell, CastSpecialSpell
from app.systems.heroquest.state.figures import ActiveEffect, Effect, Hero, Monster
from app.systems.heroquest.state.table import Table
from tests.builders import facts, hand, make_hero, make_table

S, W, B = "skull", "white_shield", "black_shield"
NOTHING = hand(W, W)


def wizard(*special: str, **values: object) -> Hero:
    """A wizard with these special spells."""
    hero = make_hero("wizard", hero_id="mage", name="Liathan")
    return hero.model_copy(update={"special_spells": special, **values})


def at_table(*others: Hero | Monster, mage: Hero | None = None, **options: str) -> Table:
    """The wizard and others."""
    return make_table(mage or wizard(), *others, **options)


def basic(spell: str, target: str, **fields: object) -> CastBasicSpell:
    return CastBasicSpell.model_validate({"hero_id": "mage", "spell": spell, "target_id": target, **fields})


def fireball(target: str = "monster", **fields: object) -> CastBasicSpell:
    return basic("fireball", target, **fields)


def heal(target: str = "hero", **fields: object) -> CastBasicSpell:
    return basic("minor_healing", target, **fields)


def shield(target: str = "hero") -> CastBasicSpell:
    return basic("shield_spell", target)


def special(spell: str, *targets: str, **sight: bool) -> CastSpecialSpell:
    return CastSpecialSpell.model_validate({"hero_id": "mage", "spell": spell, "target_ids": targets, **sight})


def set_spell(spell: str, *targets: str) -> CastSetSpell:
    return CastSetSpell(hero_id="mage", spell=spell, target_ids=targets)


def chaos(spell: str, *targets: str, **sight: bool) -> CastMonsterSpell:
    return CastMonsterSpell.model_validate({"monster_id": "monster", "spell": spell, "target_ids": targets, **sight})


def affected(figure: Hero, effect: Effect) -> Hero:
    """A hero on whom something holds."""
    return figure.model_copy(update={"effects": (ActiveEffect(effect=effect, amount=1),)})


def code(table: Table, command: Command, *answers: Answer) -> str:
    """Why something is refused."""
    with pytest.raises(RuleViolation) as refusal:
        facts(table, command, *answers)
    return refusal.value.code
