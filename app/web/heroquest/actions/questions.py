"""Choice of questions: those of an action that can change its outcome (only these are asked), and those the map
answers.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.core.events import Command
from app.core.game_system import Role
from app.systems.heroquest.board.at_table import spot_of
from app.systems.heroquest.board.facts import ON_BOARD, Fact, belongs_on_map, filled, known
from app.systems.heroquest.board.facts import told_by_map as required_by_map
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.spells import Spell, Targets
from app.systems.heroquest.fields import REACH, BoardCommand
from app.systems.heroquest.possible.targets import WayToAttack, ways_to_attack
from app.systems.heroquest.state.figures import Item
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.party.spell_book import casting, spell_facts, spell_named_in, spell_text
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.actions.asked import ItemChoice
from app.web.table.actions.declared import act_url
from app.web.table.actions.offers import Offers
from app.web.table.game_pages import Draft

# The fields the rules use for each way of attacking, besides attacker, target and weapon.
_LOOKED_AT: Mapping[str, tuple[str, ...]] = {
    "melee": ("diagonal", "passage", "room_behind", "second"),
    "ranged": ("sight", "next_in_path", "passage", "second"),
    "thrown": ("distance", "sight", "passage", "second"),
}
# What players cannot know: the rule asks the game master when he accepts the wish.
ONLY_GAME_MASTER = {
    *(("search_for_traps", name) for name in ("found", "secret_doors", "same_room")),
    ("use_nimbleness", "announced_before"),
}
_ALWAYS = ("attacker_id", "target_id", "means")  # the weapon is named with the means, as one way to attack


def first_of_attack(look: HeroQuestLook, given: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the fields asked at first sight of an attack in this way."""
    attacker = str(given.get("attacker_id"))
    match given.get("means", "melee"):
        case "ranged":
            return ("sight", "next_in_path")
        case "thrown":
            return ("distance", "sight")
    diagonal = ("diagonal",) if look.strikes_otherwise(attacker) else ()
    return (*diagonal, "room_behind")


def is_pointless(look: HeroQuestLook, kind: str, offers: Offers, given: Mapping[str, Any], name: str) -> bool:
    """Return whether asking for a field cannot change anything: the rules ignore it, or there is no choice."""
    if kind == "attack" and name not in (*_ALWAYS, *_LOOKED_AT.get(str(given.get("means")), _LOOKED_AT["melee"])):
        return True
    if name == "target_ids" and (spell := chosen_spell(look, kind, given)) and not has_target(spell):
        return True
    if name in known_fields(look, kind, given):
        return True
    if name == "enemies_in_sight":  # the rule asks, if there is anybody to be seen
        return True
    if look.actor.role is Role.PLAYER and (kind, name) in ONLY_GAME_MASTER:
        return True
    acting, schema = given.get(ACTIONS.acting(kind) or ""), ACTIONS.schema(kind)
    if name.startswith("room_behind") and acting and not look.could_push(str(acting)):
        return True
    if name == "announced_before" and not (acting and look.table.has_begun_turn(str(acting))):
        return True
    is_unnamed = name == "to_id" and name not in schema.get("required", ())  # no name means the acting figure
    return is_unnamed and not offers.options(name, schema["properties"][name])


def spell_notes(look: HeroQuestLook, kind: str, hero_id: str) -> Mapping[str, str]:
    """Return the notes on the spells a hero casts by this command; none for a hero of somebody else."""
    return {one.id: " · ".join(spell_facts(one)) for one in look.spells_of(hero_id) if casting(one) == kind}


def is_nameless(look: HeroQuestLook, spell: str) -> bool:
    """Return whether a spell is an open slot that the group has not named yet."""
    entry = look.content.spells.get(spell)
    return entry is not None and entry.open and spell not in look.table.own_spells


# The possible targets depend on the spell.
CASTS = ("cast_special_spell", "cast_set_spell", "cast_monster_spell")
ASK_SPELL_FIRST = (*CASTS, "cast_basic_spell")  # of this one only with a map


