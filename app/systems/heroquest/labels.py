"""HeroQuest's words, and what the sentence of an event may speak of."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from app.core.answers import ChoicePrompt
from app.core.events import Event
from app.labels.fluent import Word
from app.labels.labels import Labels
from app.systems.heroquest.bestiary.events import MonsterRenamed
from app.systems.heroquest.body import events as body_events
from app.systems.heroquest.cards import events as cards_events
from app.systems.heroquest.catalogue.events import ContentChanged, ContentRemoved
from app.systems.heroquest.changes import MonsterEvent, SharedEvent
from app.systems.heroquest.choose_house_rule import HouseRuleChosen
from app.systems.heroquest.combat.events import MonsterPlaced, StrikeResolved
from app.systems.heroquest.content.overlays import KINDS
from app.systems.heroquest.dice import Pool, Reason
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.magic import events as magic_events
from app.systems.heroquest.potions.events import HerbsApplied, PotionDrunk, PotionThrown
from app.systems.heroquest.rounds.events import TurnFact, TurnOrderDrawn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import COUNTED, Hero, Item, wear_words
from app.systems.heroquest.traps.events import FirestormKindled

FOLDER = Path(__file__).parent  # every subject keeps its words beside it

# Which section has the words for the ids in a field of an event or an error.
SECTIONS = {
    "content_id": "items",
    "item": "items",
    "hero_class": "hero_classes",
    "status": "conditions",
    "magic_order": "orders",
    "lore": "lores",
    "attribute": "attributes",
    "weakness": "weaknesses",
    "means": "means",
    "place": "places",
    "pool": "pools",
    "kind": "monsters",
    "effect": "effects",
    "holds": "effects",
    "spell": "spells",
    "area": "areas",
    "trap": "traps",
    "treasure_card": "treasure_cards",
    "fate_card": "fate_cards",
    "deck": "decks",
    "furniture": "furniture",
    "find": "finds",
    "reason": "turn_ends",
    "ability": "abilities",
    "gift": "gifts",
    "actions": "turn_actions",
    "deed": "actions",
    "entry_kind": "content_kinds",
    "fault": "content_faults",
    "hint": "catalogue_rules",
    "level": "points_shown",
    "standing": "standings",
    "quest_id": "quests",
    "outcome": "quest_outcomes",
    "town_mode": "town_modes",
    "visitor": "visitors",
}

_CARDS = ("treasure_cards", "fate_cards", "items", "spells")  # cards of the group's own decks are names already

# The section that names a kind of content, where it is called otherwise; all sections in which a name can be missing.
NAMED_KINDS = {"classes": "hero_classes"}
ROW_TABLES = {"faint_table", "death_table", "fall_table"}
# Whose names a sentence can have besides the hero's: fields like `target_id` with their kinds in `target_kind`.
_FIGURES = ("figure", "attacker", "target", "mover", "holder")
_GAPS = re.compile(r"(, )+\)")
NAMED = {NAMED_KINDS.get(kind, kind) for kind in KINDS} | ROW_TABLES | {"recoveries"}


class HeroQuestLabels(Labels):
    """The words of the house and of HeroQuest."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FOLDER, sections=SECTIONS)
        self._own: frozenset[str] = frozenset()  # keys whose words are the table's own

    def text(self, key: str, **data: object) -> str:
        """Return the words for a key; content without a name is called by its id. Raises: KeyError."""
        if key not in self._texts and key.partition(".")[0] in NAMED and key not in self:
            return key.partition(".")[2]
        return super().text(key, **data)

    def naming(self, names: Mapping[tuple[str, str], str]) -> "HeroQuestLabels":
        """Return these words with the names of a table's own content, by kind and id."""
        own = {f"{NAMED_KINDS.get(kind, kind)}.{one}": name for (kind, one), name in names.items()}
        down = {
            f"recoveries.{one}": text for (kind, one), text in names.items() if kind in ("faint_table", "death_table")
        }
        found = self.calling({**own, **down})
        found._own = frozenset(own)
        return found

    def error(self, code: str, **data: object) -> str:
        """Return the sentence for an error, without gaps for unknown parts: (items, helmet), not (items, helmet, )."""
        if kind := data.get("kind"):
            data = {**data, "kind_number": verb_number(self, self.word("kind", kind), str(kind))}
        return _GAPS.sub(")", super().error(code, **data)).rstrip()

    def word(self, field: str, value: object) -> str:
        """Return a value in words: a card by its face, an area of a further board with the board's number."""
        if isinstance(value, str) and field in ("card", "thing", "things"):  # of a drawing: names, or keys of them
            return self.face(value) if field == "card" else ", ".join(self._named(o, o) for o in value.split(", "))
        area, _, board = value.rpartition("-") if field == "area" and isinstance(value, str) else ("", "", "")
        if board.isdecimal() and f"areas.{area}" in self:
            return self.text("area_on_board", area=self.text(f"areas.{area}"), board=board)
        return super().word(field, value)

    def face(self, face: str) -> str:
        """Return the face of a die; a card of a deck is one, too."""
        key = next((key for section in _CARDS if (key := f"{section}.{face}") in self), f"faces.{face}")
        return self._named(key, face)

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """Return an event as a sentence, with a capital letter also where it begins with "somebody"."""
        told = super().sentence(event, names)
        return told[:1].upper() + told[1:]

    def pieces(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """Return the fields in words; of figures also whether their verb is that of one or of many."""
        found = self._in_words(event, names)
        kinds = {"kind": getattr(event, "kind", None)}
        kinds |= {one: getattr(event, f"{one}_kind", None) for one in ("figure", "attacker", "mover")}
        numbers = {f"{one}_number": verb_number(self, str(found[one]), kinds[one]) for one in kinds if one in found}
        return {**found, **numbers}

    def _in_words(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """Return an event's fields in words: house rules with their titles, things with their wear, figures by name."""
        found = {**super().pieces(event, names), **_magic_pieces(self, event)}
        for who in _FIGURES:
            if f"{who}_kind" in type(event).model_fields and (figure := getattr(event, f"{who}_id")) is not None:
                found[who] = figure_in_words(self, names, figure, getattr(event, f"{who}_kind"))
        if (row := _row_of(event)) and (row in self._own or row not in self):
            found["outcome"] = Word("", "own")  # the group's own rows are told in their own words
        if (wear := getattr(event, "wear", ())) and (thing := getattr(event, "content_id", "")):
            found["content_id"] = thing_in_words(self, thing, wear)
        if (hero_id := getattr(event, "hero_id", None)) is not None and hero_id not in names:
            found["hero"] = getattr(event, "name", "") or self.text("figures.somebody")
        if isinstance(event, EffectChanged):
            found["is_counted"] = event.effect in COUNTED
        if isinstance(event, PotionDrunk | HerbsApplied):
            found["is_oneself"] = event.to_id == event.hero_id
        match event:
            case HouseRuleChosen(rule=rule, option=option):
                title, chosen = f"house_rules.{rule}.title", f"house_rules.{rule}.{option}"
                return {**found, "rule": self.text(title), "option": self.text(chosen)}
            case ContentChanged(entry=entry, name=name) | ContentRemoved(entry=entry, name=name):
                return {**found, "name": self.called(event.entry_kind, entry) if name == entry else name}
            case FirestormKindled(may_leave=heroes):
                return {**found, "heroes": self._people(heroes, names)}
            case TurnOrderDrawn(order=order):
                master = {GAME_MASTER: self.text("figures.game_master")}
                return {**found, "order": self._people(order, {**names, **master})}
            case TurnFact(figure_id=figure):
                everybody = {**names, GAME_MASTER: self.text("figures.game_master")}
                return {**found, "figure": figure_in_words(self, everybody, figure)}
            case MonsterPlaced(monster_id=monster, name=name) if name and monster in names:
                return {**found, "kind": f"{name} ({found['kind']})"}
            case MonsterRenamed():
                return found
            case MonsterEvent(monster_id=monster) | PotionThrown(monster_id=monster):
                return {**found, "kind": names.get(monster) or found["kind"]}
            case cards_events.DeckEvent():
                return {**found, **_deck_pieces(self, event)}
            case SharedEvent(to_id=other):
                return {**found, "to": figure_in_words(self, names, other)}
            case body_events.HeroFainted() | body_events.HeroDied():
                return {**found, "throw": self._throw(event), "row": self.text(_row_of(event))}
            case body_events.HeroFell():
                return {**found, "row": self.text(_row_of(event))}
        return found

    def option(self, purpose: str, option: str) -> str:
        """Return an option of a choice: a thing may have its note and wear behind it, people are named by their ids."""
        name, *further = option.split("|")
        if f"prompts.{purpose}.section" not in self and f"prompts.{purpose}.options.{name}" not in self:
            return option
        words = super().option(purpose, name)
        return f"{words} ({', '.join(self._worn(one) for one in further)})" if further else words

    def _worn(self, told: str) -> str:
        """Return a thing's wear in words; a note says it in its own words."""
        keys = [f"wear.{one}" for one in told.split()]
        return ", ".join(self.text(key) for key in keys) if all(key in self for key in keys) else told

    def called(self, kind: str, entry: str) -> str:
        """Return the name of an entry."""
        return super().called(NAMED_KINDS.get(kind, kind), entry)

    def _people(self, ids: Sequence[str], names: Mapping[str, str]) -> str:
        """Several people in the order given."""
        return ", ".join(figure_in_words(self, names, one) for one in ids) or self.text("lists.nobody")

    def _throw(self, event: body_events.HeroFainted | body_events.HeroDied) -> str:
        """Return a throw on a table, with the one it replaced and what is added."""
        roll, bonus = self.word("roll", event.roll), "bonus" if event.bonus else "plain"
        if event.first_roll is None:
            return self.text(f"throws.{bonus}", roll=roll, bonus=event.bonus)
        first = self.word("roll", event.first_roll)
        return self.text(f"throws.{bonus}_repeated", roll=roll, first_roll=first, bonus=event.bonus)


@cache
def labels(language: str) -> HeroQuestLabels:
    """Return the words in a language."""
    return HeroQuestLabels(language)


def _row_of(event: Event) -> str:
    """Return the key of the row of a table an event speaks of; empty for most."""
    match event:
        case body_events.HeroFainted(outcome=row):
            return f"faint_table.{row}"
        case body_events.HeroDied(outcome=row):
            return f"death_table.{row}"
        case body_events.HeroFell(outcome=row):
            return f"fall_table.{row}"
    return ""


def _deck_pieces(labels: Labels, event: cards_events.DeckEvent) -> Mapping[str, object]:
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


def _magic_pieces(labels: Labels, event: Event) -> Mapping[str, object]:
    """Spells and abilities in words; the group's own words come first."""
    found: dict[str, object] = {}
    if isinstance(event, magic_events.SpellEvent | magic_events.HeroSpellEvent | magic_events.MonsterSpellCast):
        found["shown_spell"] = event.own_name or labels.word("spell", event.spell)
    match event:
        case StrikeResolved(means="ability", attack=Pool(reasons=[Reason(rule=rule), *_])):
            found["means"] = labels.text("struck_by_spell" if rule == "HQ-15.5-EXTRA" else f"rulebook.{rule}.title")
        case magic_events.BasicSpellCast():
            found["outcome"] = event.outcome
        case magic_events.SpellUnfolded():
            key = f"spell_texts.{event.spell}"
            found["told"] = event.own_text or labels.text(key if key in labels else "spell_texts.as_agreed")
        case magic_events.ScrollRead():
            found["scroll"] = event.note or labels.word("content_id", event.content_id)
        case magic_events.MonstersSummoned():
            found["called"] = ", ".join(
                f"{event.kinds.count(kind)} × {labels.word('kind', kind)}" for kind in dict.fromkeys(event.kinds)
            )
    return found


MANY = frozenset({"bats", "spiders"})  # kinds that are called by a plural: "Fledermäuse ziehen", not "zieht"


def verb_number(labels: Labels, name: str, kind: str | None) -> int:
    """Return the number of the verb for a figure's name: one (1) or many (2); a name of its own is one."""
    return 2 if kind in MANY and name.startswith(labels.word("kind", kind)) else 1


def figure_in_words(labels: Labels, names: Mapping[str, str], figure_id: str, kind: str | None = None) -> str:
    """Return a figure's name, otherwise the kind of a monster; "somebody" for one that is not known, never an id."""
    return names.get(figure_id) or (labels.word("kind", kind) if kind else labels.text("figures.somebody"))


def item_in_words(labels: Labels, item: Item) -> str:
    """Return a thing as it is now."""
    return thing_in_words(labels, item.content_id, wear_words(item.wear), item.note)


def option_in_words(
    labels: Labels, prompt: ChoicePrompt, option: str, names: Mapping[str, str], hero: Hero | None
) -> str:
    """Return an option of a choice; a thing of the hero's is told with all it has been through."""
    things = (one for one in hero.items if one.content_id == option) if hero else ()
    told = {item_in_words(labels, one) for one in things if f"items.{option}" in labels}
    return told.pop() if len(told) == 1 else labels.offered(prompt.purpose, option, names)


def thing_in_words(labels: Labels, content_id: str, wear: Sequence[str], note: str = "") -> str:
    """Return a thing's name: its kind, what was noted about it, and all its wear: `Schild (zerbrochen)`."""
    name = labels.text(f"items.{content_id}")
    named = f"{name}: {note}" if note else name
    return f"{named} ({', '.join(labels.text(f'wear.{one}') for one in wear)})" if wear else named
