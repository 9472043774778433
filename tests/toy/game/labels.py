"""The words of the toy game."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.core.events import Event
from app.labels.labels import Labels


class ToyLabels(Labels):
    """A sentence names the owner of a purse."""

    def pieces(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """The fields of an event in words."""
        owner = str(getattr(event, "owner", ""))
        return {**super().pieces(event, names), "owner": names.get(owner, owner.title())}


@cache
def labels(language: str) -> Labels:
    """The words of the house and of the game."""
    return ToyLabels(language, Path(__file__).parent)
