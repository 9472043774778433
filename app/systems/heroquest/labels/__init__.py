"""What HeroQuest says, read from `words/*.ftl` of its subjects."""

from app.systems.heroquest.labels.labels import labels

__all__ = ["labels"]
