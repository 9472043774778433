"""Words of DungeonQuest, read from `words/*/*.ftl`."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from app.core.board.compass import square_of
from app.core.events import Event
from app.core.own_entries import Own
from app.labels.labels import Labels
from app.labels.shelves import ShelfLabels

SECTIONS = {
    "to": "end", "ends_at": "end", "obstacles": "obstacle", "blocked_by": "hindrance", "legal": "deed",
    "options": "deed", "steps": "step", "draw": "deck", "hero_card": "combat_card", "monster_card": "combat_card",
    "entry_kind": "catalogue_shelves", "variants": "variant",
    "tower": "corner", "sheet_id": "sheets", "sheet": "sheets", "hero_class": "sheets", "card": "cards",
    **dict.fromkeys(("arrow", "openings", "exits", "rooms", "tiles", "came_from", "came_by", "order"), "direction"),
    "statuses": "status", "kind": "room",
}  # fmt: skip


class DungeonQuestLabels(ShelfLabels):
    """Loot is told with its gold, a tile by its room."""

    shelves = ("cards", "monsters", "tiles", "sheets", "boards")

    def pieces(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """Return a card of loot with its gold; a tile by its room."""
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

    def _found(self, said: Mapping[str, object], names: Mapping[str, str]) -> Mapping[str, object]:
        """With the field that a column and a row mean, as people call it, and everybody's total."""
        found, column, row = dict(super()._found(said, names)), said.get("column"), said.get("row")
        if isinstance(column, int) and isinstance(row, int):
            found["square"] = square_of(f"{column},{row}")
        if isinstance(totals := said.get("totals"), Mapping):
            found["totals"] = ", ".join(f"{name} {gold}" for name, gold in totals.items())
        return found

    def unnamed(self, face: str) -> str:
        """Return the words for a face that no card or tile has: the parts of a tile that was composed by tapping."""
        sections = ("room", *(f"prompts.tile_{one}.options" for one in ("openings", "torch", "obstacle")), "direction")
        parts = (part for part in face.split("-") if part not in ("none", "no_torch"))
        return ", ".join(
            next((self.text(key) for key in (f"{one}.{part}" for one in sections) if key in self), part)
            for part in parts
        )


@cache
def labels(language: str) -> DungeonQuestLabels:
    """Return the words of the house and of the game."""
    return DungeonQuestLabels(language, Path(__file__).parent / "words", sections=SECTIONS)


@lru_cache(maxsize=32)
def labels_with(language: str, own: Own) -> Labels:
    """Return the words of the house and of the game, with the names and texts of a table's own entries."""
    return labels(language).of_table(own)
