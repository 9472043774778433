"""Which rules can be called alone: every command whose rule names what it applies."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from app.core.errors import UnknownSubject
from app.core.events import Command
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.content.rulebook import Chapter, named_in
from app.systems.heroquest.decide import function_of
from app.systems.heroquest.subjects import command_types


class CallableRule(NamedTuple):
    """A rule that can be called alone. It stands in the chapter of the first id of `rules`."""

    id: str
    command: type[Command]
    rules: tuple[str, ...]


@cache
def catalog() -> Mapping[str, CallableRule]:
    """Every rule by its id, which is the type of its command. Mere corrections apply no rule and are left out."""
    found = (_entry(kind) for kind in command_types())
    return {entry.id: entry for entry in found if entry.rules}


def callable_rule(rule: str) -> CallableRule:
    """A rule by its id. Raises: UnknownSubject."""
    entry = catalog().get(rule)
    if entry is None:
        raise UnknownSubject("rule.unknown", field="rule", rule=rule[:40])
    return entry


def by_chapter() -> Iterator[tuple[Chapter, Sequence[CallableRule]]]:
    """The chapters of the book that have rules to call, with these rules in its order."""
    for chapter in rulebook().chapters.values():
        order = (*chapter.rules, *chapter.house_rules)
        here = [entry for entry in catalog().values() if entry.rules[0] in order]
        if here:
            yield chapter, sorted(here, key=lambda entry: order.index(entry.rules[0]))


def _entry(kind: type[Command]) -> CallableRule:
    return CallableRule(
        id=str(kind.model_fields["type"].default),
        command=kind,
        rules=named_in(f"{function_of(kind).__doc__ or ''}\n{kind.__doc__ or ''}"),
    )
