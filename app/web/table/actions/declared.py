"""The actions of a game: each command's heading and key, and what its fields say of it.

Who acts and what is meant say the marks of a command's fields; here stands only what makes the frequent things quick.
A command that is not declared is asked for field by field.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from app.core.events import Command
from app.labels.labels import Labels
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.ui.schema_form.schema import Node, schema_of, without

PLAYERS = frozenset({"heroes", "figures"})  # kinds of figures, as marks name them, that players act with


@dataclass(frozen=True)
class DeclaredAction:
    """One declared action: `asks` are the fields asked at first sight, `final` the one whose options are buttons.

    What has a `page` of its own in the campaign is done there and nowhere else. `is_masters` marks what concerns a
    player's figure and only the game master tells. `ways` are fields that are tapped together, as ways to do it.
    `is_asked`: its fields are asked although none has to be told. `befalls`: it happens to somebody and is no deed.
    """

    kind: str
    group: str = ""
    asks: tuple[str, ...] = ()
    final: str | None = None
    key: str | None = None
    icon: str | None = None
    page: str | None = None
    is_masters: bool = False
    ways: tuple[str, ...] = ()
    is_asked: bool = False
    befalls: bool = False


def actions_told(said: Mapping[str, Mapping[str, Any]]) -> tuple[DeclaredAction, ...]:
    """Return actions from data: by their kinds, in the order of the menu, with the fields of `DeclaredAction`."""
    kept: dict[str, dict[str, Any]] = {
        kind: {name: tuple(one) if isinstance(one, list) else one for name, one in row.items()}
        for kind, row in said.items()
    }
    return tuple(DeclaredAction(kind, **row) for kind, row in kept.items())


class Actions:
    """The actions of one game: its commands, and those among them that are declared."""

    def __init__(self, commands: Sequence[type[Command]], declared: Sequence[DeclaredAction]) -> None:
        self.kinds: Mapping[str, type[Command]] = {one.type_name: one for one in commands}
        self.declared: Mapping[str, DeclaredAction] = {action.kind: action for action in declared}
        self._schemas: dict[str, Node] = {}
        self._acting: dict[str, str | None] = {}
        self._acts_as: dict[str, str | None] = {}

    def of(self, kind: str) -> DeclaredAction:
        """Return the declaration for a kind of command; an empty one where there is none."""
        return self.declared.get(kind) or DeclaredAction(kind)

    def takes_action(self, kind: str) -> bool:
        """Return whether a kind of command takes the action of a turn."""
        return kind in self.kinds and self.kinds[kind].takes_action

    def schema(self, kind: str) -> Node:
        """Return the fields of a command, as a form is made from them."""
        if kind not in self._schemas:
            self._schemas[kind] = without(schema_of(self.kinds[kind]), "type")
        return self._schemas[kind]

    def acting(self, kind: str) -> str | None:
        """Return the required field that names the acting figure, which is asked first; None where there is none."""
        if kind in self._acting:
            return self._acting[kind]
        if kind not in self.kinds:
            return None
        return self._acting.setdefault(kind, self._field_acting(kind))

    def _field_acting(self, kind: str) -> str | None:
        schema = self.schema(kind)
        needed = schema.get("required", ())
        fields = (*self.of(kind).asks[:1], *schema["properties"])
        return next((name for name in fields if name in needed and _acts(schema["properties"][name])), None)

    def new_in(self, kind: str) -> str | None:
        """Return the field for the id of something that the command creates."""
        properties = self.schema(kind)["properties"]
        return next((name for name, node in properties.items() if node.get("role") == "new"), None)

    def acts_as(self, kind: str) -> str | None:
        """Return the kind of figures that do it, as the mark of the acting field names them."""
        if kind not in self._acts_as:
            field = self.acting(kind)
            self._acts_as[kind] = str(self.schema(kind)["properties"][field]["names"]) if field else None
        return self._acts_as[kind]

    def is_players(self, kind: str) -> bool:
        """Return whether it is an action of players: one of their figures, or one they can get the permission for."""
        command = self.kinds.get(kind)
        is_allowed = command is not None and command.permission is not None
        return is_allowed or (self.acts_as(kind) in PLAYERS and not self.of(kind).is_masters)

    def title(self, look: Look, kind: str, given: Mapping[str, Any]) -> str:
        """Return the name of an action, and who acts."""
        fields = self.schema(kind)["properties"] if kind in self.kinds else {}
        acting = self.acting(kind) or next((name for name, node in fields.items() if _acts(node)), None)
        return self.called(look.labels, kind, look.name_of(str(given.get(acting, ""))) if acting else "")

    def called(self, labels: Labels, kind: str, name: str) -> str:
        """Return the name of an action with this name of the acting figure before it, or alone if the name is empty."""
        short = f"actions.{kind}"
        if short in labels:
            return f"{name}: {labels.text(short)}" if name else labels.text(short)
        return labels.text(f"commands.{kind}", hero=name or labels.text("lists.somebody"))

    def asks_for(self, draft: Draft) -> bool:
        """Return whether the panel asks for the fields of an action."""
        kind = draft.query.get("type", "")
        return kind in self.kinds and draft.query.get("do") == "act" and self.of(kind).page is None

    def asks_first(self, draft: Draft) -> bool:
        """Return whether the panel asks although nothing is missing: to change what was told, or to confirm what may
        not be assumed, such as whether something was passed.
        """
        if not self.asks_for(draft) or draft.given or draft.tapped:
            return False
        action = self.of(draft.query["type"])
        if action.is_asked and "said" not in draft.query:
            return True
        final = action.final or "type"
        return is_picking(draft) or "ask" in draft.query or final not in draft.query

    def told(self, draft: Draft) -> dict[str, Any]:
        """Return the fields of the command that the draft holds: texts, and lists of texts."""
        properties = self.schema(draft.query["type"])["properties"]
        found: dict[str, Any] = {}
        for name, value in draft.pairs:
            if name not in properties or not value:
                continue
            if properties[name].get("type") == "array":
                found.setdefault(name, []).append(value)
            else:
                found[name] = value
        self._pick(draft.query, found)
        return found

    def _pick(self, query: Mapping[str, str], found: dict[str, Any]) -> None:
        """Put the next one (`pick=target_ids:figure`) at the end of its list, or take out what stands at a place."""
        field, _, value = query.get("pick", "").partition(":")
        if value and self.schema(query["type"])["properties"].get(field, {}).get("type") == "array":
            found.setdefault(field, []).append(value)
        field, _, place = query.get("unpick", "").partition(":")
        listed = found.get(field)
        if isinstance(listed, list) and place.isdecimal() and int(place) < len(listed):
            del listed[int(place)]

    def change_url(self, draft: Draft) -> str | None:
        """Return the address that leads from the dice back to the fields; None once there is an answer, or without
        fields.
        """
        is_told_here = "then" in draft.query or "proposal" in draft.query
        if draft.given or draft.tapped or not is_told_here or draft.correcting is not None:
            return None
        return act_url(draft, {**self.told(draft), "ask": "again"})


def act_url(draft: Draft, given: Mapping[str, Any]) -> str:
    """Return the panel that asks for the action of a draft, with these fields told."""
    proposal = {name: draft.query[name] for name in ("proposal",) if name in draft.query}
    return action_url(draft.url, draft.query["type"], {**proposal, **given}.items())


def action_url(page: str, kind: str, told: Iterable[tuple[str, Any]] = (), /, **more: str) -> str:
    """Return the address where an action begins, with these fields told: texts, and lists of texts."""
    return f"{page}?{urlencode([('do', 'act'), ('type', kind), *told, *more.items()], doseq=True)}"


def is_picking(draft: Draft) -> bool:
    """Return whether an element was just added to a list or removed from one."""
    return "pick" in draft.query or "unpick" in draft.query


def one_of(schema: Node, name: str) -> Node:
    """Return the schema of a field; for a list that of its elements."""
    node: Node = schema["properties"][name]
    return node["items"] if node.get("type") == "array" else node


def _acts(node: Node) -> bool:
    return bool(node.get("figure")) and node.get("type") != "array" and node.get("role") != "target"
