"""Which of a laptop's addresses a phone is led to, and what asks for a head alone."""

from collections.abc import Sequence
from typing import NamedTuple

import ifaddr
import pytest

from app.web.http import network
from tests.web.conftest import Server
from tests.web.pages_support import open_sample


class Ip(NamedTuple):
    """An address of an adapter, as ifaddr tells it."""

    ip: str | tuple[str, int, int]


class Adapter(NamedTuple):
    """An adapter, as ifaddr tells it."""

    name: str
    nice_name: str
    ips: Sequence[Ip]


def _laptop(*adapters: tuple[str, str]) -> list[Adapter]:
    return [
        Adapter(f"{{{number}}}", name, [Ip(("fe80::1", 0, 0)), Ip(ip)]) for number, (name, ip) in enumerate(adapters)
    ]


MADE_UP = [("br-5f2a", "172.18.0.1"), ("docker0", "172.17.0.1"), ("VMware Network Adapter VMnet8", "192.168.80.1")]


@pytest.mark.parametrize(
    ("adapters", "default", "first"),
    [
        ([("VirtualBox Host-Only Adapter", "192.168.56.1"), ("Wi-Fi", "192.168.178.20")], None, "192.168.178.20"),
        ([("Microsoft Wi-Fi Direct Virtual Adapter #2", "192.168.137.1"), ("Intel Wi-Fi 6", "192.168.178.20")],
         "192.168.178.20", "192.168.178.20"),
        ([("Ethernet", "192.168.1.9"), ("WLAN", "10.0.0.7")], "10.0.0.7", "10.0.0.7"),
        ([("utun4", "10.8.0.2"), ("en0", "192.168.2.3")], "10.8.0.2", "192.168.2.3"),
        ([("Tailscale", "100.1.1.2"), ("vEthernet (X)", "172.20.1.1"), ("wlp3s0", "172.20.10.2")], None, "172.20.10.2"),
        (MADE_UP, None, "192.168.80.1"),
        ([("wlan0", "10.42.0.1"), ("eth0", "192.168.1.4")], None, "192.168.1.4"),
    ],
)  # fmt: skip
def test_the_network_of_the_phones_comes_first(
    adapters: list[tuple[str, str]], default: str | None, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: _laptop(*adapters, ("lo", "127.0.0.1"), ("en9", "169.254.1.1")))
    monkeypatch.setattr(network, "_default_address", lambda: default)
    found = network.lan_addresses()
    assert found[0] == first
    assert set(found) == {ip for _, ip in adapters}


def test_a_laptop_without_any_way_out_still_tells_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nowhere:
        """A socket of a laptop that is the hotspot itself."""

        def __enter__(self) -> "Nowhere":
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, _where: object) -> None:
            raise OSError(101, "Network is unreachable")

    monkeypatch.setattr("app.web.http.network.socket.socket", lambda *_: Nowhere())
    assert network._default_address() is None


def test_the_address_to_elsewhere_is_one_of_the_laptops(monkeypatch: pytest.MonkeyPatch) -> None:
    default = network._default_address()
    assert default is None or default in network.lan_addresses()


@pytest.mark.parametrize("page", ["", "/table", "/log", "/live/table", "/table?do=nothing"])
def test_a_head_has_no_body_and_says_what_the_page_would(server: Server, page: str) -> None:
    """Also of a stream, which ends at once instead of going on for ever."""
    campaign = f"/campaigns/{open_sample(server)}"
    head = server.laptop.head(f"{campaign}{page}")
    assert head.content == b""
    if "live" in page:
        assert head.headers["content-type"].startswith("text/event-stream")
    else:
        whole = server.laptop.get(f"{campaign}{page}")
        assert (head.status_code, head.headers["content-type"]) == (whole.status_code, whole.headers["content-type"])


def test_a_head_changes_nothing_and_finds_no_more_than_a_page(server: Server) -> None:
    campaign = open_sample(server)
    assert server.laptop.head("/nowhere").status_code == 404
    before = server.services.snapshots.take(campaign).revision
    server.laptop.head(f"/campaigns/{campaign}/commands")
    assert server.services.snapshots.take(campaign).revision == before
