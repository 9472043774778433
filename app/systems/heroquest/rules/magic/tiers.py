"""HQ-1.1-MAGIESTUFE: the more basic spells have succeeded, the better the dice."""

from collections.abc import Sequence

from app.systems.heroquest.combat_dice import Color, in_throwing_order
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import MagicTier
from app.systems.heroquest.house_rules import HouseRules


def tier(successes: int, content: Content) -> MagicTier:
    """HQ-1.1-MAGIESTUFE: the tier a number of successes has reached, at once and over all quests."""
    reached = [one for one in content.magic_tiers if one.successes <= successes]
    return max(reached, key=lambda one: one.successes)


def dice(successes: int, content: Content, house_rules: HouseRules) -> Sequence[Color]:
    """HR-TIER-DICE: the two dice of a tier by the course this table has chosen."""
    return in_throwing_order(tier(successes, content).dice[house_rules.tier_dice])
