"""What the panel of a draft says: no more than its viewer may know."""

import pytest

from app.core.game_system import Role, Viewer
from app.systems.heroquest.combat.commands import PlaceMonster, WoundMonster
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest.conversation.words import HeroQuestDraftWords
from tests.builders import CONTENT, after, facts, make_table

UNSEEN = "Goblin (verdeckt) 2"
WOUND = WoundMonster(monster_id="g-2", points=1)


@pytest.mark.parametrize(
    ("role", "hidden", "told"),
    [
        (Role.GAME_MASTER, True, [f"{UNSEEN} verliert 1 Punkt Körperkraft.", f"{UNSEEN} ist besiegt."]),
        (Role.PLAYER, False, ["Goblin 2 ist besiegt."]),
        (Role.PLAYER, True, []),
    ],
)
def test_a_draft_tells_what_its_viewer_may_know(role: Role, hidden: bool, told: list[str]) -> None:
    table = after(make_table(), PlaceMonster(monster_id="g", kind="goblin", count=2, hidden=hidden))
    words = HeroQuestDraftWords(SYSTEM.labels("de"), CONTENT, table, Viewer(role=role))
    assert words.sentences(facts(table, WOUND)) == told
