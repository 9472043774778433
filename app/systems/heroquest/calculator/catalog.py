"""Which rules can be called alone: every command whose rule names what it applies."""

from collections.abc import Mapping
from functools import cache

from app.core.events import Command
from app.core.rulebook import CallableRule
from app.systems.heroquest.content.rulebook import named_in
from app.systems.heroquest.registry import command_types, rule_of


@cache
def catalog() -> Mapping[str, CallableRule]:
    """Every rule by its id, which is the type of its command. Mere corrections apply no rule and are left out."""
    found = (_entry(kind) for kind in command_types())
    return {entry.id: entry for entry in found if entry.rules}


def _entry(kind: type[Command]) -> CallableRule:
    return CallableRule(
        id=str(kind.model_fields["type"].default),
        command=kind,
        rules=named_in(f"{rule_of(kind).__doc__ or ''}\n{kind.__doc__ or ''}"),
    )
