"""Requests that no browser of ours sends are refused in words; the server is never at a loss."""

import re
import shutil
import threading
from collections import defaultdict
from typing import IO, Any

import pytest
from starlette.datastructures import FormData

from app.web.http import posted
from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, open_sample
from tests.web.routes_support import all_routes

FORM = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nRunde\r\n--x--\r\n'


@pytest.mark.parametrize("charset", ["undefined", "nobody-knows-this", "idna", "rot13"])
@pytest.mark.parametrize("path", ["/campaigns", "/campaigns/import", "/backups/candidates"])
def test_a_form_in_an_unknown_alphabet_is_refused(server: Server, charset: str, path: str) -> None:
    kind = f"multipart/form-data; boundary=x; charset={charset}"
    answer = server.laptop.post(path, content=FORM, headers={"Content-Type": kind})
    assert 400 <= answer.status_code < 500 or answer.status_code == 303, answer.text[:200]


@pytest.mark.parametrize("referer", ["http://[foo", "http://testserver:99999999/x", "\x7f", "//[", "http://a]b/"])
def test_a_language_can_be_chosen_from_nowhere(server: Server, referer: str) -> None:
    answer = server.laptop.post(
        "/language", data={"language": "en"}, headers={"Referer": referer}, follow_redirects=False
    )
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_a_folder_that_is_gone_takes_no_more_actions(server: Server) -> None:
    campaign, revision = server.campaign(), 1
    shutil.rmtree(server.services.settings.data)
    wish = {"command": {"type": "change_coins", "owner": "anna", "change": 1}, "revision": revision, "key": new_key()}
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (503, "storage.read_only")
    assert server.laptop.get("/health/ready").status_code == 503


@pytest.mark.parametrize("path", ["/sign-in", "/language", "/dice-mode", "/campaigns", "/join/x", "/campaigns/1/undo"])
def test_a_small_form_takes_16_kilobytes(server: Server, path: str) -> None:
    server.campaign()
    for caller in (server.client(), server.laptop):
        refused = caller.post(path, data={"name": "x" * posted.SMALL})
        assert (refused.status_code, "Das ist zu groß." in refused.text) == (413, True)
        unannounced = caller.post(path, content=(b"x" * 1000 for _ in range(17)), headers=_FORM)
        assert unannounced.status_code == 413
        assert caller.post(path, data={"name": "x" * 1000}).status_code < 500


_FORM = {"content-type": "application/x-www-form-urlencoded"}


def test_whom_nobody_knows_sends_nothing_long(server: Server) -> None:
    campaign = open_sample(server)
    own = hero_ids(server, campaign)[0]
    table, page = f"/campaigns/{campaign}/table", f"/campaigns/{campaign}/heroes/{own}/own"
    notes = {"type": "write_notes", "text": "ü" * 9_000, "revision": str(server.revision(campaign)), "key": new_key()}
    assert server.client().post(table, data=notes).status_code == 413
    assert server.laptop.post(table, data=notes).status_code == 303
    picture = {"picture": ("x.png", b"x" * posted.SMALL)}
    assert server.client().post(f"{page}/picture", files=picture).status_code == 403
    assert server.player(campaign, own).post(f"{page}/picture", files=picture).status_code == 422
    file = {"file": ("x.json", b"x" * posted.SMALL)}
    assert server.client().post(f"/campaigns/{campaign}/heroes/import", files=file).status_code == 413


def test_no_nul_is_kept(server: Server) -> None:
    """A journal that held one could be brought back from no backup."""
    campaign = server.campaign()
    notes = {"type": "write_notes", "text": "a\0b", "revision": "1", "key": new_key()}
    assert server.laptop.post(f"/campaigns/{campaign}/table", data=notes).status_code == 303
    assert server.services.snapshots.take(campaign).state.house.notes == "ab"
    wish = server.wish(campaign, "write_notes", text="a\0b")
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish)
    assert (refused.status_code, refused.json()["errors"][0]["code"]) == (422, "value.not_printable")
    server.do(campaign, "write_notes", text="a\\u0000b")  # somebody typed these seven characters


def test_json_of_anybody_is_bounded(server: Server) -> None:
    address = f"/api/v1/campaigns/{open_sample(server)}/commands"
    large, kind = b'{"x": "' + b"x" * 64_000 + b'"}', {"content-type": "application/json"}
    refused = server.client().post(address, content=large, headers=kind)
    assert (refused.status_code, refused.json()["code"]) == (413, "http.too_large")
    assert server.laptop.post(address, content=large, headers=kind).status_code == 422


