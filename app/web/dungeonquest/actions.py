"""What people do at a table of DungeonQuest."""

from app.systems.dungeonquest.commands import COMMANDS
from app.web.table.actions.declared import Action, Actions

ACTIONS = Actions(
    COMMANDS,
    (
        Action("start_turn", "turn", key="S", icon="sun-moon"),
        Action("move_hero", "turn", ("hero_id",), "direction", key="B", icon="play"),
        Action("search_room", "turn", key="D", icon="search"),
        Action("climb_down", "turn", icon="layers"),
        Action("draw_below", "turn", key="K", icon="layers"),
        Action("draw_dragon_card", "turn", icon="flame"),
        Action("escape", "turn", key="E", icon="key-round"),
        Action("meet_dead_end", "turn", icon="skull"),
        Action("lay_card", "fight", ("hero_id", "card"), icon="layers"),
        Action("reveal_cards", "fight", key="A", icon="eye"),
        Action("flee", "fight", icon="footprints"),
        Action("fall", "fight", icon="heart"),
        Action("use_card", "turn", ("hero_id",), "what", key="F", icon="sparkles"),
        Action("draw_rune", "setup", icon="sparkles"),
        Action("adjust_hero", "referee", ("hero_id", "wounds", "tokens"), icon="heart-pulse", is_masters=True),
        Action("give_loot", "referee", ("hero_id", "deck", "value"), icon="coins", is_masters=True),
        Action("take_loot", "referee", ("hero_id", "number"), icon="backpack", is_masters=True),
        Action("end_turn", "referee", icon="hourglass", is_masters=True),
        Action("seat_hero", "setup", ("name", "sheet", "tower"), icon="plus", is_masters=True),
        Action("begin_game", "setup", ("variants", "cards"), icon="play", is_masters=True),
    ),
)
