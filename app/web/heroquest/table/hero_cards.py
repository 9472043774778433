"""What a card on a phone says first: the gravest of its facts in a few words, its colour, its symbol."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.events import Event
from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.combat.events import MonstersAttacked, StrikeResolved
from app.systems.heroquest.rounds.events import RoundEvent
from app.systems.heroquest.state.table import Table
from app.web.heroquest.table.differences import Differences
from app.web.heroquest.table.look import Seen
from app.web.table.game_pages import Change
from app.web.table.shapes import CardFace, Tone

# The gravest first. What stands in no row is told by its sentence.
_FACES: Mapping[str, tuple[Tone, str]] = {
    "hero.lost": ("danger", "skull"),
    "hero.died": ("danger", "skull"),
    "hero.fainted": ("danger", "heart"),
    "hero.revived": ("success", "heart"),
    "strike.resolved": ("", "swords"),
    "trap.sprung": ("danger", "flame"),
    "hero.wounded": ("danger", "heart"),
    "mind_point.lost": ("danger", "wand-sparkles"),
    "hero.robbed": ("danger", "backpack"),
    "hero.healed": ("success", "heart"),
    "mind_point.regained": ("success", "wand-sparkles"),
    "basic_spell.cast": ("mind", "wand-sparkles"),
    "spell.cast": ("mind", "wand-sparkles"),
    "scroll.read": ("mind", "wand-sparkles"),
    "treasure_card.drawn": ("accent", "backpack"),
    "trade.offered": ("mind", "users"),
    "trade.agreed": ("success", "users"),
    "trade.cancelled": ("warning", "users"),
    "item.passed": ("accent", "users"),
    "gold.passed": ("accent", "users"),
    "item.bought": ("accent", "backpack"),
    "item.sold": ("accent", "backpack"),
    "item.gained": ("accent", "backpack"),
    "gold.gained": ("accent", "backpack"),
    "item.dropped": ("warning", "backpack"),
    "gold.lost": ("warning", "backpack"),
    "effect.changed": ("mind", "wand-sparkles"),
}
_QUIET = (RoundEvent,)  # the bar of the turn says it
_QUIET_TYPES = frozenset(
    {"hero.reseated", "presence.changed", "hero.passed_over", "gear.marked", "figure.put", "figure.walked"}
)
_CHOSEN, _LAID_DOWN = "special_spell.chosen", "special_spell.laid_down"


def card_face(hero_id: str, events: Sequence[Event], names: Mapping[str, str], labels: Labels) -> CardFace | None:
    """The face of a card for these facts, of which one at least is about the hero; None when they are no news."""
    own = [one for one in events if hero_id in one.affects and not _is_quiet(one)]
    if not own:
        return None
    ranks = {kind: rank for rank, kind in enumerate(_FACES)}
    first = min(own, key=lambda one: ranks.get(one.type, len(ranks)))
    tone, icon = _FACES.get(first.type, ("", "info"))
    if isinstance(first, StrikeResolved):
        return _strike(first, hero_id, names, labels)
    kinds = {one.type for one in own}
    if _CHOSEN in kinds <= {_CHOSEN, _LAID_DOWN}:
        return CardFace(labels.text(f"cards.{_CHOSEN}"), "mind", "wand-sparkles", is_told_by_changes=True)
    key = f"cards.{first.type}"
    title = labels.text(key, mine=_is_mine(first, hero_id), **labels.pieces(first, names)) if key in labels else ""
    told_first = first if title else own[0]
    return CardFace(title, tone, icon, "" if told_first is events[0] else _how(hero_id, own, events[0], names, labels))


def _how(hero_id: str, own: Sequence[Event], lead: Event, names: Mapping[str, str], labels: Labels) -> str:
    """What led to it: many at once, a single blow at the hero, or whatever the action began with."""
    blows = (one for one in own if isinstance(one, StrikeResolved) and one.attacker_id != hero_id)
    together = (one for one in own if isinstance(one, MonstersAttacked))
    if blow := next(blows, None):
        many = next(together, None)
        return labels.sentence(many, names) if many else f"{_strike(blow, hero_id, names, labels).title}."
    return labels.sentence(lead, names)


def hero_changes(seen: Seen, labels: Labels, before: Table, after: Table, hero_id: str) -> Iterator[Change]:
    """What is otherwise in a hero's own passport, as its player sees it."""
    viewer = Viewer(role=Role.PLAYER, hero_ids=frozenset({hero_id}))
    tables = (seen.view(table, viewer).heroes for table in (before, after))
    old, new = (next((one for one in heroes if one.id == hero_id), None) for heroes in tables)
    return Differences(labels, before, after).of_hero(old, new)


def _strike(event: StrikeResolved, hero_id: str, names: Mapping[str, str], labels: Labels) -> CardFace:
    is_own = event.attacker_id == hero_id
    title = labels.text("cards.strike.resolved", mine=is_own, **labels.pieces(event, names))
    if is_own:
        return CardFace(title, "success" if event.points else "", "swords")
    return CardFace(title, "danger" if event.points else "success", "swords" if event.points else "shield-half")


def _is_mine(event: Event, hero_id: str) -> bool:
    """Whether the hero did it; otherwise it was done to him."""
    return getattr(event, "hero_id", hero_id) == hero_id


def _is_quiet(event: Event) -> bool:
    return isinstance(event, _QUIET) or event.type in _QUIET_TYPES
