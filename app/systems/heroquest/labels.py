"""HeroQuest's words, and what the sentence of an event may speak of."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from app.core.events import Event
from app.labels.fluent import Word
from app.labels.labels import Labels
from app.systems.heroquest.bestiary.events import MonsterRenamed
from app.systems.heroquest.body import events as body_events
from app.systems.heroquest.cards.events import DeckEvent
from app.systems.heroquest.catalogue.events import ContentChanged, ContentEvent, ContentRemoved
from app.systems.heroquest.changes import FigureFact, MonsterEvent, SharedEvent
from app.systems.heroquest.combat.events import EncounterEvent, FigurePassed, MonsterPlaced, MonstersAttacked
from app.systems.heroquest.content.overlays import KINDS
from app.systems.heroquest.house_rules import HouseRuleChosen
from app.systems.heroquest.label_pieces import (
    deck_pieces,
    effect_pieces,
    figure_in_words,
    magic_pieces,
    thing_in_words,
    verb_number,
)
from app.systems.heroquest.potions.events import PotionThrown
from app.systems.heroquest.rounds.events import TurnFact, TurnOrderDrawn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.traps.events import FirestormKindled, PitOpened

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
    "spell": "spells",
    "area": "areas",
    "areas": "areas",
    "trap": "traps",
    "treasure_card": "treasure_cards",
    "fate_card": "fate_cards",
    "deck": "decks",
    "furniture": "furniture",
    "find": "finds",
    "reason": "turn_ends",
    "ability": "abilities",
    "gift": "gifts",
    "gifts": "gifts",
    "actions": "turn_actions",
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

# Where the names of cards stand; those of the group's own decks are names already.
_CARDS = ("treasure_cards", "fate_cards", "items", "spells")

# The section that names a kind of content, where it is called otherwise; all sections in which a name can be missing.
NAMED_KINDS = {"classes": "hero_classes"}
ROW_TABLES = {"faint_table", "death_table", "fall_table"}
_GAPS = re.compile(r"(, )+\)")
NAMED = {NAMED_KINDS.get(kind, kind) for kind in KINDS} | ROW_TABLES | {"recoveries"}


class HeroQuestLabels(Labels):
    """The words of the house and of HeroQuest."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FOLDER, sections=SECTIONS)
        self._own: frozenset[str] = frozenset()  # keys whose words are the table's own

    def text(self, key: str, **data: object) -> str:
        """The words for a key; content nobody has named any more is called by its id. Raises: KeyError."""
        if key not in self._texts and key.partition(".")[0] in NAMED and key not in self:
            return key.partition(".")[2]
        return super().text(key, **data)

    def naming(self, names: Mapping[tuple[str, str], str]) -> "HeroQuestLabels":
        """The same words with what a table calls its own content."""
        own = {f"{NAMED_KINDS.get(kind, kind)}.{one}": name for (kind, one), name in names.items()}
        down = {
            f"recoveries.{one}": text for (kind, one), text in names.items() if kind in ("faint_table", "death_table")
        }
        found = self.calling({**own, **down})
        found._own = frozenset(own)
        return found

    def error(self, code: str, **data: object) -> str:
        """The sentence for an error; what is not known leaves no gap in it: (items, helmet, ) is (items, helmet)."""
        if kind := data.get("kind"):
            data = {**data, "kind_number": verb_number(self, self.word("kind", kind), str(kind))}
        return _GAPS.sub(")", super().error(code, **data)).rstrip()

    def word(self, field: str, value: object) -> str:
        """A value in words; a card is called as its face is, an area of a further board with the board's number."""
        if field == "card" and isinstance(value, str):
            return self.face(value)
        area, _, board = value.rpartition("-") if field == "area" and isinstance(value, str) else ("", "", "")
        if board.isdecimal() and f"areas.{area}" in self:
            return self.text("area_on_board", area=self.text(f"areas.{area}"), board=board)
        return super().word(field, value)

    def face(self, face: str) -> str:
        """The face of a die; a card of a deck is one, too."""
        key = next((key for section in _CARDS if (key := f"{section}.{face}") in self), f"faces.{face}")
        return self._named(key, face)

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """What happened; whoever is not known any more may begin the sentence."""
        told = super().sentence(event, names)
        return told[:1].upper() + told[1:]

    def pieces(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """The fields in words; of figures also whether their verb is that of one or of many."""
        found = self._in_words(event, names)
        kinds = {"kind": getattr(event, "kind", None)}
        kinds |= {one: getattr(event, f"{one}_kind", None) for one in ("figure", "attacker", "mover")}
        numbers = {f"{one}_number": verb_number(self, str(found[one]), kinds[one]) for one in kinds if one in found}
        return {**found, **numbers}

    def _in_words(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """A house rule with its title and its option, a thing with its wear, everybody by name."""
        found = {**super().pieces(event, names), **magic_pieces(self, event, names), **effect_pieces(event)}
        if (row := _row_of(event)) and (row in self._own or row not in self):
            found["outcome"] = Word("", "own")  # the group's own rows are told in their own words
        if (wear := getattr(event, "wear", ())) and (thing := getattr(event, "content_id", "")):
            found["content_id"] = thing_in_words(self, thing, wear)
        if (hero_id := getattr(event, "hero_id", None)) is not None and hero_id not in names:
            found["hero"] = getattr(event, "name", "") or self.text("figures.somebody")
        match event:
            case HouseRuleChosen(rule=rule, option=option):
                title, chosen = f"house_rules.{rule}.title", f"house_rules.{rule}.{option}"
                return {**found, "rule": self.text(title), "option": self.text(chosen)}
            case ContentChanged(name=name) | ContentRemoved(name=name):
                return {**found, "name": self._shipped_name(event) if name == event.entry else name}
            case FirestormKindled(may_leave=heroes):
                return {**found, "heroes": self._people(heroes, names)}
            case TurnOrderDrawn(order=order):
                master = {GAME_MASTER: self.text("figures.game_master")}
                return {**found, "order": self._people(order, {**names, **master})}
            case TurnFact(figure_id=figure):
                everybody = {**names, GAME_MASTER: self.text("figures.game_master")}
                return {**found, "figure": figure_in_words(self, everybody, figure)}
            case PitOpened(figure_id=str(figure), figure_kind=kind):
                return {**found, "figure": figure_in_words(self, names, figure, kind)}
            case FigureFact():
                return {**found, "figure": figure_in_words(self, names, event.figure_id, event.figure_kind)}
            case MonsterPlaced(monster_id=monster, name=name) if name and monster in names:
                return {**found, "kind": f"{name} ({found['kind']})"}
            case MonsterRenamed():
                return found
            case MonsterEvent(monster_id=monster) | PotionThrown(monster_id=monster):
                return {**found, "kind": names.get(monster) or found["kind"]}
            case DeckEvent():
                return {**found, **deck_pieces(self, event)}
            case SharedEvent(to_id=other):
                return {**found, "to": figure_in_words(self, names, other)}
            case MonstersAttacked():
                return {**found, "target": figure_in_words(self, names, event.target_id, event.target_kind)}
            case EncounterEvent():
                attacker = figure_in_words(self, names, event.attacker_id, event.attacker_kind)
                target = figure_in_words(self, names, event.target_id, event.target_kind)
                return {**found, "attacker": attacker, "target": target}
            case FigurePassed():
                mover = figure_in_words(self, names, event.mover_id, event.mover_kind)
                return {
                    **found,
                    "mover": mover,
                    "holder": figure_in_words(self, names, event.holder_id, event.holder_kind),
                }
            case body_events.HeroFainted() | body_events.HeroDied():
                return {**found, "throw": self._throw(event), "row": self.text(_row_of(event))}
            case body_events.HeroFell():
                return {**found, "row": self.text(_row_of(event))}
        return found

    def option(self, purpose: str, option: str) -> str:
        """An option of a choice: a thing may have its note and its wear behind it, people are offered by their ids."""
        name, *further = option.split("|")
        if f"prompts.{purpose}.section" not in self and f"prompts.{purpose}.options.{name}" not in self:
            return option
        words = super().option(purpose, name)
        return f"{words} ({', '.join(self._worn(one) for one in further)})" if further else words

    def _worn(self, told: str) -> str:
        """What a thing has been through; a note says it in its own words."""
        keys = [f"wear.{one}" for one in told.split()]
        return ", ".join(self.text(key) for key in keys) if all(key in self for key in keys) else told

    def _shipped_name(self, event: ContentEvent) -> str:
        """What comes with the game by its name."""
        return self._named(f"{NAMED_KINDS.get(event.entry_kind, event.entry_kind)}.{event.entry}", event.entry)

    def _people(self, ids: Sequence[str], names: Mapping[str, str]) -> str:
        """Several people in the order given."""
        return ", ".join(figure_in_words(self, names, one) for one in ids) or self.text("lists.nobody")

    def _throw(self, event: body_events.HeroFainted | body_events.HeroDied) -> str:
        """A throw on a table, with the one it replaced and what is added."""
        roll, bonus = self.word("roll", event.roll), "bonus" if event.bonus else "plain"
        if event.first_roll is None:
            return self.text(f"throws.{bonus}", roll=roll, bonus=event.bonus)
        first = self.word("roll", event.first_roll)
        return self.text(f"throws.{bonus}_repeated", roll=roll, first_roll=first, bonus=event.bonus)


@cache
def labels(language: str) -> HeroQuestLabels:
    """The words in a language."""
    return HeroQuestLabels(language)


def _row_of(event: Event) -> str:
    """The key of the row of a table an event speaks of; empty for most."""
    match event:
        case body_events.HeroFainted(outcome=row):
            return f"faint_table.{row}"
        case body_events.HeroDied(outcome=row):
            return f"death_table.{row}"
        case body_events.HeroFell(outcome=row):
            return f"fall_table.{row}"
    return ""
