"""What people type stays text: in every field that takes free text, every question of an address, every file."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest
from fastapi.routing import iter_route_contexts
from pydantic import ValidationError
from starlette.testclient import TestClient

from app.campaign import commands as house
from app.core.events import Command
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import ENTRY_KINDS
from app.systems.heroquest.game import SYSTEM
from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import hero_ids, open_sample
from tests.web.routes_support import Route, all_routes

pytestmark = pytest.mark.broad

UNNAMED = "x"
EVIL = "<i id=x9>&'\""
RAW = re.compile(r"<i id=x9|[^\\]'\"(?=[^&<]*>)")  # as a tag, or out of the quotes of an attribute
OUTSIDE = re.compile(
    r"<script(?![^>]* src=)|\sstyle=|<style|\son[a-z]+=\"|javascript:|src=\"(?:https?:)?//", re.IGNORECASE
)
# How each command with free text is sent; what a test of everything would otherwise forget.
WRITES: dict[str, dict[str, object]] = {
    "rename_campaign": {},
    "write_notes": {},
    "seat_hero": {"hero_id": "evil", "hero_class": "elf"},
    "rename_hero": {"hero_id": "evil"},
    "give_item": {"hero_id": "evil", "item_id": "thing", "content_id": "healing_potion_4"},
    "roll_fate": {},
    "place_monster": {"monster_id": "beast", "kind": "squig"},
    "rename_monster": {"monster_id": "beast"},
    "write_deck": {"deck": "evil", "cards": [{"name": EVIL}]},
    "write_quest": {"quest_id": "evil"},
    "keep_notes": {"hero_id": "evil"},
    "keep_note": {"note_id": "evil"},
    "start_clock": {"clock_id": "evil", "rounds": 3},
    "decide_today": {},
    "write_table": {"table_id": "evil", "rows": [{"text": EVIL, "numbers": 6}]},
    "prepare_room": {"room_id": "evil", "name": "Krypta"},
    "name_spell": {"spell": "guild_1"},
    "name_own_spell": {"hero_id": "tamsin", "spell": "heavens_1"},
    "admit_device": {"hero_ids": ["evil"]},
}
THROWN = {"roll_fate": [hand(1)]}
# Free only for programs: ids of ours, wishes that are commands themselves, texts that are read as JSON (below).
# Why a proposal is declined is read on one card: test_hero_cards.py.
NO_TEXT = {
    "drop_roll", "keep_roll", "tell_lapse", "renew_dice", "bind_device", "know_device", "revoke_device",
    "renew_invitation", "propose_action", "expire_proposal", "accept_proposal", "decline_proposal", "choose_house_rule",
    "put_card_back", "discard_card", "keep_card_out", "bring_card_in", "find_ingredient", "start_quest", "import_hero",
    "change_content", "import_content", "open_door", "find_thing",
}  # fmt: skip

NAMES: dict[str, dict[str, object]] = {
    "/campaigns/{campaign_id}/bestiary/{kind}": {"kind": "squig"},
    "/heroquest/bestiary/{kind}": {"kind": "squig"},
    "/heroquest/rules/{rule}": {"rule": "HQ-5"},
    "/static/bundles/{names}.{kind}": {"names": "hero_cards", "kind": "css"},
}
REFUSED = (403, 404, 422)
# Where there is nothing: files and work of the house that nobody has begun, other games, and what needs a question.
NOT_THERE = {
    "/api/v1/heroquest/campaigns/{campaign_id}/map", "/api/v1/heroquest/duel", "/api/v1/toy/content/{kind}",
    "/backups/candidates/{token}", "/backups/files/{name}", "/campaigns/{campaign_id}/jump",
    "/campaigns/{campaign_id}/new-hero", "/campaigns/{campaign_id}/undo", "/join/{token}", "/long-work/{work_id}",
    "/long-work/{work_id}/file", "/long-work/{work_id}/progress", "/metrics", "/pictures/{digest}.webp",
    *(f"/{game}/rules/{{rule}}" for game in ("dnd5e", "dungeonquest", "mage-knight", "toy")),
}  # fmt: skip


def _free_texts(kind: type[Command]) -> list[str]:
    """The fields that take whatever is typed."""
    return [name for name in kind.model_fields if name != "type" and _takes(kind, name)]


def _takes(kind: type[Command], field: str) -> bool:
    """Whether a field takes the text; others may be missing."""
    try:
        kind.model_validate({field: EVIL})
    except ValidationError as error:
        return all(each["loc"][0] != field for each in error.errors())
    return True


def _types() -> dict[str, type[Command]]:
    kinds = (*house.COMMAND_TYPES, *SYSTEM.command_types)
    return {str(kind.model_fields["type"].default): kind for kind in kinds}


def test_every_command_with_free_text_is_tried() -> None:
    assert {name for name, kind in _types().items() if _free_texts(kind)} == WRITES.keys() | NO_TEXT


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table at which everything is called by an evil name."""
    server = Server(tmp_path_factory.mktemp("texts"))
    campaign = open_sample(server)
    for name, fields in WRITES.items():
        texts = dict.fromkeys(_free_texts(_types()[name]), EVIL)
        server.do(campaign, name, *THROWN.get(name, ()), **{**texts, **fields})
    for kind in ENTRY_KINDS:
        entry = next(iter(getattr(shipped(), kind)))
        server.do(campaign, "import_content", text=json.dumps({kind: [{"id": entry, "name": EVIL}]}), file=EVIL)
    row = json.dumps({"rows": {"deep": {"text": EVIL}}})
    server.do(campaign, "change_content", kind="tables", id="faint", fields=row)
    server.do(campaign, "peek_at_deck", hand(1), deck="evil")
    server.do(campaign, "draw_card", deck="evil")
    drawn = server.laptop.post("/heroquest/maps", data={"do": "new", "name": EVIL, "key": UNNAMED})
    assert drawn.status_code == 303, drawn.text
    server.services.pin.choose("2468")
    server.services.hub.closing = True
    yield server
    server.close()


