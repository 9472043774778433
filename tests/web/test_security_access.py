"""Who is the game master without a PIN: only the laptop itself, whatever a request says about itself."""

from itertools import product
from pathlib import Path

import pytest
from fastapi import Request
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings
from app.web.http.access import is_laptop
from app.web.http.network import own_names
from tests.web.conftest import HERE, LAPTOP, PHONE, Server, new_key
from tests.web.pages_support import open_sample

# What proxies, tunnels and content networks add, each product its own.
OF_PROXIES = [
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-port",
    "x-forwarded-server",
    "x-forwarded-prefix",
    "x-forwarded-uri",
    "x-forwarded-user",
    "x-real-ip",
    "x-client-ip",
    "x-cluster-client-ip",
    "x-original-forwarded-for",
    "x-original-host",
    "x-original-url",
    "x-host",
    "x-scheme",
    "x-proxy-user-ip",
    "x-remote-user",
    "remote-user",
    "x-request-id",
    "x-envoy-external-address",
    "x-azure-clientip",
    "x-amzn-trace-id",
    "x-cloud-trace-context",
    "x-appengine-user-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "cf-connecting-ipv6",
    "cf-ipcountry",
    "cf-ray",
    "cf-visitor",
    "cdn-loop",
    "fastly-client-ip",
    "fly-client-ip",
    "do-connecting-ip",
    "incap-client-ip",
    "cloudfront-viewer-address",
    "akamai-origin-hop",
    "wl-proxy-client-ip",
    "tailscale-user-login",
    "tailscale-user-name",
    "tailscale-headers-info",
    "ngrok-agent-ips",
    "proxy-connection",
    "max-forwards",
    "ssl-client-cert",
    "ssl_client_verify",
    "x_forwarded_for",
    "front-end-https",
    "traceparent",
    "early-data",
    "x-nobody-has-heard-of",
]
# What a browser at the laptop sends: those of Chrome, Firefox and Safari, with and without htmx and a service worker.
OF_BROWSERS = [
    "accept",
    "accept-encoding",
    "accept-language",
    "cache-control",
    "pragma",
    "cookie",
    "dnt",
    "sec-gpc",
    "origin",
    "referer",
    "user-agent",
    "te",
    "range",
    "if-range",
    "if-none-match",
    "if-modified-since",
    "last-event-id",
    "content-type",
    "content-length",
    "upgrade-insecure-requests",
    "priority",
    "purpose",
    "sec-purpose",
    "sec-fetch-dest",
    "sec-fetch-mode",
    "sec-fetch-site",
    "sec-fetch-user",
    "sec-ch-ua",
    "sec-ch-ua-mobile",
    "sec-ch-ua-platform",
    "sec-ch-prefers-color-scheme",
    "sec-ch-viewport-width",
    "save-data",
    "device-memory",
    "downlink",
    "ect",
    "rtt",
    "service-worker",
    "service-worker-navigation-preload",
    "x-requested-with",
    "x-moz",
    "x-purpose",
    "hx-request",
    "hx-request-type",
    "hx-current-url",
    "hx-target",
    "hx-trigger",
    "hx-boosted",
    "hx-prompt",
    "authorization",
]


def _role(server: Server, address: str, **headers: str) -> str:
    caller = server.client((address, 50_000), **{"host": HERE.removeprefix("http://"), **headers})
    return str(caller.get(f"/api/v1/campaigns/{server.campaign()}").json()["role"])


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
def test_the_laptop_itself_is_the_game_master(server: Server, address: str) -> None:
    assert _role(server, address) == "game_master"


@pytest.mark.parametrize(
    "address",
    ["192.168.1.20", "10.0.0.1", "0.0.0.0", "::", "fe80::1%eth0", "::ffff:192.168.1.20", "testclient", "", "localhost"],
)
def test_everybody_else_is_a_guest(server: Server, address: str) -> None:
    assert _role(server, address) == "guest"


def test_what_a_request_says_about_its_origin_is_not_believed(server: Server) -> None:
    assert [name for name in OF_PROXIES if _role(server, PHONE[0], **{name: "127.0.0.1"}) != "guest"] == []


def test_a_proxy_on_the_laptop_is_not_the_laptop(server: Server) -> None:
    taken_for_laptop = [name for name in OF_PROXIES if _role(server, LAPTOP[0], **{name: "h"}) != "guest"]
    assert taken_for_laptop == []


