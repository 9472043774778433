"""What is done to body and mind points."""

from typing import ClassVar, Literal

from app.systems.heroquest.fields import Change, HeroCommand, Points


class LoseBodyPoints(HeroCommand):
    """Lose body points, with everything that follows from it (ch. 9)."""

    permission: ClassVar[str | None] = "body_points"
    type: Literal["lose_body_points"] = "lose_body_points"
    points: Points


class RestoreBodyPoints(HeroCommand):
    """Heal a hero who stands, up to the attribute."""

    permission: ClassVar[str | None] = "body_points"
    type: Literal["restore_body_points"] = "restore_body_points"
    points: Points


class ReviveHero(HeroCommand):
    """Get a fallen hero back on the feet (ch. 9); `points` count for potions and spells only."""

    permission: ClassVar[str | None] = "body_points"
    type: Literal["revive_hero"] = "revive_hero"
    means: Literal["potion", "spell", "elixir", "stands_up"]
    points: Points = 4


class HealInjury(HeroCommand):
    """Cure one lasting injury: at the healer or the druid for gold, or by a potion (ch. 14)."""

    type: Literal["heal_injury"] = "heal_injury"
    means: Literal["healer", "potion", "druid"] = "healer"


class ChangeMindPoints(HeroCommand):
    """Lose or regain mind points, between 0 and the attribute."""

    permission: ClassVar[str | None] = "mind_points"
    type: Literal["change_mind_points"] = "change_mind_points"
    change: Change


class RestoreMind(HeroCommand):
    """Give a hero without mind the elixir (ch. 14 and 17)."""

    permission: ClassVar[str | None] = "mind_points"
    type: Literal["restore_mind"] = "restore_mind"
