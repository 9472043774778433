"""Nothing secret leaves: every page, every answer of the API and every stream, read by everybody who may not know."""

import re
from asyncio import to_thread
from collections.abc import Iterable, Iterator

import pytest
from fastapi import APIRouter
from fastapi.routing import iter_route_contexts
from httpx2 import Response
from starlette.testclient import TestClient

from app.web.campaigns import page as campaigns_page
from app.web.games import GAMES
from app.web.routers import ROUTERS
from app.web.table import stream
from tests.web.conftest import Server, new_key
from tests.web.secrets_support import (
    DECKS,
    GOLD,
    HEROES,
    HIDDEN_NAME,
    ITEM_NOTE,
    MAP,
    MORE_GOLD,
    NOTES,
    Table,
    secret_table,
)

pytestmark = pytest.mark.broad
NAMES = {
    "name": "20261121-204700-manual.db",
    "digest": "0" * 32,
    "entry": "squig",
    "rule": "HQ-9-FALL",
    "quest": "unnamed",
    "work_id": "000000000000",
    "drawing_id": "bell",
}  # for what else stands in a path
QUERIES = (
    "", "?hero=ragna", "?hero=borrek", "?before=999", "?limit=200", "?type=change_gold&hero_id=ragna&change=-1",
    "?search=gold", "?target=3", "?do=menu&for=ragna", "?do=act&type=drink_potion&hero_id=ragna",
)  # fmt: skip
DESCRIPTION = "/api/v1/openapi.json"  # the same for everybody, and a second's work on each server
STREAM_QUERIES = QUERIES[:3]  # a stream asks for nothing but the hero


@pytest.fixture
def table(server: Server) -> Table:
    """Two heroes with their phones, and all that is secret about them."""
    return secret_table(server)


