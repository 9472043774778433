"""What can be asked of a HeroQuest table about heroes, their things and the rules."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, StringConstraints

from app.core.events import Command, Subject
from app.systems.heroquest.command_fields import (
    Change,
    ContentId,
    Gold,
    HeroCommand,
    HeroId,
    HeroName,
    ItemId,
    Note,
    PlayerName,
    Points,
)
from app.systems.heroquest.state import Attribute, Place


class SeatHero(HeroCommand):
    """Begin a new hero's passport; the last seat is the hero's."""

    private: ClassVar[frozenset[str]] = frozenset({"name", "player"})
    type: Literal["seat_hero"] = "seat_hero"
    name: HeroName
    player: PlayerName = ""
    hero_class: ContentId


class DismissHero(HeroCommand):
    """Take a hero from the table, with everything he carries."""

    type: Literal["dismiss_hero"] = "dismiss_hero"


class RenameHero(HeroCommand):
    """Correct the names of a hero and the player."""

    private: ClassVar[frozenset[str]] = frozenset({"name", "player"})
    permission: ClassVar[str | None] = "names"
    type: Literal["rename_hero"] = "rename_hero"
    name: HeroName
    player: PlayerName = ""


class MoveSeat(HeroCommand):
    """Give a hero another seat; 1 is the first at the game master's left."""

    type: Literal["move_seat"] = "move_seat"
    seat: Annotated[int, Field(ge=1, le=99)]


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


class LeaveBehind(HeroCommand):
    """The companions go out of sight of a fallen hero (ch. 9): thieves take all the gold."""

    type: Literal["leave_behind"] = "leave_behind"


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


class ChangeGold(HeroCommand):
    """Gain or spend gold."""

    permission: ClassVar[str | None] = "gold"
    type: Literal["change_gold"] = "change_gold"
    change: Gold


class AwardQuestPoint(HeroCommand):
    """Reward a passed quest (ch. 7); at ten the hero grows."""

    type: Literal["award_quest_point"] = "award_quest_point"


class ClaimReward(HeroCommand):
    """Take the choice a full scale has kept open (ch. 7)."""

    type: Literal["claim_reward"] = "claim_reward"


class ChangeQuestPoints(HeroCommand):
    """Correct the quest-point scale and the number of passed quests."""

    type: Literal["change_quest_points"] = "change_quest_points"
    change: Change = 0
    passed: Change = 0


class ChangeAttribute(HeroCommand):
    """Correct the points a hero has gained, between the start value and the cap of the class."""

    type: Literal["change_attribute"] = "change_attribute"
    attribute: Attribute
    change: Change


class GiveItem(HeroCommand):
    """Let a hero carry a thing; without a place it goes where the rules allow it."""

    private: ClassVar[frozenset[str]] = frozenset({"note"})
    permission: ClassVar[str | None] = "equipment"
    type: Literal["give_item"] = "give_item"
    item_id: ItemId
    content_id: ContentId
    note: Note = ""


class ItemCommand(HeroCommand):
    """A wish about one thing a hero carries."""

    permission: ClassVar[str | None] = "equipment"
    item_id: ItemId


class DropItem(ItemCommand):
    """Give a thing up."""

    type: Literal["drop_item"] = "drop_item"


class ReadyWeapon(ItemCommand):
    """Take a weapon in the hand; what was there takes its place."""

    type: Literal["ready_weapon"] = "ready_weapon"


class PlaceItem(ItemCommand):
    """Put a thing on or away, as far as class, hands and places allow (ch. 3 and 6)."""

    type: Literal["place_item"] = "place_item"
    place: Place


class WearItem(ItemCommand):
    """Let rust, a blow or a breakage take its toll of a thing (ch. 15)."""

    type: Literal["wear_item"] = "wear_item"
    cause: Literal["rust", "notch", "breakage"]


class OilWeapon(ItemCommand):
    """Treat a melee weapon with weapon oil (ch. 15.3), out of a flask the hero carries or bought on the spot."""

    type: Literal["oil_weapon"] = "oil_weapon"
    flask_id: ItemId | None = None


class RepairItem(ItemCommand):
    """Have the smith repair a thing (ch. 15.2 and 15.4)."""

    type: Literal["repair_item"] = "repair_item"


class MendItem(ItemCommand):
    """Take all wear away: the game master's correction."""

    permission: ClassVar[str | None] = None
    type: Literal["mend_item"] = "mend_item"


class SpellSetCommand(HeroCommand):
    """A wish about a set of spells."""

    permission: ClassVar[str | None] = "spell_sets"
    lore: ContentId


class GiveSpellSet(SpellSetCommand):
    """Let a hero hold a set of spells (ch. 8.1)."""

    type: Literal["give_spell_set"] = "give_spell_set"
    permanent: bool = False


class LoseSpellSet(SpellSetCommand):
    """Take a set of spells away."""

    type: Literal["lose_spell_set"] = "lose_spell_set"


class RollDice(Command):
    """Throw dice for the chronicle: a hero's pool, or a number die."""

    permission: ClassVar[str | None] = "dice"
    type: Literal["roll_dice"] = "roll_dice"
    hero_id: HeroId | None = None
    pool: Literal["attack", "ranged", "defence", "d6", "d8", "d10"]

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero; dice thrown for nobody concern nobody."""
        return frozenset({self.hero_id}) if self.hero_id else frozenset()


class ChooseHouseRule(Command):
    """Settle a point of the rules for this table."""

    type: Literal["choose_house_rule"] = "choose_house_rule"
    rule: Annotated[str, StringConstraints(max_length=40)]
    option: Annotated[str, StringConstraints(max_length=40)]

    @property
    def subjects(self) -> frozenset[Subject]:
        """The rule: what happens to heroes meanwhile does not make the wish stale."""
        return frozenset({"house_rule:" + self.rule})


PASSPORT_COMMANDS: tuple[type[Command], ...] = (
    SeatHero, DismissHero, RenameHero, MoveSeat,
    LoseBodyPoints, RestoreBodyPoints, ReviveHero, LeaveBehind, HealInjury, ChangeMindPoints, RestoreMind,
    ChangeGold, AwardQuestPoint, ClaimReward, ChangeQuestPoints, ChangeAttribute,
    GiveItem, DropItem, ReadyWeapon, PlaceItem, WearItem, OilWeapon, RepairItem, MendItem,
    GiveSpellSet, LoseSpellSet, RollDice, ChooseHouseRule,
)  # fmt: skip
