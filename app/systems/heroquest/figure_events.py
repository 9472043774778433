"""Facts about a figure, hero or monster alike."""

from app.core.events import Event, Subject


class FigureFact(Event):
    """A fact about a hero or a monster; the kind of a monster stands beside it, so that it can be named later, too."""

    figure_id: str
    figure_kind: str | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure."""
        return frozenset({self.figure_id})
