"""What DungeonQuest says, read from `words/*/*.ftl`."""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from app.core.events import Event
from app.core.own_entries import Own
from app.labels.fluent import Word
from app.labels.labels import Labels

SECTIONS = {
    "to": "end", "ends_at": "end", "obstacles": "obstacle", "blocked_by": "hindrance", "legal": "deed",
    "options": "deed", "steps": "step", "draw": "deck", "hero_card": "combat_card", "monster_card": "combat_card",
    "entry_kind": "catalogue_shelves", "variants": "variant",
    "tower": "corner", "sheet_id": "sheets", "sheet": "sheets", "card": "cards",
    **dict.fromkeys(("arrow", "openings", "exits", "rooms", "tiles", "came_from"), "direction"),
}  # fmt: skip
SHELVES = ("cards", "monsters", "tiles", "sheets", "boards")


class DungeonQuestLabels(Labels):
    """What a rule finds is told by its reason; an option without words speaks for itself, as numbers and names do."""

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """What happened, or what a rule says."""
        told: Any = event  # by its type: the list of campaigns needs these words and none of the rules
        if told.type == "rule.found":
            return self.text(f"findings.{told.reason}", **self._found(told.values, names))
        return super().sentence(event, names)

    def _found(self, said: Mapping[str, object], names: Mapping[str, str]) -> Mapping[str, object]:
        values = {name: tuple(one) if isinstance(one, list) else one for name, one in said.items()}
        called = {name: names.get(one, one) if isinstance(one, str) else one for name, one in values.items()}
        return {
            name: one if isinstance(one, int) else Word(self.word(name, one), values[name])
            for name, one in called.items()
        }

    def pieces(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """A card of loot with its gold; a tile by its room."""
        found, told = dict(super().pieces(event, names)), cast("Any", event)
        if told.type == "loot.taken":
            name = self.word("card", told.loot.name) if told.loot.name else self.word("deck", told.loot.deck)
            found["loot"] = self.text("loot_with_gold", name=name, value=told.loot.value or 0)
        if told.type == "card.drawn":
            found["card"], found["text"] = self.face(told.card), self._named(f"texts.{told.card}", "")
        if told.type.startswith("entry."):
            found["name"] = told.name or self.face(told.entry)
        if told.type == "tile.laid":
            found["tile_id"] = self.word("room", told.tile.kind)
        return found

    def face(self, face: str) -> str:
        """Cards and tiles are drawn like dice."""
        keys = (f"{shelf}.{face}" for shelf in SHELVES)
        return next((self.text(key) for key in keys if key in self), self._described(face) if "-" in face else face)

    def _described(self, tile: str) -> str:
        """A tile that was tapped together, by its parts."""
        sections = ("room", *(f"prompts.tile_{one}.options" for one in ("openings", "torch", "obstacle")), "direction")
        parts = (part for part in tile.split("-") if part not in ("none", "no_torch"))
        return ", ".join(
            next((self.text(key) for key in (f"{one}.{part}" for one in sections) if key in self), part)
            for part in parts
        )

    def option(self, purpose: str, option: str) -> str:
        """An option of a choice; a section that has no words for it leaves it as it is."""
        keys = (f"prompts.{purpose}.options.{option}", f"{self._section(purpose)}.{option}")
        return next((self.text(key) for key in keys if key in self), self.face(option))

    def _section(self, purpose: str) -> str:
        key = f"prompts.{purpose}.section"
        return self.text(key) if key in self else ""


@cache
def labels(language: str) -> Labels:
    """The words of the house and of the game."""
    return DungeonQuestLabels(language, Path(__file__).parent.parent / "words", sections=SECTIONS)


@lru_cache(maxsize=32)
def labels_with(language: str, own: Own) -> Labels:
    """The same with what a table calls its own."""
    names = {f"{one.kind}.{one.id}": one.name for one in own if one.name}
    texts = {f"texts.{one.id}": json.loads(one.facts).get("text", "") for one in own}
    return labels(language).calling({**names, **texts})
