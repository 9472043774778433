"""A hero's own picture: from a camera's file to a small one of ours, and gone for good when asked."""

import struct
import time
import zlib
from io import BytesIO
from random import Random

import pytest
from httpx2 import Response
from PIL import Image
from starlette.testclient import TestClient

from app.campaign.recording import digest_of
from app.core.errors import GameError
from app.web.ui.pictures import HEIGHT, MAX_BYTES, MOST_BYTES_KEPT, WIDTH, made_small
from tests.web.conftest import Server, new_key
from tests.web.pages_support import follow, hero_ids, open_sample, text_at

SECRET = "Musterweg 7, 12345 Geheimstadt"
_ORIENTATION, _MAKER, _GPS = 0x0112, 0x010F, 0x8825


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def photo(kind: str = "JPEG", *, size: tuple[int, int] = (400, 300), turned: int = 1) -> bytes:
    """What a camera makes: its left half red, the right one blue, and a note of where it was taken."""
    picture = Image.new("RGB", size, (200, 30, 30))
    picture.paste((30, 30, 200), (size[0] // 2, 0, *size))
    notes = Image.Exif()
    notes[_ORIENTATION], notes[_MAKER], notes[_GPS] = turned, SECRET, {1: "N", 2: (48.0, 8.0, 0.0)}
    file = BytesIO()
    picture.save(file, kind, exif=notes)
    return file.getvalue()


def bomb(width: int, height: int) -> bytes:
    """A PNG of a few bytes that says it is enormous."""

    def part(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(b"\0" * 99)) + part(b"IEND", b"")


def upload(
    server: Server, caller: TestClient, campaign: int, hero: str, content: bytes, name: str = "a.jpg"
) -> Response:
    fields = {"hero_id": hero, "revision": str(server.revision(campaign)), "key": new_key()}
    page = f"/campaigns/{campaign}/heroes/{hero}/own/picture"
    return caller.post(page, data=fields, files={"picture": ("a.jpg", content, "image/jpeg")})


def post(server: Server, caller: TestClient, campaign: int, hero: str, kind: str) -> Response:
    fields = {"type": kind, "hero_id": hero, "revision": str(server.revision(campaign)), "key": new_key()}
    return caller.post(f"/campaigns/{campaign}/heroes/{hero}/own", data=fields)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_what_is_kept_is_small_and_says_nothing_about_the_camera(kind: str) -> None:
    kept = made_small(photo(kind))
    picture = Image.open(BytesIO(kept))
    assert (picture.format, picture.size) == ("WEBP", (WIDTH, HEIGHT))
    assert not picture.getexif()
    assert not {"exif", "xmp", "icc_profile"} & picture.info.keys()
    assert SECRET.encode() not in kept
    assert len(kept) <= MOST_BYTES_KEPT


def test_even_what_cannot_be_pressed_is_kept_small() -> None:
    noise = BytesIO()
    Image.frombytes("RGB", (300, 360), Random(7).randbytes(300 * 360 * 3)).save(noise, "PNG")
    assert len(made_small(noise.getvalue())) <= MOST_BYTES_KEPT


@pytest.mark.parametrize(("turned", "red_is"), [(1, "left"), (2, "right"), (3, "right"), (6, "top"), (8, "bottom")])
def test_a_picture_stands_upright_however_the_camera_was_held(turned: int, red_is: str) -> None:
    red = Image.open(BytesIO(made_small(photo(turned=turned)))).convert("RGB").getchannel("R")
    places = {"left": (10, 72), "right": (110, 72), "top": (60, 10), "bottom": (60, 134)}
    reds = {name for name, (x, y) in places.items() if red.crop((x, y, x + 1, y + 1)).tobytes()[0] > 150}
    assert red_is in reds
    assert {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}[red_is] not in reds


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "picture.none"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "picture.other_kind"),
        (b"<html><script>alert(1)</script>", "picture.other_kind"),
        (b"GIF89a" + b"\0" * 40, "picture.other_kind"),
        (b"RIFF\0\0\0\0WAVEfmt ", "picture.other_kind"),
        (b"\xff\xd8\xff\xe0" + b"<script>alert(1)</script>" * 9, "picture.unreadable"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 60, "picture.unreadable"),
        (photo()[:-900], "picture.unreadable"),
        (photo("PNG")[:-400], "picture.unreadable"),
        (photo("WEBP")[:90], "picture.unreadable"),
        (bomb(40_000, 40_000), "picture.too_many_pixels"),
        (bomb(2**31 - 1, 2**31 - 1), "picture.too_many_pixels"),
        (bomb(2000, 2000), "picture.unreadable"),
        (b"\xff\xd8\xff" + b"\0" * MAX_BYTES, "picture.too_large"),
    ],
    ids=range(14),
)
def test_what_is_no_picture_or_a_bomb_is_refused_at_once(content: bytes, code: str) -> None:
    before = time.process_time()
    with pytest.raises(GameError) as refused:
        made_small(content)
    assert (refused.value.code, refused.value.field) == (code, "picture")
    assert time.process_time() - before < 1


def test_a_phones_picture_takes_no_two_seconds() -> None:
    camera = photo(size=(4032, 3024), turned=6)
    before = time.process_time()
    made_small(camera)
    assert time.process_time() - before < 2


