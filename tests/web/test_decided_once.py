"""A tap that says everything: the rules decide it once, as it is carried out."""

import pytest

from app.campaign import replay
from app.campaign.model import CampaignState
from app.core.answers import Answers
from app.core.events import Command
from app.core.game_system import GameSystem
from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place, panel_text, tap

ELF = "liathan"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands about which the rules were asked, in order."""
    kinds, conversation = list[str](), replay.conversation

    def counted(system: GameSystem, state: CampaignState, command: Command, answers: Answers) -> object:
        kinds.append(command.type)
        return conversation(system, state, command, answers)

    monkeypatch.setattr(replay, "conversation", counted)
    return kinds


def test_a_deed_that_says_everything_is_decided_once(server: Server, asked: list[str]) -> None:
    table = Place(server.laptop, f"/campaigns/{open_sample(server)}/table")
    page = table.whole(hero=ELF)
    asked.clear()
    assert tap(table.caller, page, "−1 Körperkraft", htmx=False).status_code == 303
    assert asked == ["lose_body_points"]


def test_a_deed_that_asks_for_dice_is_shown_with_its_question(server: Server, asked: list[str]) -> None:
    campaign = open_sample(server)
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    page, before = table.open(hero=ELF), server.revision(campaign)
    page = tap(table.caller, page, "−6 Körperkraft")
    assert "Bei 0 Körperkraft sagt der Wurf" in panel_text(page)
    assert server.revision(campaign) == before
