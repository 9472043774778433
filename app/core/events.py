"""The bases of commands and events.

A command is an imperative (`SeatHero`, "seat_hero"), an event the fact that followed (`HeroSeated`, "hero.seated").
Events carry differences and rolled faces, never totals: that is what lets an older action be taken back alone.
"""

from collections.abc import Callable
from enum import StrEnum
from operator import not_
from types import ModuleType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self, TypeVar

from pydantic import Field

from app.core.model import Mark, Model

Subject = str
EVERYTHING: Subject = "*"


class Audience(StrEnum):
    """Readers of an event in the chronicle."""

    ALL = "all"
    OWN = "own"  # the players of the hero it is about, and the game master
    GAME_MASTER = "game_master"


class Named(Model):
    """Class stored by the name of its kind: `class SeatHero(Command, type="seat_hero")`. A base has none.

    Whatever else is said of a kind stands there, too: its fields are what is said of one of them.

    `touches` says what it has to do with. Fields stand in braces: `("{hero_id}", "item:{item_id}", "board")`; of a
    field that stands alone every id counts, and none where it is empty.
    """

    type: str = ""
    type_name: ClassVar[str] = ""  # what `type` says in each of them
    touches: ClassVar[tuple[str, ...]] = (EVERYTHING,)

    def __init_subclass__(cls, type: str = "", **said: Any) -> None:
        super().__init_subclass__()
        if type:
            cls.type_name = type
            cls.__annotations__["type"] = Literal[type]
            cls.type = type
        for name, value in said.items():
            if name not in cls.__class_vars__:
                raise TypeError(f"{cls.__name__}: {name} is nothing that can be said of a kind")
            setattr(cls, name, value)

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return its subjects: ids of heroes and other things, or everything."""
        return self._filled_in(self.touches)

    @property
    def first_subjects(self) -> frozenset[Subject]:
        """Of whom it is told first: who acts, where one does something to another."""
        return self._filled_in(self.touches[:1])

    @property
    def main_subjects(self) -> frozenset[Subject]:
        """Return the first two that `touches` names: the one who acts and the one it meets, without those who stand
        by.
        """
        return self._filled_in(self.touches[:2])

    def _filled_in(self, names: tuple[str, ...]) -> frozenset[Subject]:
        found: set[Subject] = set()
        for name in names:
            value = getattr(self, name[1:-1]) if name.startswith("{") else name.format_map(vars(self))
            found.update([value] if isinstance(value, str) else value or ())
        return frozenset(found)


class Command(Named):
    """Wish that something happens."""

    done_by: ClassVar[tuple[str, ...]] = ()  # who acts, told like `touches`
    undoable: ClassVar[bool] = True  # False: it stands in the way of no undo, so its facts must bear any other past
    told_later: ClassVar[frozenset[str]] = frozenset()  # fields that may be told when dice have fallen already
    # Fields with words of people, which no report of a fault may hold; `text.name`: inside of one, `data.*`: all there,
    # `names[]`: a line of names with commas, `kept{}`: things kept under names, `value?`: a name or the program's word,
    # `values.*?`: all there, likewise.
    private: ClassVar[frozenset[str]] = frozenset()
    permission: ClassVar[str | None] = None  # what a game master must allow before a player may do it; None: never
    is_foretold: ClassVar[bool] = True  # False: what follows only the game master may know before it counts
    takes_action: ClassVar[bool] = False  # the one that a figure has in its turn, in a game with turns
    may_be_proposed: ClassVar[bool] = True  # by a player; False where only the game master knows what to tell

    @property
    def actors(self) -> frozenset[Subject]:
        """Return who acts: a player may only act as one of their heroes. Everybody it is about, unless the command says
        so.
        """
        return self._filled_in(self.done_by) if self.done_by else self.subjects

    @property
    def overrules(self) -> bool:
        """Return whether it overrules the game: only the game master may, and it cannot be proposed."""
        return False


class TableCommand(Command, touches=("table",)):
    """Command about everything on the table: all that happens there matters to it, phones that come and go do not."""


class SealedCommand(Command):
    """Choice that others may not know before it is opened, and that cannot be changed any more (see seals).

    What was chosen comes in the field that `sealed` names. It is recorded without it, with a `seal` that the house
    puts there, whatever a program sends. A rule opens it with `Answers.opened`.
    """

    sealed: ClassVar[str]
    may_be_proposed: ClassVar[bool] = False
    seal: Annotated[str, Mark(asked=False)] = ""

    def under_seal(self, close: Callable[[str], str]) -> Self:
        """Return the command as it is recorded."""
        choice = getattr(self, self.sealed)
        return self.model_copy(update={self.sealed: None, "seal": close(choice) if choice else ""})


class PictureOf(NamedTuple):
    """A picture that somebody uploaded, named by what it shows: the digest of its bytes."""

    owner: Subject
    digest: str


class Event(Named):
    """Fact that happened. A `secret` one is told to the game master alone, despite the audience of its class."""

    secret: Annotated[bool, Field(exclude_if=not_)] = False
    audience: ClassVar[Audience] = Audience.ALL
    private: ClassVar[frozenset[str]] = frozenset()  # as in commands
    added_later: ClassVar[frozenset[str]] = frozenset()  # fields that facts recorded before they existed do not tell
    is_grave: ClassVar[bool] = False  # cannot be mended at the table: shown once before it is done
    is_told: ClassVar[bool] = True  # in the chronicle; everything else is for the journal alone
    # True: it is valid whatever happened before, so it is left out when facts are compared for an undo
    bears_any_past: ClassVar[bool] = False
    # The rules it follows from: none of one with so many causes that none can be named; None: see the functions that
    # make it.
    cites: ClassVar[tuple[str, ...] | None] = None
    changes_nothing: ClassVar[bool] = False  # by itself: what follows from it is recorded as further events
    is_milestone: ClassVar[bool] = False  # something worth keeping is over: a backup follows
    ends_evening: ClassVar[bool] = False  # the seed of the dice that fell until now is laid open

    @property
    def affects(self) -> frozenset[Subject]:
        """Return the heroes on whose phones it appears as a card: those it changes, unless an event says otherwise."""
        return self.subjects

    def evolve(self, state: Any, /) -> Any:
        """Return the state of its game after it. Each kind says what it changes, or that it changes nothing."""
        return state

    def is_foretold(self, state: Any, /) -> bool:
        """Return whether a player's preview shows it, worked out from the table as that player knows it; they hear of
        it when it counts.
        """
        del state
        return True

    def as_seen(self, state: Any, /) -> "Event":
        """This fact as players may know it who see the table as it stands: without the ids of whom they do not see."""
        del state
        return self


class PictureEvent(Event):
    """A fact about uploaded pictures: the bytes themselves stand in no fact and no journal."""

    @property
    def picture(self) -> PictureOf | None:
        """Return the picture it speaks of."""
        return None

    @property
    def forgets_pictures_of(self) -> Subject | None:
        """Return the subject whose pictures it deletes for good."""
        return None


class HeroEvent(Event):
    """A fact about one hero. What it changes may be the table's as well, so that nothing is taken back alone."""

    hero_id: str

    @property
    def affects(self) -> frozenset[Subject]:
        """Return the hero."""
        return frozenset({self.hero_id})


def overlap(one: frozenset[Subject], other: frozenset[Subject]) -> bool:
    """Return whether two sets of subjects have anything in common."""
    return EVERYTHING in one or EVERYTHING in other or not one.isdisjoint(other)


Kind = TypeVar("Kind", bound=Named)


def kinds_in(base: type[Kind], *modules: ModuleType) -> tuple[type[Kind], ...]:
    """Return the commands or events that modules define, in their order: made from `base`, with a name of their own."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
        if "type" in kind.__annotations__
    )