def _names(server: Server, route: Route) -> Mapping[str, object]:
    """What stands in the braces of an address so that something is there."""
    found = NAMES.get(route.path, {})
    return defaultdict(
        lambda: UNNAMED,
        {
            "campaign_id": 1,
            "page": "table",
            "kind": "monsters",
            "quest": "evil",
            "entry": "squig",
            "hero_id": "evil",
            **found,
        },
    )


def _pages(server: Server) -> Iterator[str]:
    """Every address that can be read, each question of it asked evilly."""
    questions: dict[str | None, set[str]] = defaultdict(set)
    for context in iter_route_contexts(server.app.routes):
        dependant = getattr(context, "dependant", None)
        questions[context.path] |= {one.alias for one in getattr(dependant, "query_params", ())}
    own = hero_ids(server, 1)[0]
    for route in all_routes(server.app):
        if route.method == "GET" and "openapi" not in route.path:
            path = route.filled(_names(server, route))
            yield f"{path}?hero=evil" if "/live/" in path else path
            asked = sorted(questions[route.path])
            if asked:
                yield path + "?" + "&".join(f"{name}=%3Ci%20id%3Dx9%3E%26'%22%20OR%201%3D1--" for name in asked)
    for query in (
        "do=menu&for=evil",
        "hero=evil",
        "monster=beast",
        "type=change_gold&hero_id=evil&change=1",
        "do=decks",
    ):
        yield f"/campaigns/1/table?{query}"
    yield f"/campaigns/1/town?hero={own}"
    yield f"/campaigns/1/heroes/{own}?do=loadout&for={own}&item=%3Ci%20id%3Dx9%3E"


def _faults(caller: TestClient, pages: Iterator[str]) -> Iterator[tuple[str, str]]:
    for path in pages:
        answer = caller.get(path)
        kind = answer.headers["content-type"] if answer.content else ""
        if answer.status_code == 500:
            yield path, "500"
        if kind.startswith(("text/html", "text/event-stream")):
            yield from ((path, found[0]) for found in (RAW.search(answer.text), OUTSIDE.search(answer.text)) if found)


