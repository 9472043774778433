"""What the rules refuse whatever a player says is told as soon as it is opened, not after the last question."""

import pytest

from tests.web.conftest import Server, hand
from tests.web.panel_support import Place, labels, panel_text


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="elwe", name="Elwe", hero_class="elf")
    server.do(campaign, "start_quest")
    server.do(campaign, "permit_players", permissions=["moving"])
    return campaign


def phone(server: Server, campaign: int) -> Place:
    return Place(server.player(campaign, "elwe"), f"/campaigns/{campaign}/heroes/elwe")


def test_nimbleness_is_refused_on_a_phone_as_soon_as_the_hero_has_moved(server: Server, campaign: int) -> None:
    own = phone(server, campaign)
    before = own.open(do="act", type="use_nimbleness", hero_id="elwe")
    assert "Kämpfen" in labels(before)
    assert "Gewandtheit nutzen" in labels(own.open(do="menu", **{"for": "elwe"}))
    server.do(campaign, "move_roll", hand(3), hero_id="elwe")
    after = own.open(do="act", type="use_nimbleness", hero_id="elwe")
    assert "Kämpfen" not in labels(after)
    assert "Sage die Gewandtheit vor der ersten Aktion an" in panel_text(after)
    assert "Gewandtheit nutzen" not in labels(own.open(do="menu", **{"for": "elwe"}))
    assert "Kämpfen" in labels(
        Place(server.laptop, f"/campaigns/{campaign}/table").open(do="act", type="use_nimbleness", hero_id="elwe")
    )  # the game master may have heard it before
