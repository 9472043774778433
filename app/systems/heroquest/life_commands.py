"""What can be asked about a hero's life beyond the table: rest, retirement, return, and the way from elsewhere."""

from typing import Annotated, ClassVar, Literal

from pydantic import StringConstraints

from app.core.events import Command
from app.systems.heroquest.command_fields import HeroCommand, HeroName
from app.systems.heroquest.standing import Standing


class SetHeroAside(HeroCommand):
    """Take a hero from the table and keep the passport: for a while, in retirement, or because he is lost."""

    type: Literal["set_hero_aside"] = "set_hero_aside"
    standing: Standing = Standing.SET_ASIDE


class RecallHero(HeroCommand):
    """Bring a hero who was set aside or retired back to the table; the last seat is his."""

    type: Literal["recall_hero"] = "recall_hero"


class ImportHero(HeroCommand):
    """Let a hero of another campaign sit down, out of his file (`docs/hero-file.md`).

    `name` is another one where his own is taken. With `without_unknown` things nobody knows here stay behind.
    """

    private: ClassVar[frozenset[str]] = frozenset(
        {"name", "text.name", "text.player", "text.note", "text.text", "text.campaign"}
    )
    type: Literal["import_hero"] = "import_hero"
    text: Annotated[str, StringConstraints(min_length=1, max_length=200_000)]
    name: HeroName | None = None
    without_unknown: bool = False


LIFE_COMMANDS: tuple[type[Command], ...] = (SetHeroAside, RecallHero, ImportHero)