def test_no_text_becomes_markup_for_anybody(server: Server) -> None:
    assert list(_faults(server.laptop, _pages(server))) == []
    assert (
        list(_faults(server.client(), iter(["/campaigns/1/watch", "/campaigns/1/log", "/campaigns/1/heroes/evil"])))
        == []
    )


def test_the_evil_names_are_on_the_pages(server: Server) -> None:
    """Otherwise the test above would prove nothing."""
    places = ("table", "log", "heroes/evil", "join", "catalogue?own=1")
    for path in ("/", *(f"/campaigns/1/{place}" for place in places)):
        assert "&lt;i id=x9&gt;" in server.laptop.get(path).text, path


def test_there_is_something_to_read_at_every_address(server: Server) -> None:
    """Otherwise the tests above would look at pages that say only that nothing is there."""
    routes = [one for one in all_routes(server.app) if one.method == "GET" and "openapi" not in one.path]
    missing = {one.path for one in routes if server.laptop.get(one.filled(_names(server, one))).status_code in REFUSED}
    assert missing == NOT_THERE


PARTS = [
    "..%2f..%2fsecret.key",
    "%2e%2e%2f%2e%2e%2fsecret.key",
    "%00",
    "..%5c..%5csecret.key",
    "%252e%252e%252fsecret.key",
]


def test_no_part_of_an_address_leads_out_of_its_folder(server: Server) -> None:
    secret = server.services.settings.secret.read_bytes()
    for route in all_routes(server.app):
        if route.method == "GET" and "{" in route.path.replace("{campaign_id}", ""):
            for part in PARTS:
                names = defaultdict(lambda part=part: part, campaign_id=1)  # type: ignore[misc]
                answer = server.laptop.get(route.filled(names))
                assert answer.status_code < 500, (route, part)
                assert secret not in answer.content, (route, part)


DEEP = "[" * 100_000
BOMBS = [
    DEEP,
    '{"a":' * 50_000,
    "9" * 20_000,
    '{"revision":' + "9" * 5_000 + "}",
    "1e999999999",
    '"\\ud800"',
    "\x00" * 999,
    "NaN",
]


@pytest.mark.parametrize("bomb", BOMBS, ids=range(len(BOMBS)))
def test_json_that_is_meant_to_choke_us_is_refused(server: Server, bomb: str) -> None:
    before = server.revision(1)
    json_type = {"content-type": "application/json"}
    for path in ("/api/v1/campaigns", "/api/v1/campaigns/1/commands", "/api/v1/heroquest/duel"):
        assert 400 <= server.laptop.post(path, content=bomb.encode(), headers=json_type).status_code < 500, path
    for path in ("/campaigns/1/import-hero", "/campaigns/1/catalogue/exchange"):
        form = {"text": bomb, "do": "preview", "key": new_key(), "revision": "1"}
        assert server.laptop.post(path, data=form).status_code < 500, path
    assert server.revision(1) == before


def test_a_pressed_body_is_not_unpacked(server: Server) -> None:
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    assert server.laptop.post("/api/v1/campaigns", content=b"\x1f\x8b" + b"\0" * 99, headers=headers).status_code < 500


def test_a_form_of_a_thousand_parts_is_refused(server: Server) -> None:
    many = [("picture", (f"{number}.png", b"x", "image/png")) for number in range(1_000)]
    answer = server.laptop.post("/campaigns/1/heroes/evil/own/picture", files=many)
    assert 400 <= answer.status_code < 500
    assert (
        400 <= server.laptop.post("/campaigns/1/results", data={f"f{n}": "x" for n in range(5_000)}).status_code < 500
    )


def test_a_file_from_elsewhere_brings_only_text(server: Server) -> None:
    exported = server.laptop.get("/campaigns/1/heroes/evil/file")
    assert not exported.headers["content-type"].startswith("text/html")
    file = json.loads(exported.text)
    file["campaign"] = file["hero"]["name"] = file["hero"]["player"] = EVIL
    form = {"text": json.dumps(file), "do": "preview", "key": new_key(), "revision": str(server.revision(1))}
    page = server.laptop.post("/campaigns/1/import-hero", data=form)
    assert page.status_code == 200
    assert "&lt;i id=x9&gt;" in page.text
    assert not RAW.search(page.text)
