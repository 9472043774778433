"""One example of every command about quests, at a table where it can be carried out."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest.quests import commands as quests_commands
from app.systems.heroquest.state.quests import QuestOutcome, QuestRun
from app.systems.heroquest.state.table import Table
from tests.builders import after, make_hero, make_table


def quest_examples() -> Iterator[tuple[Command, Table]]:
    """Every command about quests once, and what begins and ends one of the log."""
    table = make_table(make_hero("wizard", hero_id="wizard"), make_hero("dwarf", hero_id="dwarf"))
    written = quests_commands.WriteQuest(quest_id="own_cellar", name="Der Keller", scrolls=("troll_bane_scroll",))
    yield written, table
    yield quests_commands.RemoveQuest(quest_id="own_cellar"), after(table, written)
    yield quests_commands.NoteQuest(quest_id="trial"), table
    over = table.model_copy(update={"quest_log": (QuestRun(quest_id="trial", outcome=QuestOutcome.PASSED),)})
    yield quests_commands.ShareReward(hero_ids=("wizard", "dwarf"), amounts=(60, 0)), over
    begun = quests_commands.StartQuest(quest_id="trial")
    yield begun, table
    yield quests_commands.CloseQuest(abandoned=True), after(table, begun)