def test_a_body_full_of_mistakes_is_told_the_first_hundred(server: Server) -> None:
    body = {f"x{number}": 1 for number in range(5000)}
    told = server.client().post("/api/v1/campaigns", json=body).json()
    assert told["code"] == "form.refused"
    assert len(told["errors"]) == 100


@pytest.mark.parametrize("number", [99, 2**31, 2**63, 2**80])
def test_a_campaign_that_is_not_there_is_so_to_everybody(server: Server, number: int) -> None:
    server.campaign()
    for caller in (server.client(), server.laptop):
        for page in ("table", "settings", "repair", "town"):
            answer = caller.get(f"/campaigns/{number}/{page}")
            assert (answer.status_code, "Diese Kampagne gibt es nicht" in answer.text) == (404, True), page


@pytest.mark.parametrize("number", ["1.0", "+1", "%201"])
def test_a_campaign_has_one_address(server: Server, number: str) -> None:
    server.campaign("heroquest")
    for page in ("table", "settings"):
        assert server.laptop.get(f"/campaigns/{number}/{page}").status_code == 404, page


@pytest.mark.parametrize("nothing", ["x" * 300, "%00", "-1", "%ED%9F%BF"])
def test_an_address_may_name_what_nothing_can_be_called(server: Server, nothing: str) -> None:
    campaign = open_sample(server)
    known = {"hero_id": hero_ids(server, campaign)[0], "kind": "weapons", "page": "table", "quest_id": "q1"}
    for route in all_routes(server.app):
        for name in set(re.findall(r"{(\w+)", route.path)) - {"campaign_id"}:
            names = defaultdict(lambda: "1", {**known, "campaign_id": str(campaign), name: nothing})
            answer = server.laptop.request(route.method, route.filled(names))
            assert answer.status_code < 500, (route, name, answer.text[:500])


@pytest.mark.parametrize("is_large", [False, True])
def test_a_large_form_is_read_beside_the_loop(server: Server, monkeypatch: pytest.MonkeyPatch, is_large: bool) -> None:
    campaign, where, loops = open_sample(server), set[int](), set[int]()
    read, parsed = posted._pairs, posted._parsed

    def noticed(body: IO[bytes], fields: int) -> FormData:
        where.add(threading.get_ident())
        return read(body, fields)

    async def noticing(*told: Any) -> FormData:
        loops.add(threading.get_ident())
        return await parsed(*told)

    monkeypatch.setattr(posted, "_pairs", noticed)
    monkeypatch.setattr(posted, "_parsed", noticing)
    form = {"type": "write_notes", "text": "%" * 900_000 if is_large else "kurz", "revision": "1", "key": new_key()}
    body = "&".join(f"{name}={value}" for name, value in form.items())
    answer = server.laptop.post(f"/campaigns/{campaign}/table", content=body, headers=_FORM)
    assert answer.status_code in (303, 409, 422)
    assert (where == loops) is not is_large


@pytest.mark.parametrize("page", ["table", "heroes/liathan"])
def test_a_draft_may_name_a_row_that_holds_nothing_it_should(server: Server, page: str) -> None:
    campaign = open_sample(server)
    draft = {"do": "act", "type": "write_quest", "quest_id": "x", "name": "X", "monsters.0": "herbs", "scrolls": "x"}
    assert server.laptop.get(f"/campaigns/{campaign}/{page}", params=draft).status_code == 200


@pytest.mark.parametrize("what", ["admit", "refuse"])
def test_nobody_decides_about_a_phone_that_was_sent_away(server: Server, what: str) -> None:
    campaign = open_sample(server)
    server.player(campaign, hero_ids(server, campaign)[0])
    [phone] = server.services.snapshots.take(campaign).state.house.devices
    server.do(campaign, "revoke_device", device_id=phone)
    assert server.laptop.post(f"/campaigns/{campaign}/devices/{phone}/{what}").status_code == 422


def test_every_command_can_be_asked_for_at_the_table(server: Server) -> None:
    campaign = open_sample(server)
    system = server.services.snapshots.take(campaign).system
    for kind in system.command_types:
        asked = {"do": "act", "type": kind.type_name}
        answer = server.laptop.get(f"/campaigns/{campaign}/table", params=asked, headers={"HX-Request": "true"})
        assert answer.status_code == 200, kind.type_name
