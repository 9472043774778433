"""The settled points of the rules: what holds at this table. Chapters stand in the content, words in `words/*.ftl`."""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple, get_args

from app.core.model import Model


class RuleId(NamedTuple):
    """The id of the settled point a field answers."""

    id: str


Fallen = Literal["may_be_passed", "like_standing", "bars_everybody"]


class HouseRules(Model):
    """One field a rule; the first option is the default."""

    stamina_nine: Annotated[Literal["from_nine", "above_nine"], RuleId("HR-STAMINA-9")] = "from_nine"
    herbs_for_fainted: Annotated[Literal["in_vain", "like_potion"], RuleId("HR-HERBS-FAINT")] = "in_vain"
    warding_faces: Annotated[Literal["white", "white_or_black"], RuleId("HR-DWARF-MAX")] = "white"
    warded_scrolls: Annotated[Literal["mages_only", "scrolls_too"], RuleId("HR-DWARF-SCROLL")] = "mages_only"
    archer_miss: Annotated[Literal["no_skull", "no_damage"], RuleId("HR-ARCHER-MISS")] = "no_skull"
    rage_in_sweeps: Annotated[Literal["without_rage", "with_rage"], RuleId("HR-BARBAR-SWEEP")] = "without_rage"
    warded_plague: Annotated[Literal["weakness", "wound_too"], RuleId("HR-PLAGUE-DWARF")] = "weakness"
    tier_dice: Annotated[Literal["steady", "swift", "slow"], RuleId("HR-TIER-DICE")] = "steady"
    miscast: Annotated[Literal["one_spell", "two_spells"], RuleId("HR-MISCAST")] = "one_spell"
    basic_recount: Annotated[Literal["at_once", "fixed_at_start"], RuleId("HR-BASIC-RECOUNT")] = "at_once"
    fireball_defence: Annotated[Literal["undefended", "defended"], RuleId("HR-FIREBALL-DEFENCE")] = "undefended"
    regeneration_faces: Annotated[Literal["white", "white_or_black"], RuleId("HR-REGEN-MAX")] = "white"
    temporary_regeneration: Annotated[Literal["never", "allowed"], RuleId("HR-REGEN-TEMP")] = "never"
    special_twice: Annotated[Literal["once", "twice"], RuleId("HR-SPECIAL-TWICE")] = "once"
    shield_with_ranged: Annotated[Literal["never", "without_melee"], RuleId("HR-SHIELD-RANGED")] = "never"
    two_handed_stowed: Annotated[Literal["counts", "in_hand_only"], RuleId("HR-TWOHANDED-STOWED")] = "counts"
    hand_axe_place: Annotated[Literal["weapon_place", "belt"], RuleId("HR-HANDBEIL")] = "weapon_place"
    wizard_armor: Annotated[Literal["wizard_only", "everybody"], RuleId("HR-WIZARD-ARMOUR")] = "wizard_only"
    diverted_shot: Annotated[Literal["spares_target", "hits_both"], RuleId("HR-DIVERTED-SHOT")] = "spares_target"
    slanted_door: Annotated[Literal["never", "one_die_less"], RuleId("HR-SLANTED-DOOR")] = "never"
    adjacent_throw: Annotated[Literal["never", "allowed"], RuleId("HR-THROW-ADJACENT")] = "never"
    potion_cards: Annotated[Literal["count", "free"], RuleId("HR-POTION-CARDS")] = "count"
    excess_gifts: Annotated[Literal["scrolls", "everything"], RuleId("HR-EXCESS-GIVE")] = "scrolls"
    rage_cap: Annotated[Literal["counts", "beside_cap"], RuleId("HR-RASEND-CAP")] = "counts"
    capped_reward: Annotated[Literal["stays_open", "restarts"], RuleId("HR-QP-CAPPED")] = "stays_open"
    random_loss: Annotated[Literal["die", "choice"], RuleId("HR-LOSS-DIE")] = "die"
    unsorted_spells: Annotated[Literal["area", "line"], RuleId("HR-UNSORTED-SPELLS")] = "area"
    temporary_spells: Annotated[Literal["once", "each_quest"], RuleId("HR-TEMP-ONCE")] = "once"
    weakened_pools: Annotated[Literal["both", "one"], RuleId("HR-WEAK-BOTH")] = "both"
    stacked_injuries: Annotated[Literal["each", "one_at_most"], RuleId("HR-WEAK-STACK")] = "each"
    unpaid_injury: Annotated[Literal["stays", "ends"], RuleId("HR-HEALER-UNPAID")] = "stays"
    bracers_in_fall: Annotated[Literal["like_shield", "spared"], RuleId("HR-FALL-ARM")] = "like_shield"
    down_at_end: Annotated[Literal["lost", "may_be_raised"], RuleId("HR-QUEST-END-DOWN")] = "lost"
    fallen_figures: Annotated[Fallen, RuleId("HR-FALLEN-GAP")] = "may_be_passed"
    dry_scrolls: Annotated[Literal["spared", "ruined"], RuleId("HR-SCROLLS-DRY")] = "spared"
    fall_repair: Annotated[Literal["never", "smith"], RuleId("HR-FALL-REPAIR")] = "never"
    full_pit: Annotated[Literal["failed_jumps", "everybody"], RuleId("HR-PIT-FULL")] = "failed_jumps"
    guillotine_victims: Annotated[Literal["everybody", "heroes_only"], RuleId("HR-GUILLOTINE-MONSTERS")] = "everybody"
    turn_order: Annotated[Literal["seats", "drawn"], RuleId("HR-ORDER")] = "seats"
    nothing_card: Annotated[Literal["revealed", "whole_map"], RuleId("HR-SEARCH-AGAIN")] = "revealed"
    first_fate: Annotated[Literal["after_encounter", "from_start"], RuleId("HR-FATE-FIRST")] = "after_encounter"
    brew_of_two: Annotated[Literal["may_be_alike", "must_differ"], RuleId("HR-BREW-TWO")] = "may_be_alike"
    cured_injuries: Annotated[Literal["one", "all"], RuleId("HR-CURE-ONE")] = "one"
    rusting_crossbow: Annotated[Literal["rusts", "safe"], RuleId("HR-RUST-METAL")] = "rusts"
    blue_dice: Annotated[Literal["each_piece", "one_at_most"], RuleId("HR-BLUE-PER-PIECE")] = "each_piece"
    black_as_d6: Annotated[Literal["shields", "nothing"], RuleId("HR-BLACK-W6")] = "shields"
    rust_after_oil: Annotated[Literal["first_contact", "second_contact"], RuleId("HR-OIL-THEN-RUST")] = "first_contact"
    magic_repair: Annotated[Literal["notches", "rust_too"], RuleId("HR-MAGIC-RUST-REPAIR")] = "notches"
    restored_mind: Annotated[Literal["attribute", "start_value"], RuleId("HR-MIND-RESTORED")] = "attribute"
    sweep_arc: Annotated[Literal["all_adjacent", "may_stop"], RuleId("HR-SWEEP-ARC")] = "all_adjacent"
    ungor_diagonal: Annotated[Literal["second_value", "full"], RuleId("HR-UNGOR")] = "second_value"
    handler_diagonal: Annotated[Literal["counts", "orthogonal"], RuleId("HR-HANDLER-DIAGONAL")] = "counts"
    ghost_die: Annotated[Literal["white", "taken_color"], RuleId("HR-GHOST-DIE")] = "white"
    assassin_moves: Annotated[Literal["may", "may_not"], RuleId("HR-ASSASSIN-MOVE")] = "may"
    saves_beyond: Annotated[Literal["every_point", "points_left"], RuleId("HR-SAVE-BEYOND")] = "every_point"
    mind_test: Annotated[Literal["one_die", "two_dice"], RuleId("HR-MIND-TEST")] = "one_die"
    spider_diagonals: Annotated[Literal["front", "all_four"], RuleId("HR-SPIDER-DIAGONAL")] = "front"

    def option(self, rule: str) -> str:
        """Return the option chosen for a rule."""
        chosen: str = getattr(self, FIELDS[rule])
        return chosen

    def choosing(self, rule: str, option: str) -> "HouseRules":
        """Return these rules with this option for one of them."""
        return self.model_copy(update={FIELDS[rule]: option})


def _rule_of(metadata: list[object]) -> str:
    return next(mark.id for mark in metadata if isinstance(mark, RuleId))


FIELDS: Mapping[str, str] = {_rule_of(info.metadata): name for name, info in HouseRules.model_fields.items()}
OPTIONS: Mapping[str, tuple[str, ...]] = {
    rule: get_args(HouseRules.model_fields[name].annotation) for rule, name in FIELDS.items()
}
