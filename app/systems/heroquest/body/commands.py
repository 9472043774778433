"""Commands about body and mind points."""

from typing import Literal

from app.systems.heroquest.fields import Change, HeroCommand, Points


class LoseBodyPoints(HeroCommand, type="lose_body_points", permission="body_points"):
    """Lose body points, with everything that follows from it (ch. 9)."""

    points: Points


class RestoreBodyPoints(HeroCommand, type="restore_body_points", permission="body_points"):
    """Heal a hero who stands, up to the attribute."""

    points: Points


class ReviveHero(HeroCommand, type="revive_hero", permission="body_points"):
    """Get a fallen hero back on the feet (ch. 9); `points` count for potions and spells only."""

    means: Literal["potion", "spell", "elixir", "stands_up"]
    points: Points = 4


class HealInjury(HeroCommand, type="heal_injury"):
    """Cure one lasting injury: at the healer or the druid for gold, or by a potion (ch. 14)."""

    means: Literal["healer", "potion", "druid"] = "healer"


class ChangeMindPoints(HeroCommand, type="change_mind_points", permission="mind_points"):
    """Lose or regain mind points, between 0 and the attribute."""

    change: Change


class RestoreMind(HeroCommand, type="restore_mind", permission="mind_points"):
    """Give a hero without mind the elixir (ch. 14 and 17)."""