def test_an_uploaded_picture_is_shown_and_served_as_nothing_but_a_picture(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    player, guest = server.player(campaign, own), server.client()
    page = follow(player, upload(server, player, campaign, own, photo()))
    address = f"/pictures/{digest_of(made_small(photo()))}.webp"
    assert address in page.text
    for path in (f"/campaigns/{campaign}/heroes/{own}", f"/campaigns/{campaign}/sheets"):
        assert address in server.laptop.get(path).text, path
    served = guest.get(address)
    assert served.content == made_small(photo())
    assert served.headers["content-type"] == "image/webp"
    assert served.headers["x-content-type-options"] == "nosniff"
    assert served.headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert "immutable" in served.headers["cache-control"]
    for other in ("/pictures/" + "0" * 32 + ".webp", "/pictures/..%2fsecret.key.webp", address.replace("webp", "html")):
        assert guest.get(other).status_code == 404


def test_only_the_own_players_and_the_game_master_send_pictures(server: Server, campaign: int) -> None:
    own, other, *_ = hero_ids(server, campaign)
    stranger = server.player(campaign, other)
    for caller in (stranger, server.client()):
        assert upload(server, caller, campaign, own, photo()).status_code == 403
        assert post(server, caller, campaign, own, "forget_pictures").status_code == 403
    assert upload(server, server.laptop, campaign, own, photo()).status_code == 303


def test_a_file_that_will_not_do_is_told_beside_the_field(server: Server, campaign: int) -> None:
    own, before = hero_ids(server, campaign)[0], server.revision(campaign)
    player = server.player(campaign, own)
    for content in (b"<svg/>", b"", photo()[:-900]):
        page = upload(server, player, campaign, own, content)
        assert page.status_code == 422
        assert text_at(page, "field-picture-help").endswith((".", "!"))
        assert "JPEG, PNG, WebP" not in text_at(page, "field-picture-help")
    assert server.revision(campaign) == before + 1  # the phone that joined


def test_a_picture_that_is_too_large_is_refused_at_its_field_with_the_limit(server: Server, campaign: int) -> None:
    own, other, *_ = hero_ids(server, campaign)
    page = f"/campaigns/{campaign}/heroes/{own}/own"
    huge = {"content-length": str(MAX_BYTES + 2_000_000), "content-type": "multipart/form-data; boundary=x"}
    refused = server.player(campaign, own).post(f"{page}/picture", content=b"x", headers=huge)
    assert text_at(refused, "field-picture-help") == "Diese Datei ist zu groß. Sie darf höchstens 16 MB haben."
    assert server.player(campaign, other).post(f"{page}/picture", content=b"x", headers=huge).status_code == 403


@pytest.mark.parametrize(("address", "limit"), [("/campaigns/import", "80 MB"), ("/backups/candidates", "200 MB")])
def test_other_files_that_are_too_large_are_refused_on_their_page(server: Server, address: str, limit: str) -> None:
    huge = {"content-length": "900000000", "content-type": "multipart/form-data; boundary=x"}
    refused = server.laptop.post(address, content=b"x", headers=huge)
    assert limit in text_at(refused, "main")
    assert server.client().post(address, content=b"x", headers=huge).status_code == 403


def test_a_picture_is_taken_back_and_brought_again_like_every_action(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    upload(server, server.laptop, campaign, own, photo())
    address = f"/pictures/{digest_of(made_small(photo()))}.webp"
    passport, api = f"/campaigns/{campaign}/heroes/{own}", f"/api/v1/campaigns/{campaign}"
    for deed, is_shown in (("undo", False), ("redo", True)):
        body = {"revision": server.revision(campaign), "key": new_key()}
        assert server.laptop.post(f"{api}/{deed}", json=body).status_code == 201
        assert (address in server.laptop.get(passport).text) == is_shown
    server.services.store.rebuild(campaign)
    assert address in server.laptop.get(passport).text
    assert server.laptop.get(address).status_code == 200


def test_a_forgotten_picture_is_nowhere_any_more(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    player, kept = server.player(campaign, own), made_small(photo())
    upload(server, player, campaign, own, photo())
    files = list(server.services.settings.data.rglob("heldenpass.db*"))
    piece = kept[-120:-20]
    assert any(piece in file.read_bytes() for file in files)
    follow(player, post(server, player, campaign, own, "forget_pictures"))
    assert not any(piece in file.read_bytes() for file in files if file.exists())
    assert server.client().get(f"/pictures/{digest_of(kept)}.webp").status_code == 404
    assert "/pictures/" not in server.laptop.get(f"/campaigns/{campaign}/heroes/{own}").text
    server.services.store.rebuild(campaign)
    assert "/pictures/" not in server.laptop.get(f"/campaigns/{campaign}/heroes/{own}").text
    follow(player, upload(server, player, campaign, own, photo()))
    assert server.client().get(f"/pictures/{digest_of(kept)}.webp").status_code == 200


def test_nobody_shows_a_picture_that_was_never_sent(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    body = server.wish(campaign, "show_picture", hero_id=own, picture="0" * 32)
    refused = server.player(campaign, own).post(f"/api/v1/campaigns/{campaign}/commands", json=body)
    assert (refused.status_code, refused.json()["code"]) == (422, "picture.unknown")


def test_the_pictures_of_a_campaign_are_measured(server: Server, campaign: int) -> None:
    store = server.services.store
    assert store.picture_bytes(campaign) == 0
    upload(server, server.laptop, campaign, "ragna", photo())
    kept = made_small(photo())
    assert store.picture_bytes(campaign) == len(kept) > 0
