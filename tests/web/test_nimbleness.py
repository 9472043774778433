"""Nimbleness on the pages: before the first action of a turn, or by the word of the game master (ch. 1.1)."""

from tests.web.conftest import Server, hand
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, button, labels, panel_text, press, tap

ELF = "liathan"


def test_after_the_first_move_it_is_left_to_the_game_master(server: Server) -> None:
    """HQ-1.1-GEWANDT: a player is not offered it any more; the game master ticks a box to allow it."""
    campaign = open_sample(server)
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    server.do(campaign, "start_quest")
    server.do(campaign, "take_turn", figure_id=ELF)
    phone = Place(server.player(campaign, ELF), f"/campaigns/{campaign}/heroes/{ELF}")
    menu = {"do": "menu", "for": ELF}
    assert "Gewandtheit nutzen" in labels(table.open(**menu))
    server.do(campaign, "move_roll", hand("3"), hero_id=ELF)
    assert "Gewandtheit nutzen" not in labels(phone.open(**menu))
    page = tap(table.caller, table.open(**menu), "Gewandtheit nutzen", "Kämpfen", "2. Gehen", "3. Kämpfen")
    assert "vor der ersten Aktion angesagt" in panel_text(page)
    refused = tap(table.caller, page, "Weiter")
    assert "Gewandtheit vor der ersten Aktion an (Kap. 1.1)" in panel_text(refused)
    allowed = press(table.caller, button(refused, "Weiter"), announced_before="true")
    assert "ist gewandt und kündigt" in text_at(table.whole(), "log-list"), panel_text(allowed)
