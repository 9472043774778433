"""Figures in words."""

from collections.abc import Mapping

from app.labels.labels import Labels


def figure_in_words(labels: Labels, names: Mapping[str, str], figure_id: str, kind: str | None = None) -> str:
    """A name, else the kind of a monster; who is not known any more is somebody, never an id."""
    return names.get(figure_id) or (labels.word("kind", kind) if kind else labels.text("figures.somebody"))
