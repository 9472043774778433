"""One example of every command about quests, at a table where it can be carried out."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest.quests import commands as quests_commands
from app.systems.heroquest.screen import commands as screen_commands
from app.systems.heroquest.state.table import QuestOutcome, QuestRun, Table
from tests.builders import after, make_hero, make_table


def quest_examples() -> Iterator[tuple[Command, Table]]:
    """Every command about quests once, and what begins and ends one of the log."""
    table = make_table(make_hero("wizard", hero_id="wizard"), make_hero("dwarf", hero_id="dwarf"))
    written = quests_commands.WriteQuest(quest_id="own_cellar", name="Der Keller", scrolls=("troll_bane_scroll",))
    yield written, table
    values = {"gained_body": 1, "gained_mind": 0, "quest_points": 3, "quests_passed": 13, "gold": 250}
    yield quests_commands.EnterValues.model_validate({"hero_id": "dwarf", **values}), table
    yield quests_commands.RemoveQuest(quest_id="own_cellar"), after(table, written)
    yield quests_commands.NoteQuest(quest_id="trial"), table
    over = table.model_copy(update={"quest_log": (QuestRun(quest_id="trial", outcome=QuestOutcome.PASSED),)})
    yield quests_commands.ShareReward(hero_ids=("wizard", "dwarf"), amounts=(60, 0)), over
    begun = quests_commands.StartQuest(quest_id="trial")
    yield begun, table
    yield quests_commands.CloseQuest(abandoned=True), after(table, begun)
    yield from _behind_the_screen()


def _behind_the_screen() -> Iterator[tuple[Command, Table]]:
    """Everything behind the screen once."""
    table = make_table(make_hero("dwarf", hero_id="dwarf"))
    kept = screen_commands.KeepNote(note_id="n", text="Verag wartet", letter="A")
    yield kept, table
    yield screen_commands.SettleNote(note_id="n"), after(table, kept)
    clock = screen_commands.StartClock(clock_id="c", name="Die Glocke", rounds=2)
    yield clock, table
    yield screen_commands.StopClock(clock_id="c"), after(table, clock)
    yield screen_commands.CountOn(change=1), table
    rows = (
        screen_commands.ChanceRowWish(text="Nebel", numbers=3),
        screen_commands.ChanceRowWish(text="Stille", numbers=3),
    )
    written = screen_commands.WriteTable(table_id="w", name="Wetter", rows=rows)
    yield written, table
    yield screen_commands.RollOnTable(table_id="w"), after(table, written)
    yield screen_commands.RemoveTable(table_id="w"), after(table, written)
    yield screen_commands.DecideToday(text="Der Kessel trifft alle"), table
    room = screen_commands.PrepareRoom(room_id="r", name="Gruft", monsters=("orc", "orc"), traps=("pit_trap",))
    yield room, table
    yield screen_commands.RemoveRoom(room_id="r"), after(table, room)
    yield screen_commands.OpenRoom(room_id="r"), after(table, room)
