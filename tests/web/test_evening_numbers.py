"""The evening in numbers: who dealt what, found from the chronicle, without what players may not know."""

from tests.web.conftest import Server, hand
from tests.web.pages_support import open_sample, text_at


def test_the_numbers_of_an_evening_stand_on_one_page(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="o", kind="orc")
    skulls, none = hand("skull", "skull", "skull", "white_shield"), hand(*["white_shield"] * 3)
    server.do(campaign, "attack", skulls, none, attacker_id="ragna", target_id="o")
    server.do(campaign, "place_monster", monster_id="x", kind="squig", hidden=True)
    server.do(campaign, "wound_monster", monster_id="x", points=1)
    chronicle = server.laptop.get(f"/campaigns/{campaign}/log")
    assert "Der Abend in Zahlen" in text_at(chronicle, "main")
    address = f"/campaigns/{campaign}/dice"
    assert f'href="{address}"' in chronicle.text
    told = text_at(server.laptop.get(address), "main")
    assert "Monster besiegt: 2" in told
    assert "Ragna Eisenfaust 3 1 1" in told
    assert "Squig 0 0 – 1 1" in told
    seen = text_at(server.player(campaign, "ragna").get(address), "main")
    assert "Ragna Eisenfaust 3 1 1" in seen
    assert "Squig" not in seen
