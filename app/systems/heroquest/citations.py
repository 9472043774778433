"""Rules that a fact follows from.

For most facts that is what they cite, or else what the docstrings of the engine say (`rule_index.toml`). A fact that
several rules bring about follows only from the one it speaks of: a sale has nothing to do with spell sets, even if one
goes with the thing sold.
"""

from collections.abc import Mapping

from app.core.events import Event
from app.systems.heroquest.body import events as body_events
from app.systems.heroquest.combat.events import ItemPickedUp
from app.systems.heroquest.content.items import Cure, ItemKind
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.equipment.events import GoldLost, ItemDropped, ItemPlaced
from app.systems.heroquest.magic.events import SpellCast, SpellRegained, SpellShrugged, SpellSpent
from app.systems.heroquest.potions.events import PotionDrunk
from app.systems.heroquest.rounds.events import RoundMissed
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.town.events import (
    ItemSold,
)

Rules = tuple[str, ...]

_EFFECTS: Mapping[str, Rules] = {
    Effect.ASLEEP: ("HQ-8.2.1",),
    Effect.INVISIBLE: ("HQ-8.2.2",),
    Effect.IN_PIT: ("HQ-10.2.2",),
    Effect.PLAGUED: ("HQ-19-SEUCHENWAFFEN",),
    Effect.SHIELD_SPELL: ("HQ-1.1-BASISZAUBER",),
    Effect.STONE_SKIN: ("HQ-15.5-EXTRA",),
    Effect.ATTACK_DICE: ("HQ-15.5-EXTRA",),
    Effect.DEFENCE_DICE: ("HQ-15.5-EXTRA",),
    Effect.HIDDEN: ("HQ-8-FLUCHT",),
    Effect.POISON: ("HQ-14-GIFT",),
    Effect.SLOWED: ("HQ-2",),
    Effect.FRENZY: ("HQ-19-RASEREI",),
    Effect.TROLL_BANE: ("HQ-19-REGENERATION",),
    Effect.SECOND_THROW: ("HQ-18",),
    Effect.TURNED: ("HQ-19-LANGSAM",),
}
_REVIVALS: Mapping[str, Rules] = {
    "potion": ("HQ-9-FAINT",),
    "spell": ("HQ-9-FAINT",),
    "herbs": ("HQ-1.1-KRAEUTER", "HR-HERBS-FAINT"),
    "stands_up": ("HQ-9-FAINT",),
    "elixir": ("HQ-14-ELIXIER",),
    "quest_end": ("HQ-5-END", "HR-QUEST-END-DOWN"),
}
_SPELLS: Mapping[School, Rules] = {
    School.BASIC: ("HQ-1.1-BASISZAUBER",),
    School.SPECIAL: ("HQ-1.1-SPEZIAL",),
    School.GUILD: ("HQ-1.1-SPEZIAL",),
    School.LORE: ("HQ-8.1-SETS",),
}
_CURES: Mapping[Cure, Rules] = {
    Cure.POISON: ("HQ-14-GIFT",),
    Cure.PLAGUE: ("HQ-19-SEUCHENWAFFEN",),
    Cure.INJURY: ("HQ-14-INJURY",),
    Cure.DEATH: ("HQ-14-ELIXIER",),
}
_ON_FLOOR: Mapping[ItemKind, Rules] = {ItemKind.WEAPON: ("HQ-4.2",), ItemKind.SCROLL: ("HQ-8.3",)}
_PLACED: Mapping[ItemKind, Rules] = {ItemKind.WEAPON: ("HQ-3-CARRY",), ItemKind.ARMOR: ("HQ-6-ARMOUR",)}
_SPOILED = frozenset({"rusty", "fall_damaged"})  # what makes a weapon sell for less


def rules_behind(event: Event, content: Content) -> Rules:
    """Return the rules a fact follows from, none where nothing in it tells which."""
    match event:
        case EffectChanged(effect=effect):
            return _EFFECTS.get(effect, ())
        case body_events.HeroRevived(means=means):
            return _REVIVALS.get(means, ())
        case body_events.InjuryHealed(means=means):
            return ("HR-HEALER-UNPAID",) if means == "time" else ("HQ-14-INJURY",)
        case GoldLost(roll=None) | RoundMissed(rounds=0):
            return ()
        case SpellShrugged(reason="proof"):
            return ()
        case SpellShrugged(reason="no_metal"):
            return ("HQ-15.1-RUST",)
        case SpellShrugged():
            return ("HQ-19-IMMUN",)
        case SpellCast() | SpellSpent() | SpellRegained():
            spell = content.spells.get(event.spell)
            return _SPELLS.get(spell.school, ()) if spell else ()
        case PotionDrunk(content_id=thing):
            entry = content.items.get(thing)
            return _CURES.get(entry.potion.cures, ()) if entry and entry.potion and entry.potion.cures else ()
        case ItemSold(content_id=thing, wear=wear):
            entry = content.items.get(thing)
            is_spoiled = entry is not None and entry.weapon is not None and not _SPOILED.isdisjoint(wear)
            return ("HQ-6-SELL", "HQ-15.1-SELL") if is_spoiled else ("HQ-6-SELL",)
        case ItemDropped(content_id=thing) | ItemPickedUp(content_id=thing):
            return _of_kind(_ON_FLOOR, thing, content)
        case ItemPlaced(content_id=thing):
            return _of_kind(_PLACED, thing, content)
    return rulebook().proofs.facts.get(event.type, ()) if event.cites is None else event.cites


def _of_kind(rules: Mapping[ItemKind, Rules], thing: str, content: Content) -> Rules:
    entry = content.items.get(thing)
    return rules.get(entry.kind, ()) if entry else ()
