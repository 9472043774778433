"""What sentences about decks, magic and effects may speak of beside the fields of their event."""

from collections.abc import Mapping, Sequence

from app.core.answers import ChoicePrompt
from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest.cards import events as cards_events
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.magic import events as magic_events
from app.systems.heroquest.potions.events import HerbsApplied, PotionDrunk
from app.systems.heroquest.state.figures import COUNTED, Hero, Item, wear_words


def deck_pieces(labels: Labels, event: cards_events.DeckEvent) -> Mapping[str, object]:
    """Deck and cards in words; those of the group's own are called by their names."""
    found: dict[str, object] = {"deck": event.name or labels.word("deck", event.deck)}
    match event:
        case cards_events.DrawEvent(card=card) | cards_events.CardEvent(card=card):
            found["card"] = labels.face(card)
        case cards_events.DeckPeeked(cards=cards):
            found["cards"] = ", ".join(map(labels.face, cards))
        case cards_events.DeckWritten(cards=cards):
            found["number"] = sum(card.copies for card in cards)
    return found


def magic_pieces(labels: Labels, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
    """Spells and figures in words; the group's own words come first."""
    found: dict[str, object] = {}
    if isinstance(event, magic_events.SpellEvent | magic_events.HeroSpellEvent | magic_events.MonsterSpellCast):
        found["shown_spell"] = event.own_name or labels.word("spell", event.spell)
    if isinstance(event, magic_events.SpellDiverted) and event.figure_id:
        found["figure"] = figure_in_words(labels, names, event.figure_id, event.figure_kind)
    match event:
        case magic_events.BasicSpellCast():
            found["target"] = figure_in_words(labels, names, event.target_id, event.target_kind)
            found["outcome"] = event.outcome
        case magic_events.SpellUnfolded():
            found["told"] = event.own_text or _text(labels, event.spell)
        case magic_events.ScrollRead():
            found["scroll"] = event.note or labels.word("content_id", event.content_id)
        case magic_events.MonstersSummoned():
            found["called"] = ", ".join(
                f"{event.kinds.count(kind)} × {labels.word('kind', kind)}" for kind in dict.fromkeys(event.kinds)
            )
    return found


def _text(labels: Labels, spell: str) -> str:
    key = f"spell_texts.{spell}"
    return labels.text(key) if key in labels else labels.text("spell_texts.as_agreed")


def effect_pieces(event: Event) -> Mapping[str, object]:
    """Whether an effect is one of several that add up; whether somebody helps himself."""
    match event:
        case EffectChanged(effect=effect):
            return {"is_counted": effect in COUNTED}
        case PotionDrunk() | HerbsApplied():
            return {"is_oneself": event.to_id == event.hero_id}
    return {}


# Kinds that are called by a plural: "Fledermäuse ziehen", not "Fledermäuse zieht".
MANY = frozenset({"bats", "spiders"})


def verb_number(labels: Labels, name: str, kind: str | None) -> int:
    """Whether a figure's name asks for the verb of one (1) or of many (2); a name of its own is one."""
    return 2 if kind in MANY and name.startswith(labels.word("kind", kind)) else 1


def figure_in_words(labels: Labels, names: Mapping[str, str], figure_id: str, kind: str | None = None) -> str:
    """A name, else the kind of a monster; who is not known any more is somebody, never an id."""
    return names.get(figure_id) or (labels.word("kind", kind) if kind else labels.text("figures.somebody"))


def item_in_words(labels: Labels, item: Item) -> str:
    """A thing as it is now."""
    return thing_in_words(labels, item.content_id, wear_words(item.wear), item.note)


def option_in_words(
    labels: Labels, prompt: ChoicePrompt, option: str, names: Mapping[str, str], hero: Hero | None
) -> str:
    """An option of a choice; a thing of the hero's is told with all it has been through."""
    things = (one for one in hero.items if one.content_id == option) if hero else ()
    told = {item_in_words(labels, one) for one in things if f"items.{option}" in labels}
    return told.pop() if len(told) == 1 else labels.offered(prompt.purpose, option, names)


def thing_in_words(labels: Labels, content_id: str, wear: Sequence[str], note: str = "") -> str:
    """What a thing is called: its kind, what was noted about it, and all it has been through: `Schild (zerbrochen)`."""
    name = labels.text(f"items.{content_id}")
    named = f"{name}: {note}" if note else name
    return f"{named} ({', '.join(labels.text(f'wear.{one}') for one in wear)})" if wear else named
