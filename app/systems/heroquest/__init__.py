"""HeroQuest with the HQ-Cooperation Zusatzregeln 11.0."""

from app.core.uncollected import uncollected

with uncollected():
    from app.systems.heroquest.system import SYSTEM

__all__ = ["SYSTEM"]
