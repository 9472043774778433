"""The record of what pages offer: the rules accept it, known commands are in it, and what is taken away is found."""

import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import FormData

from app.core.events import Command
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.table import Table
from app.web.ui.forms import FormRefused, read_command
from tests.systems.heroquest.board.quest_maps import monster, quest
from tests.web.conftest import Server
from tests.web.offered.pages import VIEWERS, Tour
from tests.web.offered.reading import Offer, canonical, offers_in
from tests.web.offered.recording import Differences, main, offers_each, recorded
from tests.web.offered.tables import RandomTable

Page = dict[str, Any]  # a line of the record: JSON


@pytest.fixture
def table(server: Server) -> tuple[int, Table]:
    """Ragna on C2 and on turn: a goblin beside her on C3, and the shut door of the room before her."""
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(campaign, "lay_map", quest=quest(monster("C3", "goblin")).model_dump(mode="json"))
    server.do(campaign, "start_quest")
    server.do(campaign, "put_figure", figure_id="ragna", square="C2")
    found = server.services.snapshots.take(campaign).state.table
    assert isinstance(found, Table)
    return campaign, found


def commands(pages: list[Page], viewer: str) -> Iterator[Command]:
    """What is offered as a whole command: sent by one tap, nothing left to be said."""
    for page in pages:
        for one in page["offers"] if page["viewer"] == viewer else ():
            command = command_in(one)
            if command is not None:
                yield command


def command_in(one: Offer) -> Command | None:
    is_blow = one["how"] == "link" and {"target_id", "monster_ids"} & one["fields"].keys()
    if one.get("state") != "offered" or "asks" in one or not (one["how"] in ("post", "tap") or is_blow):
        return None
    pairs = [(name, value) for name, values in one["fields"].items() for value in values]
    if one.get("type") not in {kind.type_name for kind in SYSTEM.command_types}:
        return None
    try:
        return read_command(SYSTEM, FormData([("type", one["type"]), *pairs]))
    except FormRefused:
        return None


def looked_at(server: Server, campaign: int, table: Table, **some: Collection[str]) -> list[Page]:
    found = [json.loads(canonical(one)) for one in Tour(server, campaign, table, 0).pages(**some)]
    return [{**page, "offers": [one for offer in page["offers"] for one in offers_each(offer)]} for page in found]


def test_known_commands_are_offered_to_whom_they_belong(server: Server, table: tuple[int, Table]) -> None:
    pages, (goblin,) = looked_at(server, *table, only=("table", "passport", "watch")), table[1].monsters
    offered = {viewer: {_told(one) for one in commands(pages, viewer)} for viewer in VIEWERS}
    blow, door = ("attack", "ragna", goblin), ("open_door", "ragna", "door-C1")
    assert {blow, door, ("end_turn", "", "")} <= offered["master"]
    assert {blow, ("end_turn", "ragna", "")} <= offered["player"]
    assert offered["guest"] == set()


def _told(command: Command) -> tuple[str, str, str]:
    names = (("attacker_id", "hero_id"), ("target_id", "door_id"))
    who, what = (next((getattr(command, one) for one in some if getattr(command, one, None)), "") for some in names)
    return command.type, who, what


@pytest.mark.parametrize("seed", [1, 4])
def test_the_rules_accept_what_the_game_master_is_offered(server: Server, seed: int) -> None:
    """Only the steps of a hero's sheet are always there: they correct values by hand, and say so where they cannot."""
    played = RandomTable(seed, server.services.database).begin()
    pages = [one for one in looked_at(server, played.id, played.table, viewers=["master"]) if one["page"] != "hero"]
    asked = {one.model_dump_json(): one for one in commands(pages, "master")}
    refused = [
        (text, error.code) for text, one in asked.items() if (error := refusal(played.table, one, SYSTEM.content))
    ]
    assert len(asked) > 15
    assert refused == []


def test_why_something_cannot_be_done_is_recorded_with_it() -> None:
    found = offers_in(
        """<div class="option is-no"><b>Ork</b> <span>zu weit</span>
        <form method="post" action="/campaigns/3/table"><input type="hidden" name="type" value="attack"><input
        type="hidden" name="revision" value="7"><input type="hidden" name="target_id" value="orc"><button>So</button>
        </form></div><form method="post" action="/campaigns/3/table" data-before="B2<B1 B3<B2<"><input type="hidden"
        name="type" value="walk_to"><input type="hidden" name="square" value=""></form>"""
    )
    [blow] = [one for one in found if one.get("type") == "attack"]
    assert (blow["state"], blow["reason"], blow["fields"]) == ("refused", "Ork zu weit So", {"target_id": ["orc"]})
    [walk] = [one for one in found if one["how"] == "tap"]
    assert walk["squares"] == ["B2"], "B3 is only passed"


def test_the_same_table_is_recorded_the_same_and_what_is_gone_is_found(server: Server, tmp_path: Path) -> None:
    lines, again = list(recorded(server, [4])), list(recorded(server, [4]))
    assert lines == again
    page = json.loads(next(one for one in lines if "receive_visitor" in one))
    [gone] = [one for one in page["offers"] if one.get("fields", {}).get("visitor") == ["druid"]]
    fewer = {**page, "offers": [one for one in page["offers"] if one != gone]}
    changed = [canonical(fewer) if json.loads(one) == page else one for one in lines]
    found = Differences(lines, changed).counts
    assert found == {("missing", "master", "town panel", "receive_visitor"): 1}
    assert Differences(changed, lines).counts == {("new", "master", "town panel", "receive_visitor"): 1}
    elsewhere = [canonical({**page, "page": "table", "asked": "/table"}), *changed]
    assert Differences(lines, elsewhere).counts[("moved", "master", "town panel", "receive_visitor")] == 1
    other = {**page, "offers": [{**one, "state": "disabled"} if one == gone else one for one in page["offers"]]}
    assert {group[0] for group in Differences([canonical(page)], [canonical(other)]).counts} == {"changed"}
    files = [tmp_path / name for name in ("old", "new")]
    for file, said in zip(files, (lines, changed), strict=True):
        file.write_text("\n".join(said), encoding="utf-8")
    assert main(["--compare", *map(str, files)]) == 1
    assert main(["--compare", str(files[0]), str(files[0])]) == 0
