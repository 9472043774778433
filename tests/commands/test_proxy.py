"""Behind a real nginx on the same machine: with the settings we advise, and with those that tell us nothing."""

import os
import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from app.launch.proxy import VARIABLE, find_nginx
from app.settings import ROOT
from tests.commands.conftest import PATIENCE, running

NAME, PIN = "helden.example", "246813"
BARE = "server { listen 443 ssl; location / { proxy_pass http://127.0.0.1:8000; } }"
BARE_NEWER = BARE.replace("proxy_pass", 'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_pass')
ORIGIN = f"https://{NAME}"


def _advised() -> str:
    """What docs/club-server.md tells people to write."""
    [found] = re.findall(r"```nginx\n(.*?)```", (ROOT / "docs/club-server.md").read_text("utf-8"), re.S)
    return str(found)


@pytest.fixture
def nginx() -> str:
    found = find_nginx()
    if found is None:
        assert os.environ.get("CI") != "true"
        pytest.skip(f"kein nginx da: apt-get install nginx-light, oder {VARIABLE} nennt das Programm")
    return found


@contextmanager
def _proxy(program: str, folder: Path, server: str, port: int) -> Iterator[httpx.Client]:
    """A stranger's client at an nginx with this server block, in front of the program at this port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        own = int(free.getsockname()[1])
    block = server.replace("listen 443 ssl", f"listen 127.0.0.1:{own}").replace("127.0.0.1:8000", f"127.0.0.1:{port}")
    block = re.sub(r"ssl_certificate\S*\s+\S+;", "", block)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    settings = f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;"
    (folder / "nginx.conf").write_text(f"{settings} events {{}} http {{ access_log off; {places} {block} }}")
    command = [program, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen(command)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{own}", headers={"host": NAME}, trust_env=False) as client:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end and process.poll() is None:
                with suppress(httpx.TransportError):
                    client.get("/health")
                    break
                time.sleep(0.02)
            yield client
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[int]:
    """The port of the program as somebody runs it behind a proxy, with a campaign."""
    told = {"HELDENPASS_HOSTS": NAME, "HELDENPASS_PIN": PIN}
    with running(tmp_path / "data", "--host", "127.0.0.1", "--no-laptop", **told) as program:
        yield _open(program.wait_until_open)


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[int]:
    """The port of the program as it runs at home, with a campaign."""
    with running(tmp_path / "data", "--host", "127.0.0.1") as program:
        yield _open(program.wait_until_open)


def _open(wait: Callable[[], int]) -> int:
    port = wait()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as here:
        here.post("/sign-in", data={"pin": PIN})
        assert here.post("/campaigns/sample", data={"key": "sample"}).status_code == 303
    return port


def _is_guest(stranger: httpx.Client) -> bool:
    role = stranger.get("/api/v1/campaigns/1").json().get("role")
    secrets = [stranger.get(path).status_code for path in ("/campaigns/1/settings", "/campaigns/1/file")]
    return role == "guest" and secrets == [403, 403]


def test_a_stranger_is_a_guest_and_signs_in_with_the_pin(nginx: str, club: int, tmp_path: Path) -> None:
    with _proxy(nginx, tmp_path, _advised(), club) as stranger:
        assert _is_guest(stranger)
        told = {"origin": ORIGIN, "sec-fetch-site": "same-origin"}
        assert stranger.post("/sign-in", data={"pin": PIN}, headers=told).status_code == 303
        assert stranger.get("/api/v1/campaigns/1").json()["role"] == "game_master"
        foreign = {"origin": "https://evil.example"}
        assert stranger.post("/sign-out", headers=foreign).status_code == 403


def test_what_is_live_comes_through_at_once(nginx: str, club: int, tmp_path: Path) -> None:
    with (
        _proxy(nginx, tmp_path, _advised(), club) as stranger,
        stranger.stream("GET", "/campaigns/1/live/watch", timeout=3) as stream,
    ):
        assert any("event: beat" in line for line in stream.iter_lines())


@pytest.mark.parametrize("server", [BARE, BARE_NEWER])
def test_a_proxy_that_tells_nothing_does_not_open_a_server(nginx: str, club: int, tmp_path: Path, server: str) -> None:
    with _proxy(nginx, tmp_path, server, club) as stranger:
        assert _is_guest(stranger)


def test_a_proxy_that_tells_nothing_does_not_open_a_laptop(nginx: str, laptop: int, tmp_path: Path) -> None:
    with _proxy(nginx, tmp_path, BARE.replace("proxy_pass", "proxy_http_version 1.0; proxy_pass"), laptop) as stranger:
        assert _is_guest(stranger)
    passing_on = BARE_NEWER.replace("proxy_pass", "proxy_set_header Host 203.0.113.9; proxy_pass")
    with _proxy(nginx, tmp_path, passing_on, laptop) as stranger:
        assert _is_guest(stranger)
