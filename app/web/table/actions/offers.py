"""The options for the fields of an action, without those that the rules would refuse."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from app.core.errors import GameError
from app.core.events import Command
from app.web.http.languages import t
from app.web.table.actions.declared import Actions
from app.web.table.look import Look
from app.web.ui.forms import SelectOption, from_texts
from app.web.ui.schema_form.schema import Node
from app.web.ui.schema_form.words import FormWords, named_in

Fields = Mapping[str, Any]  # as told so far: texts, and lists of texts
_STAND_INS = {"string": "1", "integer": 1, "boolean": False}


class Offers(FormWords):
    """The options for an action with the fields given so far. A game says what exists, the rules what is possible."""

    never_refused: frozenset[str] = frozenset()  # fields that depend on what else will be said

    def __init__(self, look: Look, actions: Actions, kind: str, given: Fields) -> None:
        super().__init__(look.labels)
        self._look = look
        self._actions = actions
        self._kind = kind
        self._given = given
        self._schema = actions.schema(kind)
        self._first: dict[str, Any] = {}
        self._is_settled = False
        self._refusal: GameError | None = None  # of the stand-ins

    def named(self, kind: str) -> Sequence[SelectOption] | None:
        """Return all names of this section, own content included; without names what the table has of it."""
        return named_in(self._look.labels, kind) or self._look.named(kind)

    def raw(self, name: str, node: Node) -> Sequence[SelectOption] | None:
        """Return all options of a field, refused or not; None when anything may be typed."""
        if node.get("type") == "boolean" and name == self._actions.of(self._kind).final:
            return [SelectOption(one, self.choice(self.labels, name, one)) for one in ("true", "false")]
        return super().options(name, node)

    def worth_trying(self, _name: str) -> Collection[str] | None:
        """Return the values of a field that the table itself knows to be possible; None where the rules must be
        asked.
        """
        return None

    def options(self, path: str, node: Node) -> Sequence[SelectOption] | None:
        """Return the options of a field that the rules would not refuse; None when anything may be typed."""
        self._settle()
        found = self.raw(path, node)
        is_inside = path not in self._schema["properties"]  # a field of a row, of which the rules say nothing
        if found is None or is_inside or path in self.never_refused or path == self._actions.acting(self._kind):
            return found
        return list(self._fitting(path, found))

    def called(self, path: str, node: Node, value: str) -> str:
        """Return the name of a value that cannot be chosen; never its id, even if nothing has it any longer."""
        found = self.raw(path, node) or ()
        named = next((option.text for option in found if option.value == value), self._look.name_of(value))
        return named or (t("no_longer_there") if "pattern" in node else value)

    def refuses(self, name: str, value: str) -> bool:
        """Return whether the rules refuse this value of this field, and not another field that is still open."""
        return self._is_refused(name, value)

    def error_with(self, name: str, value: str) -> GameError | None:
        """Return the refusal of the action with this value; None when it is accepted, or cannot be read."""
        self._settle()
        command = self._command({**self._given, name: [value] if self._is_list(name) else value})
        return None if command is None else self._look.refusal(command)

    def refusal(self) -> GameError | None:
        """Return the refusal of the action with the fields so far, and stand-ins for the others; None if it may
        begin.
        """
        command = self._command(self._given)
        self._refusal = None if command is None else self._look.refusal(command)
        return self._refusal

    def _fitting(self, name: str, options: Sequence[SelectOption]) -> Iterator[SelectOption]:
        """Yield the options that the rules accept; for a list those accepted alone or together with another one."""
        there = self.worth_trying(name)
        if there is not None:
            options = [option for option in options if option.value in there]
        others = [option.value for option in options] if self._is_list(name) else []
        for option in options:
            tries = ((), *((other,) for other in others if other != option.value))
            if any(not self._is_refused(name, option.value, *beside) for beside in tries):
                yield option

    def _settle(self) -> None:
        """Replace stand-ins that the rules refuse, which would hide what the rules say of other fields."""
        if self._is_settled:
            return
        self._is_settled = True
        properties = self._schema["properties"]
        for name in self._stand_ins(self._given):
            error = self.refusal()
            if error is None:
                return
            if error.field == name and properties[name].get("type") == "string":
                options = self.raw(name, properties[name]) or ()
                taken = (one.value for one in self._fitting(name, options))
                self._first[name], self._refusal = next(taken, self._first[name]), None

    def _is_list(self, name: str) -> bool:
        return bool(self._schema["properties"][name].get("type") == "array")

    def _is_refused(self, name: str, value: str, *others: str) -> bool:
        said = [value, *others] if self._is_list(name) else value
        is_stand_in = name not in self._given and self._first.get(name) == said
        error = self._refusal if is_stand_in else None
        if error is None:
            command = self._command({**self._given, name: said})
            error = self._look.refusal(command) if command is not None else None
        if error is None:
            return False
        return error.field == name or (name == self._last and self._is_in_vain(error))

    @property
    def _last(self) -> str | None:
        """Return the field that is answered last; None when another answer before it could still help."""
        action, acting = self._actions.of(self._kind), self._actions.acting(self._kind)
        named = {name for name in action.asks if "names" in self._schema["properties"].get(name, {})}
        return None if named - {acting, action.final} else action.final

    def _is_in_vain(self, error: GameError) -> bool:
        """Return whether the refusal is about the effect and not about a field that is asked: herbs for the unhurt."""
        return error.field is not None and error.field not in self._schema["properties"]

    def _command(self, given: Fields) -> Command | None:
        """Return the command with stand-ins for all open fields; None when it cannot be built."""
        try:
            return from_texts(self._actions.kinds[self._kind], {**self._stand_ins(given), **given})
        except ValidationError:
            return None

    def _stand_ins(self, given: Fields) -> dict[str, Any]:
        for name in self._schema.get("required", ()):
            if name not in given and name not in self._first:
                self._first[name] = self._stand_in(name, self._schema["properties"][name])
        return self._first

    def _stand_in(self, name: str, node: Node) -> Any:
        inner = node.get("items", node) if node.get("type") == "array" else node
        options = self.raw(name, inner)
        value = next((one.value for one in options or ()), _STAND_INS.get(str(inner.get("type")), "1"))
        return [value] * int(node.get("minItems", 1)) if node.get("type") == "array" else value
