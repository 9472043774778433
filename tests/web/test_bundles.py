"""Bundles: several stylesheets or scripts in one answer, kept for ever and renewed when their content changes."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.web.http import bundles
from tests.web.conftest import Server

PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A static folder of our own, with nothing remembered from another one."""
    for kind in ("css", "js", "vendor"):
        (tmp_path / kind).mkdir()
    monkeypatch.setattr(bundles, "STATIC", tmp_path)
    _forget()
    return tmp_path


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    _forget()


def _forget() -> None:
    bundles.bundle_url.cache_clear()
    bundles.static_url.cache_clear()
    bundles._joined.cache_clear()


def test_files_come_joined_in_their_order(server: Server) -> None:
    joined = server.client().get("/static/bundles/tokens+base.css", headers=PLAIN)
    alone = [server.client().get(f"/static/bundles/{name}.css", headers=PLAIN).text for name in ("tokens", "base")]
    assert joined.text == "\n".join(alone)
    assert joined.headers["content-type"].startswith("text/css")
    assert "immutable" in joined.headers["cache-control"]
    assert "content-encoding" not in joined.headers


def test_who_can_unpack_gets_it_pressed(server: Server) -> None:
    address = "/static/bundles/tokens+base.css"
    plain = server.client().get(address, headers=PLAIN)
    pressed = server.client().get(address, headers={"accept-encoding": "gzip"})
    assert pressed.headers["content-encoding"] == "gzip"
    assert pressed.headers["vary"] == "Accept-Encoding"
    assert int(pressed.headers["content-length"]) < len(plain.content)
    assert pressed.text == plain.text


def test_what_is_pressed_is_a_whole_gzip_file() -> None:
    assert gzip.decompress(bundles._pressed("Ümläut")).decode() == "Ümläut"


@pytest.mark.parametrize(
    "name",
    [
        "niemand.css",
        "tokens+niemand.css",
        "tokens.js",
        "tokens.svg",
        "tokens.py",
        "+.css",
        "tokens+.css",
        "..%2F..%2Fapp%2Fmain.css",
        "%2e%2e%2fapp%2fmain.css",
        "..+tokens.css",
        "Tokens.css",
        "+".join(["tokens"] * 21) + ".css",
        "x" * 100 + ".css",
    ],
)
def test_what_is_none_of_ours_is_not_found(server: Server, name: str) -> None:
    assert server.client().get(f"/static/bundles/{name}").status_code == 404


def test_every_page_names_bundles_that_are_there(server: Server) -> None:
    page = server.laptop.get("/").text
    found = [part.partition('"')[0] for part in page.split('"/static/bundles/')[1:]]
    assert found
    for one in found:
        assert server.client().get("/static/bundles/" + one.replace("&#43;", "+")).status_code == 200


def test_the_address_changes_with_the_content(folder: Path) -> None:
    (folder / "css" / "own.css").write_text("a { color: red }")
    before = bundles.bundle_url("css", "own")
    assert bundles.bundle_url("css", "own") == before
    (folder / "css" / "own.css").write_text("a { color: blue }")
    _forget()
    assert bundles.bundle_url("css", "own") != before


def test_styles_lose_only_comments_and_space(folder: Path) -> None:
    (folder / "css" / "own.css").write_text("/* about\n links */\na {\n  margin: 0 auto;\n}\n")
    assert bundles._joined("own", "css").strip() == "a{margin: 0 auto;}"


def test_a_script_keeps_its_names_and_text_to_itself(folder: Path) -> None:
    (folder / "js" / "own.js").write_text('// about\n  const place = "http://x"; // it\n  const told = `a  //  b`;\n')
    (folder / "vendor" / "their.js").write_text("  // as it is\n")
    joined = bundles._joined("own+their", "js")
    assert joined.startswith("{")
    assert 'const place="http://x";const told=`a  //  b`;}' in joined
    assert joined.endswith("\n  // as it is\n")


def test_a_file_that_styles_name_is_found_under_an_address_that_changes_with_it(folder: Path) -> None:
    (folder / "fonts").mkdir()
    (folder / "css" / "own.css").write_text('@font-face { src: url("../fonts/a.woff2") }')
    addresses = set()
    for content in (b"old", b"new"):
        (folder / "fonts" / "a.woff2").write_bytes(content)
        _forget()
        addresses.add(bundles._joined("own", "css"))
    assert len(addresses) == 2
    assert all('url("/static/fonts/a.woff2?v=' in one for one in addresses)


def test_fonts_are_loaded_under_the_address_they_are_announced_with(server: Server) -> None:
    page = server.laptop.get("/").text
    styles = "".join(
        server.laptop.get("/static/bundles/" + one).text
        for one in re.findall(r'/static/bundles/([^"]+\.css)', page.replace("&#43;", "+"))
    )
    loaded = set(re.findall(r'url\("(/static/fonts/[^"]+)"\)', styles))
    announced = set(re.findall(r'rel="preload" href="([^"]+)"', page))
    assert len(loaded) == 9
    assert announced < loaded
    for font in loaded:
        assert re.fullmatch(r"/static/fonts/[\w-]+\.woff2\?v=[0-9a-f]{8}", font)
        assert server.laptop.get(font).headers["cache-control"].endswith("immutable")
