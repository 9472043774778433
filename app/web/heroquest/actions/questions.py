"""Which questions of an action could change anything; nobody is asked any other."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.core.game_system import Role
from app.systems.heroquest.dry_run import could_push, strikes_otherwise
from app.web.forms import SelectOption
from app.web.heroquest.actions.offers import Offers, acting_field
from app.web.heroquest.actions.scrolls import has_target, spell_at_hand
from app.web.heroquest.calculator.fields import Control, Schema
from app.web.heroquest.look import Look
from app.web.heroquest.spell_words import casting, spell_facts

# What the rules look at for each way of attacking, besides who, whom and with what.
_LOOKED_AT: Mapping[str, tuple[str, ...]] = {
    "melee": ("diagonal", "passage", "room_behind", "second"),
    "ranged": ("sight", "next_in_path", "passage", "second"),
    "thrown": ("distance", "sight", "passage", "second"),
}
# What players cannot know: the rule asks the game master when he accepts the wish.
_ONLY_GAME_MASTER = {("search_for_traps", name) for name in ("found", "secret_doors", "same_room")}
_ALWAYS = ("attacker_id", "target_id", "means", "weapon_id", "unarmed")


def first_of_attack(look: Look, given: Mapping[str, Any]) -> tuple[str, ...]:
    """What is asked at first sight of an attack in this way."""
    attacker = str(given.get("attacker_id"))
    match given.get("means", "melee"):
        case "ranged":
            return ("sight", "next_in_path")
        case "thrown":
            return ("distance", "sight")
    diagonal = ("diagonal",) if strikes_otherwise(look.table, attacker, look.content) else ()
    return (*diagonal, "room_behind")


def is_pointless(look: Look, kind: str, offers: Offers, schema: Schema, given: Mapping[str, Any], name: str) -> bool:
    """Whether the rules do not look at a field, a box could only be ticked in vain, or nobody is there to be named."""
    if kind == "attack" and name not in (*_ALWAYS, *_LOOKED_AT.get(str(given.get("means")), _LOOKED_AT["melee"])):
        return True
    if kind == "read_scroll" and name == "targets" and (spell := spell_at_hand(look, given)) and not has_target(spell):
        return True
    if name == "enemies_in_sight":  # the rule asks, if there is anybody to be seen
        return True
    if look.actor.role is Role.PLAYER and (kind, name) in _ONLY_GAME_MASTER:
        return True
    acting = given.get(acting_field(kind) or "")
    if name.startswith("room_behind") and acting and not could_push(look.table, str(acting), look.content):
        return True
    node = schema["properties"][name]
    if name == "to_id" and name not in schema.get("required", ()):  # nobody named is whoever acts
        return not offers.of(name, node["anyOf"][0], schema["properties"])
    return node.get("type") == "boolean" and not node.get("default") and offers.refuses(name, "true")


def named(look: Look, kind: str, given: Mapping[str, Any], control: Control) -> tuple[SelectOption, ...]:
    """The options, spells with their facts; what it means to choose none of them is said where it is not plain."""
    unsaid = f"unsaid.{kind}.{control.name}"
    blank = look.labels.text(unsaid) if unsaid in look.labels else ""
    acting = str(given.get(acting_field(kind) or ""))
    notes = _spell_notes(look, kind, acting) if control.name == "spell" else {}
    return tuple(
        replace(option, text=option.text if option.value else blank or option.text, note=notes.get(option.value, ""))
        for option in control.options
    )


def _spell_notes(look: Look, kind: str, hero_id: str) -> Mapping[str, str]:
    """What is said of the spells that somebody casts in this way; of another's book nothing."""
    hero = next((hero for hero in look.view.heroes if hero.id == hero_id), None)
    spells = hero.private.spells if hero and hero.private else ()
    return {spell.id: " · ".join(spell_facts(spell)) for spell in spells if casting(spell) == kind}