def attack_options(look: HeroQuestLook, attacker_id: str) -> Iterator[ItemChoice]:
    """Yield everything this figure can attack with, each way once, the nearest at hand first."""
    ways = ways_to_attack(look.scene, attacker_id)
    return (ItemChoice(way_text(look, attacker_id, way), way_fields(way)) for way in ways)


def way_text(look: HeroQuestLook, attacker_id: str, way: WayToAttack) -> str:
    """Return the name of a way to attack: a thing with its wear, a throw of it, or what a monster does."""
    hero = look.table.heroes.get(attacker_id)
    if hero is None:
        return t("melee") if way.means == "melee" else t("shot")
    item = hero.item(way.weapon_id) if way.weapon_id else None
    if item is None:
        return t("bare_hands")
    name = look.cards.item_name(item)
    return t("throw", name=name) if way.means == "thrown" else name


def way_fields(way: WayToAttack) -> tuple[tuple[str, str], ...]:
    """Return the fields of an attack in this way, as a form sends them."""
    thing = (("weapon_id", way.weapon_id),) if way.weapon_id else ()
    return (("means", way.means), *thing, *((("unarmed", "true"),) if way.unarmed else ()))


def scrolls(look: HeroQuestLook, hero_id: str) -> Sequence[ItemChoice]:
    """Return the scrolls this hero could read; empty for a viewer who may not look into the pack."""
    carried = _carried(look, hero_id)
    return tuple(
        ItemChoice(look.cards.item_name(one), (("item_id", one.id),), _scroll_text(look, hero_id, one.id))
        for one in carried
    )


def _scroll_text(look: HeroQuestLook, hero_id: str, item_id: str) -> str:
    """Return the text of the spell on a scroll, if the scroll names it."""
    written = spell_on_scroll(look, hero_id, item_id)
    return spell_text(look.labels, written) if written else ""


def spell_on_scroll(look: HeroQuestLook, hero_id: str, item_id: str) -> str | None:
    """Return the spell that the note or the name of a scroll names; None when it names none, or could mean several."""
    item = next((one for one in _carried(look, hero_id) if one.id == item_id), None)
    if item is None:
        return None
    own = {spell: named.name for spell, named in look.table.own_spells.items()}
    for text in (item.note, look.labels.text(f"items.{item.content_id}")):
        if found := spell_named_in(text, look.labels, look.content, own):
            return found.id
    return None


def spell_of_scroll(look: HeroQuestLook, given: Mapping[str, Any]) -> Spell | None:
    """Return the spell of the scroll that is being read, if the scroll names it and no other was chosen."""
    written = spell_on_scroll(look, str(given.get("hero_id", "")), str(given.get("item_id", "")))
    return look.content.spells.get(written) if written and given.get("spell") == written else None


def chosen_spell(look: HeroQuestLook, kind: str, given: Mapping[str, Any]) -> Spell | None:
    """Return the spell that is about to be cast or read, as it works at this table, once somebody has said which."""
    if kind == "read_scroll":
        return spell_of_scroll(look, given)
    spell = look.content.spells.get(str(given.get("spell", ""))) if kind in CASTS else None
    own = look.table.own_spells.get(spell.id) if spell and spell.open else None
    return look.content.spells.get(own.like) if own and own.like else spell


def has_target(spell: Spell) -> bool:
    """Return whether it is cast on anybody in particular."""
    return spell.targets not in (Targets.CASTER, Targets.PLACE)


def has_one_target(spell: Spell) -> bool:
    """Return whether it is cast on exactly one figure."""
    return has_target(spell) and not spell.group and not spell.place_too


def _carried(look: HeroQuestLook, hero_id: str) -> Iterator[Item]:
    hero = look.table.heroes.get(hero_id)
    if hero is not None and look.actor.viewer.owns(hero_id):
        yield from (item for item in hero.items if look.content.items[item.content_id].kind is ItemKind.SCROLL)


_DECIDED = "decided"


