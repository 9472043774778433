"""Rules that do several things in turn, run part by part: where a part begins, and which figures it reads.

A part knows of the parts before it only what stands on the table, so it can be run without them. Which figures it reads
is recorded while it runs: a figure it never reads makes no difference to it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from app.core.answers import Answers
from app.core.events import Event
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.branching import Branching
from app.systems.heroquest.odds.comparison import FIGURES
from app.systems.heroquest.scene import Fact, Scene
from app.systems.heroquest.state.table import Table

Watch = set[str]  # the ids of the figures that were read


class Seam(NamedTuple):
    """Beginning of a part: the path to the first of all parts, the number of this one, and the table there."""

    path: tuple[Any, ...]  # Any: each question has answers of its own kind
    part: int
    table: Table


class AtSeam(Exception):
    """Raised where one part is over and the next would begin."""

    def __init__(self, seam: Seam) -> None:
        self.seam = seam


class Watched(dict[str, Any]):  # Any: heroes or monsters
    """Figures by their ids that record which of them are read; copying records nothing."""

    def __init__(self, figures: Mapping[str, Any], watch: Watch) -> None:
        super().__init__(figures)
        self._watch = watch

    def __getitem__(self, figure_id: str) -> Any:
        self._watch.add(figure_id)
        return super().__getitem__(figure_id)

    def get(self, figure_id: str, default: Any = None) -> Any:
        """Return a figure if there is one; it counts as read."""
        self._watch.add(figure_id)
        return super().get(figure_id, default)

    def values(self) -> Any:
        """Return all figures; all count as read."""
        self._watch.update(self)
        return super().values()

    def items(self) -> Any:
        """Return all figures with their ids; all count as read."""
        self._watch.update(self)
        return super().items()


class PartedScene(Scene):
    """A scene that runs one part only: the one that `begin` names, or what comes before the first part."""

    answers: Branching

    def __init__(
        self, table: Table, content: Content, answers: Answers, watch: Watch, begin: Seam | None
    ) -> None:  # fmt: skip
        super().__init__(table, content, answers)
        self._watch, self._begin = watch, begin
        self._is_apart = False
        if begin is None:
            self.table = watched(table, watch)

    def record(self, fact: Fact) -> Fact:
        """Let a fact happen, and go on watching."""
        recorded = super().record(fact)
        self.table = watched(self.table, self._watch)
        return recorded

    def in_turn(self, parts: Iterable[Callable[[], Iterator[Event]]]) -> Iterator[Event]:
        """Yield the facts of parts that follow each other, with a seam between the outermost ones only. Raises:
        AtSeam.
        """
        if self._is_apart:
            yield from super().in_turn(parts)
            return
        self._is_apart = True
        path, begin = tuple(self.answers.path), self._begin
        for number, part in enumerate(parts):
            if begin is None or number > begin.part:
                raise AtSeam(Seam(path, number, unwatched(self.table)))
            if number == begin.part:
                self.table = watched(begin.table, self._watch)
                yield from part()


def watched(table: Table, watch: Watch) -> Table:
    """Return a copy of the table that adds a figure's id to `watch` when the figure is read."""
    loose = {name: getattr(table, name) for name in FIGURES}
    new = {name: Watched(figures, watch) for name, figures in loose.items() if not isinstance(figures, Watched)}
    return table.model_copy(update=new) if new else table


def unwatched(table: Table) -> Table:
    """Return a copy of the table without tracking."""
    kept = {name: dict(getattr(table, name)) for name in FIGURES if isinstance(getattr(table, name), Watched)}
    return table.model_copy(update=kept) if kept else table
