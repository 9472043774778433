"""Commands about who comes to the table, and who goes."""

from typing import Annotated

from pydantic import Field

from app.core.texts import FileText
from app.systems.heroquest.fields import ClassId, HeroCommand, HeroName, PlayerName
from app.systems.heroquest.state.table import Standing

NEW_HEROES = "new_heroes"  # what lets players begin a hero of their own, at the door


class SeatHero(HeroCommand, type="seat_hero", permission=NEW_HEROES, private=frozenset({"name", "player"})):
    """Begin a new hero's passport; the last seat is the hero's."""

    name: HeroName
    player: PlayerName = ""
    hero_class: ClassId


class DismissHero(HeroCommand, type="dismiss_hero"):
    """Take a hero from the table, with everything he carries."""


class RenameHero(HeroCommand, type="rename_hero", private=frozenset({"name", "player"}), permission="names"):
    """Correct the names of a hero and the player."""

    name: HeroName
    player: PlayerName = ""


class MoveSeat(HeroCommand, type="move_seat"):
    """Give a hero another seat; 1 is the first at the game master's left."""

    seat: Annotated[int, Field(ge=1, le=99)]


class SetHeroAside(HeroCommand, type="set_hero_aside"):
    """Take a hero from the table and keep the passport: for a while, in retirement, or because he is lost."""

    standing: Standing = Standing.SET_ASIDE


class RecallHero(HeroCommand, type="recall_hero"):
    """Bring a hero who was set aside or retired back to the table; the last seat is his."""


class ImportHero(
    HeroCommand,
    type="import_hero",
    private=frozenset({"name", "text.name", "text.player", "text.note", "text.text", "text.campaign"}),
):
    """Let a hero of another campaign sit down, out of his file (`docs/hero-file.md`).

    `name` is another one where his own is taken. With `without_unknown` things that are unknown here stay behind.
    """

    text: Annotated[str, FileText(200_000, least=1)]
    name: HeroName | None = None
    without_unknown: bool = False
