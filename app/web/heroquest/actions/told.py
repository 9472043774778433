"""What a draft tells of its command so far, before anything is thrown."""

from collections.abc import Mapping
from typing import Any

from app.web.game_pages import Draft
from app.web.heroquest.actions.catalog import action_of
from app.web.heroquest.actions.offers import command_kinds, schema_of


def asks_for(draft: Draft) -> bool:
    """Whether the panel has to ask: somebody wants to do something, and it is not on its way yet."""
    kind = draft.query.get("type", "")
    return kind in command_kinds() and draft.query.get("do") == "act" and action_of(kind).page is None


def is_picking(draft: Draft) -> bool:
    """Whether somebody has just named the next of several, or taken one back."""
    return "pick" in draft.query or "unpick" in draft.query


def told(draft: Draft) -> dict[str, Any]:
    """What the draft says of its command: texts, and lists of texts."""
    properties = schema_of(draft.query["type"])["properties"]
    found: dict[str, Any] = {}
    for name, value in draft.pairs:
        if name not in properties or not value:
            continue
        if properties[name].get("type") == "array":
            found.setdefault(name, []).append(value)
        else:
            found[name] = value
    _pick(draft.query, found)
    return found


def _pick(query: Mapping[str, str], found: dict[str, Any]) -> None:
    """Put the next one (`pick=target_ids:figure`) at the end of its list, or take out what stands at a place."""
    field, _, value = query.get("pick", "").partition(":")
    if value and schema_of(query["type"])["properties"].get(field, {}).get("type") == "array":
        found.setdefault(field, []).append(value)
    field, _, place = query.get("unpick", "").partition(":")
    listed = found.get(field)
    if isinstance(listed, list) and place.isdecimal() and int(place) < len(listed):
        del listed[int(place)]
