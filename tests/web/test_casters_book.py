"""The head of a wizard's book on the phone and on paper; and the way between several heroes of one phone."""

import re

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import open_sample, text_at

WIZARD = "aldemar"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.mark.rule("HQ-1.1-MAGIESTUFE", "HQ-1.1-SPEZIAL")
def test_tally_tier_and_the_next_threshold_stand_above_the_spells(server: Server, campaign: int) -> None:
    server.do(campaign, "change_spell_tally", hero_id=WIZARD, successes=14, failures=9)
    page = server.player(campaign, WIZARD).get(f"/campaigns/{campaign}/heroes/{WIZARD}")
    told = text_at(page, "passport-spells")
    assert re.search(r"Magiestufe 2 gelungen \d+, misslungen \d+; noch \d+ bis Stufe 3", told)
    assert re.search(r"Spezialzauber \d von \d gewählt; weniger ist erlaubt", told)


def test_paper_has_a_box_for_each_basic_spell_and_the_tally(server: Server, campaign: int) -> None:
    page = server.player(campaign, WIZARD).get(f"/campaigns/{campaign}/heroes/{WIZARD}/sheet")
    assert "Magiestufe" in page.text
    section = page.text.partition("<h2>Zauber</h2>")[2].partition("</section>")[0]
    for spell in ("Feuerball", "Heilzauber"):
        line = section.partition(spell)[2].partition("</div>")[0]
        assert line.count("<i") >= 4, "a box for every time it may be cast"
    assert "vom Sturz beschädigt" in page.text
    assert "geölt" in page.text


def test_nobody_else_reads_the_tally(server: Server, campaign: int) -> None:
    page = server.player(campaign, "liathan").get(f"/campaigns/{campaign}/heroes/{WIZARD}")
    assert "misslungen" not in page.text


def test_a_phone_with_two_heroes_goes_from_one_to_the_other(server: Server, campaign: int) -> None:
    phone = server.client()
    data = {"name": "Jule", "key": new_key(), "hero_ids": [WIZARD, "liathan"]}
    assert phone.post(f"/join/{server.token(campaign)}", data=data).status_code == 303
    page = phone.get(f"/campaigns/{campaign}/heroes/{WIZARD}")
    links = re.findall(r'<nav class="pass__others".*?</nav>', page.text, re.DOTALL)
    assert [re.findall(r'<a [^>]*href="([^"]+)"', one) for one in links] == [[f"/campaigns/{campaign}/heroes/liathan"]]
    alone = server.player(campaign, "borrek", "Kemal").get(f"/campaigns/{campaign}/heroes/borrek")
    assert "pass__others" not in alone.text
