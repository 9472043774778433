"""Two heroes of one look cannot be told apart: every way to name one refuses it with the same code at its field."""

from typing import Any

import pytest

from app.systems.heroquest.party.commands import RenameHero
from app.systems.heroquest.party.events import HeroSeated
from app.systems.registry import GAMES
from tests.builders import after, facts, make_hero, make_table
from tests.web.conftest import Server

TWINS = ("RAGNA", "Rag\u200bna", "Rаgna", " ragna ", "Rag\u00adna")  # the third has a Cyrillic а
SEATS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "heroquest": (("seat_hero", {"hero_id": "second", "hero_class": "elf"}),),
    "dungeonquest": (("seat_hero", {"sheet": "quarry_maid", "tower": "south_east"}),),
    "mage-knight": (("add_figure", {"side": "Nord"}),),
    "dnd5e": (),  # by typing several at once
}


def begun(server: Server, game: str) -> int:
    """A campaign with one hero called Ragna and another called Borrek."""
    campaign = server.campaign(game)
    match game:
        case "heroquest":
            server.do(campaign, "seat_hero", hero_id="first", name="Ragna", hero_class="barbarian")
            server.do(campaign, "seat_hero", hero_id="other", name="Borrek", hero_class="dwarf")
        case "dungeonquest":
            server.do(campaign, "seat_hero", name="Ragna", sheet="rope_dancer", tower="north_west")
        case "mage-knight":
            server.do(campaign, "add_side", name="Nord")
            server.do(campaign, "add_figure", name="Ragna", side="Nord")
        case "dnd5e":
            server.do(campaign, "add_combatants", text="Ragna, Borrek", kind="pc")
    return campaign


def refused(server: Server, campaign: int, what: str, field: str = "name", /, **fields: Any) -> None:
    before = server.revision(campaign)
    answer = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=server.wish(campaign, what, **fields))
    said = answer.json()
    assert (answer.status_code, said["code"]) == (422, "names.twice"), said
    assert [one["field"] for one in said["errors"]] == [field]
    assert server.revision(campaign) == before


def test_every_game_is_here() -> None:
    assert {one.id for one in GAMES if one.campaigns} == SEATS.keys()


@pytest.mark.parametrize("game", SEATS)
def test_no_hero_is_seated_under_a_name_that_looks_like_anothers(server: Server, game: str) -> None:
    campaign = begun(server, game)
    for name in TWINS:
        for kind, fields in SEATS[game]:
            refused(server, campaign, kind, name=name, **fields)
        if game == "dnd5e":
            refused(server, campaign, "add_combatants", "text", text=name, kind="pc")
            refused(server, campaign, "describe_combatant", combatant_id="c2", name=name)
        if game == "heroquest":
            refused(server, campaign, "rename_hero", hero_id="other", name=name, player="Mia")
        if game == "mage-knight":
            refused(server, campaign, "add_side", name="NОRD")  # with a Cyrillic О


def test_a_hero_who_rests_keeps_the_name(server: Server) -> None:
    campaign = begun(server, "heroquest")
    server.do(campaign, "set_hero_aside", hero_id="first", standing="set_aside")
    refused(server, campaign, "seat_hero", hero_id="second", name="RAGNA", hero_class="elf")


def test_a_hero_may_be_written_otherwise_and_old_twins_play_on() -> None:
    table = make_table(make_hero(hero_id="one", name="Ragna"), make_hero("elf", hero_id="two", name="Elwe"))
    assert after(table, RenameHero(hero_id="one", name="RAGNA", player="Mia")).heroes["one"].name == "RAGNA"
    seated = HeroSeated(hero_id="three", name="rAGNA", hero_class="elf", start_body=6, start_mind=4, player="")
    twins = table.model_copy(update={"heroes": seated.evolve(table).heroes})
    assert [one.name for one in twins.heroes.values()] == ["Ragna", "Elwe", "rAGNA"]
    assert facts(twins, RenameHero(hero_id="three", name="rAGNA", player="Jo"))