@pytest.fixture(autouse=True)
def _streams_that_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream tells its first message, then of one secret change for each hero, and is over."""
    hub = table.server.services.hub

    def change_secrets() -> None:
        for hero, more in zip(HEROES, MORE_GOLD, strict=True):
            table.server.do(table.id, "change_gold", hero_id=hero, change=more)
            table.server.do(table.id, "change_gold", hero_id=hero, change=-more)
        table.server.do(table.id, "write_notes", text=NOTES)

    async def next_message(_woken: object) -> bool:
        if not hub.closing:
            await to_thread(change_secrets)
            hub.closing = True
        return True

    monkeypatch.setattr(stream, "_wakes", next_message)


def test_a_guest_learns_no_secret(table: Table) -> None:
    guest = table.server.client()
    forbidden = (*table.secrets_of("ragna"), *table.secrets_of("borrek"), *table.house_secrets(), *table.nobodys())
    _check(_everything(table, guest), forbidden)
    _check([(DESCRIPTION, _read(table, guest, DESCRIPTION))], forbidden)


@pytest.mark.parametrize(("own", "other"), [HEROES, HEROES[::-1]])
def test_a_player_learns_no_secret_but_the_own(table: Table, own: str, other: str) -> None:
    kept = {*table.secrets_of(other), *table.house_secrets(), *table.nobodys()} - {table.device_of(own)}
    _check(_everything(table, table.players[own]), tuple(kept))


def test_not_even_the_game_master_learns_what_nobody_may(table: Table) -> None:
    _check(_everything(table, table.server.laptop, 2), table.nobodys())


def test_a_phone_that_was_sent_away_learns_nothing_any_more(table: Table) -> None:
    for device in table.server.services.snapshots.take(table.id).state.house.devices:
        table.server.do(table.id, "revoke_device", device_id=device)
    forbidden = (*table.secrets_of("ragna"), *table.secrets_of("borrek"), *table.house_secrets(), *table.nobodys())
    _check(_everything(table, table.players["ragna"], 2), forbidden)


def test_what_is_searched_for_is_there_for_those_who_may_know(table: Table) -> None:
    """Without this, a search that finds nothing would prove nothing."""

    def read(caller: TestClient, path: str) -> str:
        return _read(table, caller, path)

    leader, player, base = table.server.laptop, table.players["ragna"], f"/campaigns/{table.id}"
    gold = table.secrets_of("ragna")[:2]
    for path in (f"{base}/heroes/ragna", f"{base}/live/passport?hero=ragna"):
        for caller in (leader, player):
            assert any(text in read(caller, path) for text in gold), path
    assert f"{ITEM_NOTE} ragna" in read(player, f"{base}/heroes/ragna")
    assert table.secrets_of("ragna")[-1] in read(player, f"{base}/live/passport?hero=ragna")
    assert NOTES in read(leader, f"{base}/settings")
    whole, devices = read(leader, f"/api/v1{base}"), read(leader, f"/api/v1{base}/devices")
    assert all(secret in whole for secret in DECKS)
    assert all(device in devices for device in table.house_secrets()[7:9])
    assert all(secret in read(leader, f"/api/v1/heroquest{base}/map") for secret in MAP)
    for path in (f"{base}/table", f"{base}/live/table", f"{base}/log"):
        assert HIDDEN_NAME in read(leader, path), path
    assert HIDDEN_NAME not in read(leader, f"{base}/watch")
    assert any(text in read(leader, f"{base}/live/table") for text in table.secrets_of("borrek")[4:6])


def test_asking_for_another_heros_gold_by_a_form_tells_nothing(table: Table) -> None:
    """What a refusal says must not tell how much there is."""
    player = table.players["ragna"]
    said = []
    for change in (-GOLD[1], -GOLD[1] - 2):
        command: dict[str, str | int] = {"type": "change_gold", "hero_id": "borrek", "change": change}
        body = {"command": command, "revision": table.server.revision(table.id), "key": new_key()}
        said.append(player.post(f"/api/v1/campaigns/{table.id}/commands", json=body).text)
        said.append(player.post(f"/api/v1/campaigns/{table.id}/commands/preview", json={"command": command}).text)
        said.append(player.get(f"/campaigns/{table.id}/heroes/ragna", params=command).text.partition("key")[0])
    assert said[:2] == said[3:5]
    _check([(str(number), text) for number, text in enumerate(said)], table.secrets_of("borrek"))


def test_refusals_of_writes_tell_nothing(table: Table) -> None:
    forbidden = (*table.secrets_of("ragna"), *table.secrets_of("borrek"), *table.house_secrets(), *table.nobodys())
    guest, base = table.server.client(), f"/campaigns/{table.id}"
    told = [
        (path, guest.post(f"{base}/{path}", data={"type": "change_gold", "hero_id": "ragna", "change": "-1"}).text)
        for path in ("table", "heroes/ragna", "settings", "undo", "redo", "join/renew", "settings/pin")
    ]
    _check(told, forbidden)


def _everything(table: Table, caller: TestClient, queries: int = len(QUERIES)) -> Iterator[tuple[str, str]]:
    """All a caller can read, with the path it was read at: the pages that follow a campaign with every question.

    Who is not let in is asked for once more with all questions together: none of them may open the door.
    """
    of_games = _paths(table, [router for game in GAMES.values() for router in game.routers])
    for path in (*_paths(table, (campaigns_page.router, *ROUTERS)), *of_games):
        follows = path not in of_games and path.startswith(("/campaigns/", "/api/v1/campaigns/"))
        asked = (STREAM_QUERIES if "/live/" in path else QUERIES)[: queries if follows else 1]
        first = _asked(table, caller, path + asked[0])
        yield path + asked[0], _all_of(first)
        is_let_in = first.status_code == 200
        for query in asked[1:] if is_let_in else {"?" + "&".join(one.strip("?") for one in asked)} - {asked[0]}:
            yield path + query, _read(table, caller, path + query)


def _read(table: Table, caller: TestClient, path: str) -> str:
    return _all_of(_asked(table, caller, path))


def _asked(table: Table, caller: TestClient, path: str) -> Response:
    table.server.services.hub.closing = False
    answer = caller.get(path)
    assert answer.status_code != 500, path
    return answer


def _paths(table: Table, routers: Iterable[APIRouter]) -> list[str]:
    """Every path of them that can be read, with each hero and each page in it."""
    routes = [route for router in routers for route in iter_route_contexts(router.routes)]  # those of inner routers too
    found = {route.path for route in routes if route.path and "GET" in (route.methods or ())}
    fillings = (
        {
            **NAMES,
            "campaign_id": table.id,
            "hero_id": hero,
            "page": page,
            "kind": kind,
            "token": f"{table.id}.1.{hero}.AAAAAAAAAAAAAAAA",
        }
        for hero in HEROES
        for page in ("table", "watch", "screen", "passport", "hero_map", "town", "join")
        for kind in ("monsters", "squig")
    )
    return sorted({path.format_map(filling) for filling in fillings for path in found})


def _all_of(answer: Response) -> str:
    """Body and headers, but for the caller's own cookie and the length of the page, which may be any number."""
    headers = [value for name, value in answer.headers.items() if name not in ("set-cookie", "content-length")]
    return "\n".join((answer.text, *headers))


def _check(told: object, forbidden: tuple[str, ...]) -> None:
    assert all(forbidden)
    assert isinstance(told, Iterator | list)
    leaks = [(path, secret) for path, text in told for secret in forbidden if _tells(text, secret)]
    assert leaks == []


def _tells(text: str, secret: str) -> bool:
    """A number counts where it stands by itself: the digits of some key contain one by chance."""
    return bool(re.search(rf"\b{secret}\b", text)) if secret.isdecimal() else secret in text
