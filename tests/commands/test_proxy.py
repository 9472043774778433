"""Behind a real nginx and a real Caddy on the same machine: as we advise, and as they are when nobody set them up."""

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

from app.launch.programs import CADDY, NGINX, Proxy, find_proxy
from app.settings import ROOT
from tests.commands.conftest import PATIENCE, running

NAME, PIN = "helden.example", "246813"
BARE = "server { listen 443 ssl; location / { proxy_pass http://127.0.0.1:8000; } }"
BARE_NEWER = BARE.replace("proxy_pass", 'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_pass')
ORIGIN = f"https://{NAME}"


def _advised(language: str = "nginx") -> str:
    """What docs/club-server.md tells people to write."""
    [found] = re.findall(rf"```{language}\n(.*?)```", (ROOT / "docs/club-server.md").read_text("utf-8"), re.S)
    return str(found)


@pytest.fixture
def nginx() -> str:
    return _program(NGINX)


@pytest.fixture
def caddy() -> str:
    return _program(CADDY)


def _program(proxy: Proxy) -> str:
    found = find_proxy(proxy)
    if found is None:
        assert os.environ.get("CI") != "true"
        pytest.skip(f"no {proxy.program}: apt-get install {proxy.package}, or name it in {proxy.variable}")
    return found


@contextmanager
def _behind_nginx(program: str, folder: Path, server: str, port: int) -> Iterator[httpx.Client]:
    """A stranger's client at an nginx with this server block, in front of the program at this port."""
    own = _free_port()
    block = server.replace("listen 443 ssl", f"listen 127.0.0.1:{own}").replace("127.0.0.1:8000", f"127.0.0.1:{port}")
    block = re.sub(r"ssl_certificate\S*\s+\S+;", "", block)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    settings = f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;"
    (folder / "nginx.conf").write_text(f"{settings} events {{}} http {{ access_log off; {places} {block} }}")
    command = [program, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    with _stranger(command, folder, own) as client:
        yield client


@contextmanager
def _behind_caddy(program: str, folder: Path, site: str, port: int) -> Iterator[httpx.Client]:
    """The same at a Caddy with this site, which fetches no certificate here."""
    own = _free_port()
    site = (
        site.replace("http://localhost,", f"http://localhost:{own},")
        .replace(f"{NAME} {{", f"http://{NAME}:{own} {{")
        .replace("127.0.0.1:8000", f"127.0.0.1:{port}")
    )
    file = folder / "Caddyfile"
    file.write_text(f"{{\n admin off\n auto_https off\n}}\n{site}")
    with _stranger([program, "run", "--config", str(file), "--adapter", "caddyfile"], folder, own) as client:
        yield client


@contextmanager
def _stranger(command: list[str], folder: Path, port: int) -> Iterator[httpx.Client]:
    """A client at a proxy that is started by this command and listens at this port."""
    told = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, env=told, stderr=log)
    try:
        with httpx.Client(
            base_url=f"http://127.0.0.1:{port}", headers={"host": NAME}, trust_env=False, timeout=PATIENCE
        ) as client:
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


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


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
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as here:
        here.post("/sign-in", data={"pin": PIN})
        assert here.post("/campaigns/sample", data={"key": "sample"}).status_code == 303
    return port


def _is_guest(stranger: httpx.Client) -> bool:
    role = stranger.get("/api/v1/campaigns/1").json().get("role")
    secrets = [stranger.get(path).status_code for path in ("/campaigns/1/settings", "/campaigns/1/file")]
    return role == "guest" and secrets == [403, 403]


def test_a_stranger_behind_nginx_is_a_guest_and_signs_in(nginx: str, club: int, tmp_path: Path) -> None:
    with _behind_nginx(nginx, tmp_path, _advised(), club) as stranger:
        _sign_in(stranger, ORIGIN)
        _look_on(stranger)


def test_a_stranger_behind_caddy_is_a_guest_and_signs_in(caddy: str, club: int, tmp_path: Path) -> None:
    with _behind_caddy(caddy, tmp_path, _advised("caddyfile"), club) as stranger:
        _sign_in(stranger, f"http://{NAME}")  # as it tells us: here it speaks no https
        _look_on(stranger)


def _sign_in(stranger: httpx.Client, origin: str) -> None:
    """A guest who becomes the game master by the PIN, and by a form of our own alone."""
    assert _is_guest(stranger)
    told = {"origin": origin, "sec-fetch-site": "same-origin"}
    assert stranger.post("/sign-in", data={"pin": PIN}, headers=told).status_code == 303
    assert stranger.get("/api/v1/campaigns/1").json()["role"] == "game_master"
    foreign = {"origin": "https://evil.example"}
    assert stranger.post("/sign-out", headers=foreign).status_code == 403


def _look_on(stranger: httpx.Client) -> None:
    """What is live comes through at once."""
    with stranger.stream("GET", "/campaigns/1/live/watch", timeout=3) as stream:
        assert any("event: beat" in line for line in stream.iter_lines())


def test_caddy_does_not_open_a_laptop(caddy: str, laptop: int, tmp_path: Path) -> None:
    bare = f"http://localhost, {NAME} {{\n reverse_proxy 127.0.0.1:8000\n}}"
    with _behind_caddy(caddy, tmp_path, bare, laptop) as stranger:
        stranger.headers["host"] = "localhost"  # whatever a stranger calls it
        assert _is_guest(stranger)


@pytest.mark.parametrize("server", [BARE, BARE_NEWER])
def test_a_proxy_that_tells_nothing_does_not_open_a_server(nginx: str, club: int, tmp_path: Path, server: str) -> None:
    with _behind_nginx(nginx, tmp_path, server, club) as stranger:
        assert _is_guest(stranger)


@pytest.mark.parametrize("server", [BARE, BARE_NEWER])
@pytest.mark.parametrize("asked", ["keep-alive", "close", ""])
def test_a_proxy_that_tells_nothing_does_not_open_a_laptop(
    nginx: str, laptop: int, tmp_path: Path, server: str, asked: str
) -> None:
    with _behind_nginx(nginx, tmp_path, server, laptop) as stranger:
        stranger.headers["connection"] = asked
        assert _is_guest(stranger)


def test_nor_does_one_that_speaks_as_of_old_or_by_another_name(nginx: str, laptop: int, tmp_path: Path) -> None:
    with _behind_nginx(
        nginx, tmp_path, BARE.replace("proxy_pass", "proxy_http_version 1.0; proxy_pass"), laptop
    ) as stranger:
        assert _is_guest(stranger)
    passing_on = BARE_NEWER.replace("proxy_pass", "proxy_set_header Host 203.0.113.9; proxy_pass")
    with _behind_nginx(nginx, tmp_path, passing_on, laptop) as stranger:
        assert _is_guest(stranger)