def known_fields(look: HeroQuestLook, kind: str, given: Mapping[str, Any]) -> frozenset[str]:
    """Return the fields that are not asked for because the map knows them; none once the game master overrules the
    map.
    """
    if look.table.map is None or given.get(_DECIDED):
        return frozenset()
    return filled(look.scene, ACTIONS.kinds[kind], given)


def is_all_told(look: HeroQuestLook, kind: str, given: Mapping[str, Any]) -> bool:
    """Return whether an action asks nothing at first sight beyond these fields and what the map knows."""
    action, needed = ACTIONS.of(kind), ACTIONS.schema(kind).get("required", ())
    asked = {*action.asks, *needed, *((action.final,) if action.final else ())}
    return not (action.is_asked or action.ways) and asked <= {*given, *known_fields(look, kind, given)}


def told_by_map(look: HeroQuestLook, kind: str, given: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the required fields that are still missing and that the map knows, with their values."""
    found = {} if given.get(_DECIDED) else required_by_map(look.scene, ACTIONS.kinds[kind], given)
    for name, value in found.items():
        yield from ((name, one) for one in (value if isinstance(value, list) else (value,)))


def drawn_values(look: HeroQuestLook, kind: str, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the drawing's values of a thing, as the texts of a form that the game master may change; else nothing."""
    found = ON_BOARD.get(ACTIONS.kinds[kind])
    facts = known(look.scene, ACTIONS.kinds[kind], given).facts if found and found.of_thing else {}
    return {
        name: list(map(str, fact.value)) if isinstance(fact.value, tuple) else str(fact.value).lower()
        for name, fact in facts.items()
        if fact.value
    }


def is_refused_for(look: HeroQuestLook, kind: str, told: Mapping[str, Any], name: str) -> bool:
    """Return whether the map refuses an action because of this field."""
    return known(look.scene, ACTIONS.kinds[kind], told).blames == name


def facts_of(look: HeroQuestLook, command: Command) -> Mapping[str, Fact]:
    """Return the facts the map gives a command, without those the game master has overruled."""
    if look.table.map is None or not isinstance(command, BoardCommand):
        return {}
    told = {name: getattr(command, name) for name in type(command).model_fields}
    found = known(look.scene, type(command), told).facts
    return {name: fact for name, fact in found.items() if name not in command.decided}


def beside(look: HeroQuestLook, draft: Draft) -> tuple[str, str | None]:
    """Return the reasons the map gives for a draft, and the link to overrule the map before the first answer."""
    if look.table.map is None or draft.command is None:
        return "", None
    url = None if draft.given else overrule_url(look, draft, ACTIONS.told(draft))
    return " · ".join(dict.fromkeys(_reasons(look, facts_of(look, draft.command)))), url


def _reasons(look: HeroQuestLook, facts: Mapping[str, Fact]) -> Iterator[str]:
    for fact in facts.values():
        if fact.reason and not fact.secret:
            values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
            who = ", ".join(look.name_of(one) for one in values if isinstance(one, str) and one in look.names)
            named = {"who": look.name_of(str(fact.data.get("who"))) or None}
            yield f"{who} {look.labels.text(f'board_facts.{fact.reason}', **{**fact.data, **named})}".strip()


def overrule_url(
    look: HeroQuestLook, draft: Draft, given: Mapping[str, Any], *, asks_again: bool = True
) -> str | None:  # fmt: skip
    """Return the link by which the game master overrules the map; None for players and where the map says nothing.

    `asks_again`: what the map knew is asked then; without it the action goes on with what is given.
    """
    kind = draft.query["type"]
    acting = str(given.get(ACTIONS.acting(kind) or "", ""))
    found = ON_BOARD.get(ACTIONS.kinds[kind])
    if found is None or given.get(_DECIDED) or look.table.map is None or look.actor.role is not Role.GAME_MASTER:
        return None
    if found.by and spot_of(look.table, acting) is None and not belongs_on_map(look.table, acting):
        return None
    decided = {_DECIDED: sorted({*known_fields(look, kind, given), REACH})}
    return act_url(draft, {**given, **decided, **({"ask": "again"} if asks_again else {"then": ""})})
