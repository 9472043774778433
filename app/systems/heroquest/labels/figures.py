"""Figures and things in words."""

from collections.abc import Mapping, Sequence

from app.core.answers import ChoicePrompt
from app.labels.labels import Labels
from app.systems.heroquest.state.figures import Hero, Item, wear_words

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
