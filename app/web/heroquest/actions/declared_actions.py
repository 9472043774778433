"""The actions of HeroQuest at the table: under which heading each stands, with which key, and what is asked first.

Only the frequent ones are declared here; any other command is found by its name.
"""

from enum import StrEnum

from app.systems.heroquest.registry import command_types
from app.web.http.languages import t
from app.web.table.actions.declared import Action, Actions


class Group(StrEnum):
    """Headings of the list of actions."""

    FIGHT = "fight"
    EXPLORE = "explore"
    MAGIC = "magic"
    THINGS = "things"
    BODY = "body"
    BOARD = "board"


_ALL = (
    Action("attack", Group.FIGHT, ("attacker_id", "means", "weapon_id", "diagonal"), "target_id", "A", "swords",
           ways=("means", "weapon_id", "unarmed")),
    Action("sweep", Group.FIGHT, ("attacker_id", "target_ids")),
    Action("attack_mind", Group.FIGHT, ("attacker_id",), "target_id"),
    Action("attack_twice", Group.FIGHT, ("monster_id", "target_id", "second_target_id")),
    Action("spider_attack", Group.FIGHT, ("monster_id", "front", "diagonal", "side")),
    Action("turn_round", Group.FIGHT, ("monster_id",)),
    Action("dragon_fight", Group.FIGHT, ("monster_id", "front", "left", "right", "rear")),
    Action("breathe_fire", Group.FIGHT, ("monster_id", "target_ids")),
    Action("throw_fireball", Group.FIGHT, ("monster_id",), "target_id"),
    Action("scream", Group.FIGHT, ("monster_id", "target_ids")),
    Action("pass_through", Group.FIGHT, ("monster_id",), "target_id"),
    Action("control_monster", Group.FIGHT, ("monster_id",)),
    Action("pass_square", Group.FIGHT, ("figure_id", "stops"), "target_id"),
    Action("pick_up", Group.FIGHT, ("hero_id",), "item_id"),
    Action("ready_weapon", Group.FIGHT, ("hero_id",), "item_id"),
    Action("move_roll", Group.EXPLORE, ("hero_id",), key="B", icon="dices"),
    Action("move_monster", Group.EXPLORE, ("monster_id", "again")),
    Action("search_for_treasure", Group.EXPLORE, ("hero_id",), "area", "S"),
    Action("search_for_traps", Group.EXPLORE, ("hero_id",), "area"),
    Action("search_furniture", Group.EXPLORE, ("hero_id", "area"), "furniture"),
    Action("open_chest", Group.EXPLORE, ("hero_id", "chest", "gold", "contents", "trapped"), is_masters=True),
    Action("disarm_chest", Group.EXPLORE, ("hero_id", "chest", "points", "poisonous"), is_masters=True),
    Action("spring_trap", Group.EXPLORE, ("figure_id", "square"), "trap", "F", is_masters=True),
    Action("disarm_trap", Group.EXPLORE, ("figure_id", "square"), "trap"),
    Action("jump_trap", Group.EXPLORE, ("figure_id", "square", "reaches_beyond", "diagonal"), "trap"),
    Action("climb_out", Group.EXPLORE, ("figure_id",)),
    Action(
        "cast_basic_spell", Group.MAGIC, ("hero_id", "spell"), "target_id", "Z", "wand-sparkles", ways=("spell",)
    ),
    Action("cast_special_spell", Group.MAGIC, ("hero_id", "spell", "target_ids"), ways=("spell",)),
    Action(
        "cast_set_spell", Group.MAGIC, ("hero_id", "spell", "target_ids"), None, "Z", "wand-sparkles", ways=("spell",)
    ),
    Action(
        "cast_monster_spell", Group.MAGIC, ("monster_id", "spell", "target_ids"), key="Z", icon="wand-sparkles",
        ways=("spell",),
    ),
    Action("read_scroll", Group.MAGIC, ("hero_id", "item_id", "spell", "target_ids"), ways=("item_id",)),
    Action("choose_special_spells", Group.MAGIC, ("hero_id", "spells"), is_asked=True),
    Action("name_own_spell", Group.MAGIC, ("hero_id", "spell", "name", "text")),
    Action("break_free", Group.MAGIC, ("figure_id",), "effect"),
    Action("end_effect", Group.MAGIC, ("figure_id",), "effect", is_masters=True),
    Action("drink_potion", Group.THINGS, ("hero_id", "to_id"), "item_id", "T"),
    Action("throw_potion", Group.THINGS, ("hero_id", "item_id"), "monster_id"),
    Action("oil_weapon", Group.THINGS, ("hero_id", "flask_id"), "item_id"),
    Action("give_item_to", Group.THINGS, ("hero_id", "item_id"), "to_id"),
    Action("give_gold_to", Group.THINGS, ("hero_id", "amount"), "to_id"),
    Action("loot_hero", Group.THINGS, ("hero_id", "items", "gold"), "lost_id"),
    Action("find_ingredient", Group.THINGS, ("hero_id", "content_id", "note"), is_masters=True),
    Action("brew_potion", Group.THINGS, ("hero_id", "ingredients", "at_bench")),
    Action("transmute_item", Group.THINGS, ("hero_id", "item_id"), "thing_id"),
    Action("heal_with_herbs", Group.BODY, ("hero_id",), "to_id", icon="heart"),
    Action("impose_effect", Group.BODY, ("figure_id", "effect", "amount"), is_masters=True),
    Action("use_nimbleness", Group.BODY, ("hero_id", "actions")),
    Action("prove_mind", Group.BODY, ("hero_id",)),
    Action("revive_hero", Group.BODY, ("hero_id", "points"), "means"),
    Action("cure_plague", Group.BODY, ("hero_id",)),
    Action("miss_round", Group.BODY, ("hero_id",), is_masters=True),
    Action("take_poison", Group.BODY, ("hero_id", "points", "harm"), is_masters=True),
    Action("suffer_injury", Group.BODY, ("hero_id", "by_poison"), "weakness", is_masters=True),
    Action("wear_item", Group.BODY, ("hero_id", "item_id"), "cause"),
    Action("leave_behind", Group.BODY, ("hero_id",), is_masters=True),
    Action("mark_lost_gear", Group.BODY, ("hero_id",), is_masters=True),
    Action("banish_regeneration", Group.BODY, ("monster_id",)),
    Action("roll_fate", Group.BOARD, ("monsters_in_play",), key="X", icon="dices"),
    Action("reveal_area", Group.BOARD, final="area"),
    Action("explode_firestorm", Group.BOARD, ("inside", "trap", "area")),
    Action("draw_turn_order", Group.BOARD),
    Action("keep_note", asks=("text", "letter", "room", "aloud")),
    Action("prepare_room", asks=("name", "furniture", "monsters", "traps")),
    Action("start_clock", asks=("name", "rounds")),
    Action("decide_today", asks=("text",)),
    Action("start_quest", Group.BOARD, page="quests"),
    Action("close_quest", Group.BOARD, page="quests/close"),
)  # fmt: skip
ACTIONS = Actions(tuple(command_types()), _ALL)


def titles() -> dict[str, str]:
    """The headings of the list in their order."""
    return {
        Group.FIGHT: t("fight"),
        Group.EXPLORE: t("explore"),
        Group.MAGIC: t("magic"),
        Group.THINGS: t("things"),
        Group.BODY: t("condition"),
        Group.BOARD: t("board"),
    }
