"""HeroQuest's words: the only place where the game speaks German."""

from app.systems.heroquest.labels.labels import labels

__all__ = ["labels"]
