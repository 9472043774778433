"""What DungeonQuest says, read from `words/*/*.ftl`."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.core.events import Event
from app.labels.fluent import Word
from app.labels.labels import Labels
from app.systems.dungeonquest.ruling import Found

SECTIONS = {
    "to": "end", "ends_at": "end", "obstacles": "obstacle", "blocked_by": "hindrance", "legal": "deed",
    "options": "deed", "steps": "step", "draw": "deck", "hero_card": "card", "monster_card": "card",
    "variants": "variant", "hero_id": "hero",
    **dict.fromkeys(("arrow", "openings", "exits", "rooms", "tiles", "came_from"), "direction"),
}  # fmt: skip


class DungeonQuestLabels(Labels):
    """What a rule finds is told by its reason; an option without words speaks for itself, as numbers and names do."""

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """What happened, or what a rule says."""
        if isinstance(event, Found):
            return self.text(f"findings.{event.reason}", **self._found(event, names))
        return super().sentence(event, names)

    def _found(self, event: Found, names: Mapping[str, str]) -> Mapping[str, object]:
        values = {name: tuple(one) if isinstance(one, list) else one for name, one in event.values.items()}
        called = {name: names.get(one, one) if isinstance(one, str) else one for name, one in values.items()}
        return {
            name: one if isinstance(one, int) else Word(self.word(name, one), values[name])
            for name, one in called.items()
        }

    def option(self, purpose: str, option: str) -> str:
        """An option of a choice; a section that has no words for it leaves it as it is."""
        keys = (f"prompts.{purpose}.options.{option}", f"{self._section(purpose)}.{option}")
        return next((self.text(key) for key in keys if key in self), option)

    def _section(self, purpose: str) -> str:
        key = f"prompts.{purpose}.section"
        return self.text(key) if key in self else ""


@cache
def labels(language: str) -> Labels:
    """The words of the house and of the game."""
    return DungeonQuestLabels(language, Path(__file__).parent.parent / "words", sections=SECTIONS)
