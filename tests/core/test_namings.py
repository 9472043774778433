"""What a value names is found by the marks of its fields."""

from collections.abc import Mapping
from typing import Annotated

from app.core.model import Mark, Model, Naming, namings

ItemId = Annotated[str, Mark(names="items")]


class Part(Model):
    item: ItemId | None = None
    number: int = 0


class Whole(Model):
    id: str
    given: tuple[ItemId, ...] = ()
    parts: tuple[Part, ...] = ()
    links: Mapping[str, tuple[tuple[ItemId, ...], ...]] = {}


def test_each_id_is_told_with_its_place_and_what_it_names() -> None:
    whole = Whole(id="axe", given=("a", "b"), parts=(Part(), Part(item="c")), links={"short": (("d",), ("e",))})
    assert list(namings(whole)) == [
        Naming("given", "items", "a"),
        Naming("given", "items", "b"),
        Naming("parts.1.item", "items", "c"),
        Naming("links.short", "items", "d"),
        Naming("links.short", "items", "e"),
    ]
