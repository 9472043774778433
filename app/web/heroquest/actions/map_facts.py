"""What the map knows of an action: fields nobody is asked for, reasons beside it, and ways to decide otherwise."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.answers import Answers
from app.core.events import Command
from app.core.game_system import Role
from app.systems.heroquest.board.at_table import spot_of
from app.systems.heroquest.board.facts import ON_BOARD, Fact, filled, known
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.fields import REACH, BoardCommand
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table
from app.web.heroquest.actions.actions import ACTIONS
from app.web.heroquest.table.look import Look
from app.web.table.actions.declared import act_url
from app.web.table.game_pages import Draft

_DECIDED = "decided"


def known_fields(look: Look, kind: str, given: Mapping[str, Any]) -> frozenset[str]:
    """The fields that nobody is asked for, because the map knows them; none once somebody decides otherwise."""
    return _known_fields(look.table, kind, given)


def _known_fields(table: Table, kind: str, given: Mapping[str, Any]) -> frozenset[str]:
    if table.map is None or given.get(_DECIDED):
        return frozenset()
    return filled(table, ACTIONS.kinds[kind], str(given.get(ACTIONS.acting(kind) or "", "")))


def told_by_map(table: Table, content: Content, kind: str, given: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Fields that have to be said, that nobody has said and that the map says."""
    needed = _known_fields(table, kind, given).intersection(ACTIONS.schema(kind).get("required", ())) - given.keys()
    found = known(Scene(table, content, Answers()), ACTIONS.kinds[kind], given).facts if needed else {}
    for name in sorted(needed & found.keys()):
        value = found[name].value
        yield from ((name, str(one)) for one in (value if isinstance(value, tuple) else (value,)))


def is_blamed(look: Look, kind: str, told: Mapping[str, Any], name: str) -> bool:
    """Whether what the map says of an action is held against this field of it."""
    return known(Scene(look.table, look.content, Answers()), ACTIONS.kinds[kind], told).blames == name


def facts_of(look: Look, command: Command) -> Mapping[str, Fact]:
    """What the map says of a command, but for what somebody decided otherwise."""
    if look.table.map is None or not isinstance(command, BoardCommand):
        return {}
    told = {name: getattr(command, name) for name in type(command).model_fields}
    found = known(Scene(look.table, look.content, Answers()), type(command), told).facts
    return {name: fact for name, fact in found.items() if name not in command.decided}


def beside(look: Look, draft: Draft) -> tuple[str, str | None]:
    """What stands beside an action on its way, and the way to decide otherwise before the first answer."""
    if look.table.map is None or draft.command is None:
        return "", None
    url = None if draft.given else overrule_url(look, draft, ACTIONS.told(draft))
    return in_words(look, draft.command), url


def in_words(look: Look, command: Command) -> str:
    """The reasons beside an action, in one line; empty where the map has nothing to say."""
    return " · ".join(dict.fromkeys(_said(look, facts_of(look, command))))


def _said(look: Look, facts: Mapping[str, Fact]) -> Iterator[str]:
    for fact in facts.values():
        if fact.reason and not fact.secret:
            values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
            who = ", ".join(look.name_of(one) for one in values if isinstance(one, str) and one in look.names)
            yield f"{who} {look.labels.text(f'board_facts.{fact.reason}', **fact.data)}".strip()


def overrule_url(look: Look, draft: Draft, given: Mapping[str, Any]) -> str | None:
    """Where the game master tells it himself what the map would say; None for players and where it says nothing."""
    kind = draft.query["type"]
    acting = str(given.get(ACTIONS.acting(kind) or "", ""))
    is_known = ACTIONS.kinds[kind] in ON_BOARD and not given.get(_DECIDED) and spot_of(look.table, acting) is not None
    if not is_known or look.actor.role is not Role.GAME_MASTER:
        return None
    return act_url(draft, {**given, _DECIDED: sorted({*known_fields(look, kind, given), REACH}), "ask": "again"})
