"""A rule as a question: a command that changes nothing, and the only fact that follows from it."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, TypeVar

from pydantic import Field, JsonValue

from app.core.answers import Answers
from app.core.dice import D20
from app.core.errors import InvalidValue
from app.core.events import Command, Event
from app.core.model import Model
from app.core.rulebook import CallableRule

GAME_MASTER, PLAYER, PLAYERS, RULE = "game_master", "player", "players", "rule"
EITHER = "game_master_or_roll"


class Reason(Model):
    """Reason for an answer: a sentence by its id, the rules behind it, and its values."""

    id: str
    rules: tuple[str, ...]
    data: Mapping[str, JsonValue] = {}


class RuleAnswered(Event, type="rule.answered", changes_nothing=True):
    """Answer of a rule. `decided_by`: whose ruling it is; `overridden`: the game master has changed it."""

    result: Mapping[str, JsonValue]
    because: tuple[Reason, ...]
    decided_by: str
    overridden: bool = False


class Question(Command):
    """Question to a rule. A subclass says in `answer` what follows."""

    decided_by: ClassVar[str] = RULE

    @abstractmethod
    def answer(self, dice: Answers) -> RuleAnswered:
        """Return the answer, with dice where the rule has some. Raises: GameError; Unanswered."""

    def told(self, *because: Reason, overridden: bool = False, decided_by: str = "", **result: Any) -> RuleAnswered:
        """Return an answer with its reasons; one that the game master has set says so as well."""
        reasons = (*because, Reason(id="overridden", rules=())) if overridden else because
        by = GAME_MASTER if overridden else decided_by or self.decided_by
        return RuleAnswered(result=result, because=reasons, decided_by=by, overridden=overridden)


class Ruling(Question):
    """A question whose verdict the game master may set: `override` stands in its place."""

    decided_by = GAME_MASTER
    override: Annotated[bool | None, Field(description="the game master's verdict")] = None

    def ruled(self, found: bool) -> bool:
        """Return the verdict: the game master's if set, else the rule's."""
        return found if self.override is None else self.override

    def told(self, *because: Reason, overridden: bool = False, decided_by: str = "", **result: Any) -> RuleAnswered:
        """Return the answer, which says when its verdict is set."""
        is_set = overridden or self.override is not None
        return super().told(*because, overridden=is_set, decided_by=decided_by, **result)


Asked = TypeVar("Asked", bound=type[Question])


class Questions(dict[str, CallableRule]):
    """The questions of a game by their names."""

    def question(self, name: str, *rules: str) -> Callable[[Asked], Asked]:
        """Makes a question callable by its name, and by those of its rules that no other applies."""

        def register(kind: Asked) -> Asked:
            self[name] = CallableRule(name, kind, rules)
            return kind

        return register


def because(reason: str, *rules: str, **data: Any) -> Reason:
    """Return a reason by its id; the rules it follows from; what its sentence speaks of."""
    return Reason(id=reason, rules=rules, data=data)


def checked(purpose: str, total: int | None, modifier: int, dice: Answers, about: str = "") -> int:
    """Return a check's total: as told, or a d20 and the modifier. Raises: Unanswered."""
    return dice.roll(purpose, D20, about=about).total + modifier if total is None else total


def no_doubles(names: Sequence[str], field: str) -> None:
    """Raises: InvalidValue when two are called alike."""
    for place, name in enumerate(names):
        if name in names[:place]:
            raise InvalidValue("names.twice", field=f"{field}.{place}.name", name=name)


def known(names: Sequence[str], there: Sequence[str], field: str) -> None:
    """Raises: InvalidValue when somebody is named who is not described."""
    for name in names:
        if name not in there:
            raise InvalidValue("names.unknown", field=field, name=name)