def test_a_browser_at_the_laptop_is_taken_for_no_proxy(server: Server) -> None:
    about = {"cookie": "a=b", "content-length": "0", "origin": HERE, "sec-fetch-site": "same-origin"}
    refused = [
        name for name in OF_BROWSERS if _role(server, LAPTOP[0], **{name: about.get(name, "1")}) != "game_master"
    ]
    assert refused == []


def test_a_request_without_an_address_is_a_guests(server: Server) -> None:
    campaign = server.campaign()
    caller = server.client(None)  # type: ignore[arg-type]  # what uvicorn gives for a socket file
    assert caller.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "guest"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:80", "[::1]:8000", own_names()[1]])
def test_the_laptop_calls_itself_by_its_own_names(server: Server, host: str) -> None:
    assert _role(server, LAPTOP[0], host=host) == "game_master"


@pytest.mark.parametrize("host", ["192.168.1.5", "203.0.113.9:8000", "[fe80::1]:8000"])
def test_who_comes_from_loopback_but_calls_another_name_came_through_a_proxy(server: Server, host: str) -> None:
    assert _role(server, LAPTOP[0], host=host) == "guest"


def test_a_server_has_no_laptop(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path, has_laptop=False))
    caller = TestClient(app, HERE, client=LAPTOP, follow_redirects=False)
    assert caller.post("/campaigns/sample", data={"key": "x"}).status_code == 403
    assert "HELDENPASS_PIN" in caller.get("/sign-in").text
    app.state.services.pin.choose("2468")
    assert caller.post("/sign-in", data={"pin": "2468"}).status_code == 303
    assert caller.post("/campaigns/sample", data={"key": "x"}).status_code == 303
    app.state.services.database.close()


def test_no_browser_speaks_http_1_0(server: Server) -> None:
    headers = [(b"host", b"localhost"), (b"connection", b"keep-alive")]
    scope = {"type": "http", "app": server.app, "headers": headers, "client": LAPTOP}
    assert is_laptop(Request({**scope, "http_version": "1.1"}))
    assert not is_laptop(Request({**scope, "http_version": "1.0"}))


@pytest.mark.parametrize("asked", ["keep-alive", "Keep-Alive, Upgrade"])
def test_a_browser_at_the_laptop_asks_to_keep_its_connection(server: Server, asked: str) -> None:
    assert _role(server, LAPTOP[0], connection=asked) == "game_master"


@pytest.mark.parametrize("asked", ["", "close", "upgrade"])
def test_who_does_not_ask_to_keep_the_connection_came_through_a_proxy(server: Server, asked: str) -> None:
    assert _role(server, LAPTOP[0], connection=asked) == "guest"


@pytest.mark.broad
def test_a_hidden_monster_is_answered_like_none(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "start_quest")
    server.do(campaign, "permit_players", permissions=["fight", "casting"])
    server.do(campaign, "place_monster", monster_id="h", kind="orc", hidden=True)
    phone, stale = server.player(campaign, "ragna"), server.revision(campaign)
    server.do(campaign, "change_gold", hero_id="ragna", change=1)
    deeds: tuple[dict[str, str], ...] = (
        {"type": "attack", "attacker_id": "ragna", "weapon_id": "ragna.broadsword"},
        {"type": "cast_basic_spell", "hero_id": "ragna", "spell": "fireball"},
    )
    revisions = (stale, server.revision(campaign))
    for deed, path, revision in product(deeds, ("commands", "commands/preview", "proposals"), revisions):
        told = []
        for target in ("h", "g"):
            command = {**deed, "target_id": target}
            body: dict[str, object] = {"command": command}
            if path != "commands/preview":
                body |= {"revision": revision, "key": new_key()}
            answer = phone.post(f"/api/v1/campaigns/{campaign}/{path}", json=body)
            page = phone.get(f"/campaigns/{campaign}/heroes/ragna", params={"do": "act", **command})
            said = answer.text.replace(f'"{target}"', '"?"').replace(f"„{target}“", "„?“")
            told.append((answer.status_code, said, page.status_code))
        assert told[0] == told[1], (deed, path, revision)
        assert told[0][0] in (404, 409, 422), (deed, path, revision)
    assert server.revision(campaign) == revisions[1]
