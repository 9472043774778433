"""HeroQuest's pages: what the views say, in words and ready to print."""

from app.web.heroquest.pages import HeroQuestPages

__all__ = ["HeroQuestPages"]
