"""What people do at the table: under which heading, with which key, and what they are asked first.

Anything else that the rules offer is found by its name; here stands only what makes the frequent things quick.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.web.table.panel_forms import Button, Hidden
from app.web.ui.schema_form import form as schema_form
from app.web.ui.schema_form.form import Control


class Group(StrEnum):
    """Headings of the list of actions."""

    FIGHT = "fight"
    EXPLORE = "explore"
    MAGIC = "magic"
    THINGS = "things"
    BODY = "body"
    BOARD = "board"


@dataclass(frozen=True)
class Action:
    """One thing to do: `asks` are the fields asked at first sight, `final` the one whose options are buttons.

    What has a `page` of its own in the campaign is done there and nowhere else. `is_masters` marks what concerns a
    hero and only the game master tells: what befalls him, what is in a chest.
    """

    kind: str
    group: Group
    asks: tuple[str, ...] = ()
    final: str | None = None
    key: str | None = None
    icon: str | None = None
    page: str | None = None
    is_masters: bool = False


# The fields that say who acts, in the order in which they are looked for.
ACTING = ("attacker_id", "monster_id", "hero_id", "figure_id")
HEROES_FIELDS = ("hero_id", "attacker_id", "figure_id")
MONSTERS_FIELDS = ("monster_id", "attacker_id", "figure_id")

_ALL = (
    Action("attack", Group.FIGHT, ("attacker_id", "means", "weapon_id", "diagonal"), "target_id", "A", "swords"),
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
    Action("cast_basic_spell", Group.MAGIC, ("hero_id", "spell"), "target_id", "Z", "wand-sparkles"),
    Action("cast_special_spell", Group.MAGIC, ("hero_id", "spell", "target_ids")),
    Action("cast_set_spell", Group.MAGIC, ("hero_id", "spell", "target_ids"), key="Z", icon="wand-sparkles"),
    Action("cast_monster_spell", Group.MAGIC, ("monster_id", "spell", "target_ids"), key="Z", icon="wand-sparkles"),
    Action("read_scroll", Group.MAGIC, ("hero_id", "item_id", "spell", "target_ids")),
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
    Action("start_quest", Group.BOARD, page="quests"),
    Action("close_quest", Group.BOARD, page="quests/close"),
)  # fmt: skip
ACTIONS: Mapping[str, Action] = {action.kind: action for action in _ALL}


def action_of(kind: str) -> Action:
    """The action that asks for a kind of command; one that stands nowhere above is asked for field by field."""
    return ACTIONS.get(kind) or Action(kind, Group.BOARD)


@dataclass(frozen=True)
class ChoiceLink:
    """Something to attack with."""

    text: str
    url: str
    is_chosen: bool


@dataclass(frozen=True)
class ActPanel:
    """An action that is being asked for. `final` are the buttons that go on; without them there is one that does."""

    url: str
    title: str
    class_id: str
    hidden: Hidden
    others_url: str | None  # to somebody else who does it
    choices: tuple[ChoiceLink, ...]
    cannot: str  # why nothing can be chosen for the last question, or done at all, if so
    controls: tuple[Control, ...] = ()
    further: schema_form.Group | None = None
    final_name: str = ""
    final_label: str = ""
    final: tuple[Button, ...] = ()
    own_name_url: str | None = None  # to a place with a name that is not among those to choose from
    final_error: str = ""
    form_errors: tuple[str, ...] = ()
