"""A thing is called by what it has been through, wherever somebody decides about it."""

import re

import pytest

from app.systems.heroquest.labels import item_in_words, labels
from app.systems.heroquest.quests.ending import option
from app.systems.heroquest.state.figures import Item
from tests.builders import make_item
from tests.web.conftest import Server
from tests.web.pages_support import open_sample

BROKEN, WORN = "Schild (zerbrochen)", "Langschwert (rostig, geölt)"


@pytest.mark.parametrize(("item", "german", "english"), [
    (make_item("shield_item"), "Schild", "Shield"),
    (make_item("shield_item", broken=True), BROKEN, "Shield (broken)"),
    (make_item("broadsword", rusty=True, oiled=True), WORN, "Broadsword (rusty, oiled)"),
    (make_item("rune_axe", magic_lost=True), "Runenaxt (entzaubert)", "Rune Axe (magic lost)"),
    (make_item("spell_scroll").model_copy(update={"note": "Feuersturm"}), "Spruchrolle: Feuersturm", None),
])  # fmt: skip
def test_a_thing_in_words(item: Item, german: str, english: str | None) -> None:
    assert item_in_words(labels("de"), item) == german
    if english is not None:
        assert item_in_words(labels("en"), item).casefold() == english.casefold()


@pytest.fixture
def campaign(server: Server) -> int:
    """Tamsin carries a broken shield, and offers it to another hero."""
    found = open_sample(server)
    server.do(found, "give_item", hero_id="tamsin", item_id="wreck", content_id="shield_item")
    server.do(found, "wear_item", hero_id="tamsin", item_id="wreck", cause="breakage")
    return found


def test_pages_and_the_api_name_a_broken_shield(server: Server, campaign: int) -> None:
    other = "ragna"
    server.do(campaign, "offer_trade", hero_id="tamsin", trade_id="t1", to_id=other, gives=["wreck"], gold=0)
    (trade,) = server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/town").json()["trades"]
    assert (trade["gives"], trade["gives_names"], trade["wants_names"]) == (["wreck"], [BROKEN], [])
    base = f"/campaigns/{campaign}"
    for address in (
        f"{base}/town?hero=tamsin",
        f"{base}/town?hero={other}",
        f"{base}/town?hero=tamsin&do=trade&to={other}",
        f"{base}/table?do=act&type=give_item_to&hero_id=tamsin",
    ):
        assert BROKEN in server.laptop.get(address).text, address
    passport = server.laptop.get(f"{base}/heroes/tamsin").text
    assert re.search(r"Schild.{0,400}zerbrochen", passport, re.DOTALL)


def test_what_is_alike_but_for_its_wear_is_offered_apart() -> None:
    sound, worn = make_item("dagger"), make_item("dagger", item_id="other", notches=1)
    assert option(sound, [sound]) == option(worn, [worn]) == "dagger"
    assert [option(one, [sound, worn]) for one in (sound, worn)] == ["dagger", "dagger|notched"]
    assert labels("de").option("excess_thing", "dagger|notched") == "Dolch (schartig)"
