"""Invitations: only what this server wrote, for the campaign and generation it wrote it for."""

import os
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.web.http.invitation_tokens import Invitation, Invitations
from app.web.http.secret_key import secret_key
from tests.web.conftest import Server, new_key

OURS = Invitations(b"k" * 32)
TABLE, HERO = Invitation(1, 1, None), Invitation(3, 12, "hero-1_a")


@pytest.mark.parametrize("invitation", [TABLE, HERO])
def test_what_was_written_is_read(invitation: Invitation) -> None:
    assert OURS.read(OURS.token(invitation)) == invitation


def test_another_server_wrote_other_tokens() -> None:
    assert OURS.read(Invitations(b"x" * 32).token(TABLE)) is None


def test_every_changed_letter_is_noticed() -> None:
    token = OURS.token(HERO)
    for place in range(len(token)):
        for letter in "a1.":
            changed = token[:place] + letter + token[place + 1 :]
            assert changed == token or OURS.read(changed) is None


@pytest.mark.parametrize(
    "token",
    [
        "",
        ".",
        "...",
        "....",
        "1.1.",
        "1.1..",
        "١.١..AAAA",
        "²",
        "\x00",
        "x" * 100_000,
        "\ud800",
        OURS.token(TABLE).lower(),
    ],
)
def test_what_is_no_token_invites_nobody(token: str) -> None:
    assert OURS.read(token) is None


@given(st.text(max_size=60))
def test_no_text_is_an_invitation_by_chance(text: str) -> None:
    assert OURS.read(text) is None


@given(st.integers(1, 2**31), st.integers(1, 10**6), st.from_regex(r"\A[A-Za-z0-9_-]{0,40}\Z"))
def test_every_invitation_survives_its_token(campaign: int, generation: int, hero: str) -> None:
    invitation = Invitation(campaign, generation, hero or None)
    assert OURS.read(OURS.token(invitation)) == invitation


@pytest.mark.parametrize("token", ["1.1..AAAAAAAAAAAAAAAA", "%C2%B2", "x" * 5000, "%00", "%FF", "1.1.1.1.1"])
def test_a_phone_with_a_wrong_code_is_turned_away(server: Server, token: str) -> None:
    assert server.client().get(f"/join/{token}").status_code == 403
    assert server.client().post(f"/join/{token}", data={"name": "Anna"}).status_code == 403


def test_a_code_from_another_campaign_opens_only_that_one(server: Server) -> None:
    here, there = _campaign_with_hero(server), _campaign_with_hero(server)
    phone = server.player(there, "anna")
    assert phone.get(f"/api/v1/campaigns/{there}").json()["role"] == "player"
    assert phone.get(f"/api/v1/campaigns/{here}").json()["role"] == "guest"


def test_a_code_of_a_campaign_that_is_gone_is_turned_away(server: Server) -> None:
    token = server.services.invitations.token(Invitation(99, 1, None))
    assert server.client().get(f"/join/{token}").status_code == 404


def test_renewing_makes_older_codes_worthless(server: Server) -> None:
    campaign = _campaign_with_hero(server)
    older = server.token(campaign, "anna")
    server.do(campaign, "renew_invitation")
    late = server.client()
    assert late.get(f"/join/{older}").status_code == 403
    assert late.post(f"/join/{older}", data={"name": "Anna", "key": new_key()}).status_code == 403
    assert late.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "guest"


def test_renewing_sends_nobody_away(server: Server) -> None:
    campaign = _campaign_with_hero(server)
    phone = server.player(campaign, "anna")
    server.do(campaign, "renew_invitation")
    assert phone.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "player"


def test_a_heros_code_binds_to_that_hero_whatever_the_form_says(server: Server) -> None:
    campaign = _campaign_with_hero(server)
    server.do(campaign, "change_coins", owner="bert", change=5)
    phone = server.client()
    form = {"name": "Anna", "hero_ids": ["bert"], "key": new_key()}
    assert phone.post(f"/join/{server.token(campaign, 'anna')}", data=form).status_code == 303
    assert phone.get(f"/api/v1/campaigns/{campaign}").json()["hero_ids"] == ["anna"]


def test_two_taps_let_one_phone_in(server: Server) -> None:
    campaign = _campaign_with_hero(server)
    phone, form = server.client(), {"name": "Anna", "key": new_key()}
    token = server.token(campaign, "anna")
    assert [phone.post(f"/join/{token}", data=form).status_code for _ in range(2)] == [303, 303]
    assert len(server.laptop.get(f"/api/v1/campaigns/{campaign}/devices").json()) == 1


def test_two_taps_at_once_let_one_phone_in(server: Server) -> None:
    campaign = _campaign_with_hero(server)
    form = {"name": "Anna", "key": new_key()}
    token = server.token(campaign, "anna")
    taps = [server.client() for _ in range(2)]  # the second is sent before the first one's cookie is there
    assert [tap.post(f"/join/{token}", data=form).status_code for tap in taps] == [303, 303]
    assert len(server.laptop.get(f"/api/v1/campaigns/{campaign}/devices").json()) == 1
    assert [tap.get(f"/api/v1/campaigns/{campaign}").json()["role"] for tap in taps] == ["player", "player"]


def test_a_key_somebody_else_joined_with_is_refused(server: Server) -> None:
    campaign = _campaign_with_hero(server)
    token, key = server.token(campaign, "anna"), new_key()
    server.client().post(f"/join/{token}", data={"name": "Anna", "key": key})
    other = server.client()
    assert other.post(f"/join/{token}", data={"name": "Bert", "key": key}).status_code == 409
    assert other.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "guest"


def test_a_cookie_somebody_else_planted_gains_nothing_when_its_victim_joins(server: Server) -> None:
    campaign = _campaign_with_hero(server)
    attacker, victim = server.client(), server.client()
    attacker.get("/")
    victim.cookies.update(attacker.cookies)
    form = {"name": "Opfer", "key": new_key()}
    assert victim.post(f"/join/{server.token(campaign, 'anna')}", data=form).status_code == 303
    assert attacker.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "guest"
    assert victim.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "player"


def test_codes_outlive_a_restart(make_server: Callable[[], Server]) -> None:
    before = make_server()
    campaign = _campaign_with_hero(before)
    token = before.token(campaign, "anna")
    assert make_server().services.invitations.read(token) == Invitation(campaign, 1, "anna")


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "secret.key"
    key = secret_key(file)
    assert len(key) == 32
    assert secret_key(file) == key
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("broken", [b"", b"short"])
def test_a_key_that_was_never_written_whole_is_made_anew(tmp_path: Path, broken: bytes) -> None:
    file = tmp_path / "secret.key"
    file.write_bytes(broken)
    synced = list[tuple[int, bytes]]()

    def noticed(descriptor: int) -> None:
        synced.append((os.fstat(descriptor).st_ino, file.read_bytes()))

    with patch("os.fsync", noticed):
        key = secret_key(file)
    assert len(key) == 32
    whole, named = (file.stat().st_ino, broken), (tmp_path.stat().st_ino, key)
    assert synced == [whole, named], "a power cut leaves neither an empty file nor takes a key away that was in use"
    assert secret_key(file) == file.read_bytes()


def _campaign_with_hero(server: Server) -> int:
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    return campaign
