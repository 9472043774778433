"""Paper for an evening: sheets that only the game master prints, and results that come back in one form."""

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import form, hero_ids, open_sample, read_out, text_at


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def results(server: Server, campaign: int, **changed: str) -> dict[str, object]:
    """The form as it stands, with some numbers changed."""
    page = server.laptop.get(f"/campaigns/{campaign}/results")
    return form(page, "").data(**{name.replace("__", "."): [value] for name, value in changed.items()})


def send(server: Server, campaign: int, fields: dict[str, object]) -> int:
    """How many numbers were entered."""
    answer = server.laptop.post(f"/campaigns/{campaign}/results", data=fields)
    assert answer.status_code == 303
    return int(answer.headers["location"].rpartition("=")[2])


def test_all_of_it_is_the_game_masters(server: Server, campaign: int) -> None:
    player = server.player(campaign, hero_ids(server, campaign)[0])
    for place in ("sheets/session", "sheets/fight", "results"):
        assert server.laptop.get(f"/campaigns/{campaign}/{place}").status_code == 200
        for somebody in (player, server.client()):
            assert somebody.get(f"/campaigns/{campaign}/{place}").status_code == 403
    assert player.post(f"/campaigns/{campaign}/results", data={}).status_code == 403


def test_the_sheet_of_the_evening_has_a_code_and_everybody(server: Server, campaign: int) -> None:
    page = server.laptop.get(f"/campaigns/{campaign}/sheets/session")
    assert '<span class="paper-join__qr"><svg' in page.text
    assert "/join/" in page.text
    main = text_at(read_out(page), "main")
    for words in ("Ragna Eisenfaust", "Liathan", "Körperkraft 6 von 6", "Bewegung W6", "Zustände"):
        assert words in main


def test_the_fight_sheet_tells_monsters_and_once_what_they_can_do(server: Server, campaign: int) -> None:
    path = f"/campaigns/{campaign}/sheets/fight"
    assert "Noch stehen keine Monster" in server.laptop.get(path).text
    for name, hidden in (("a", False), ("b", True)):
        server.do(campaign, "place_monster", monster_id=name, kind="lesser_demon", hidden=hidden)
    page = server.laptop.get(path)
    assert page.text.count("Körperkraft 2 von 2") == 2
    assert page.text.count("wirft der Dämon einen blauen Würfel") == 1
    assert "(verdeckt)" in page.text


def test_what_changed_on_paper_is_entered_number_by_number(server: Server, campaign: int) -> None:
    hero = hero_ids(server, campaign)[1]
    before = server.revision(campaign)
    assert send(server, campaign, results(server, campaign)) == 0
    changed = results(server, campaign, **{f"{hero}__body": "4", f"{hero}__gold": "300", f"{hero}__quest_points": "8"})
    assert send(server, campaign, changed) == 3
    assert server.revision(campaign) == before + 3
    page = form(server.laptop.get(f"/campaigns/{campaign}/results"), "").data()
    assert (page[f"{hero}.body"], page[f"{hero}.gold"]) == (["4"], ["300"])
    assert send(server, campaign, changed) == 0  # the same paper twice


def test_paper_older_than_what_happened_since_is_refused(server: Server, campaign: int) -> None:
    hero = hero_ids(server, campaign)[1]
    fields = results(server, campaign, **{f"{hero}__gold": "300"})
    server.do(campaign, "change_gold", hero_id=hero, change=5)
    page = server.laptop.post(f"/campaigns/{campaign}/results", data=fields)
    assert page.status_code == 409
    assert "Inzwischen hat sich am Tisch etwas geändert" in text_at(page, "main")


@pytest.mark.parametrize(("number", "value", "words"), [
    ("body", "0", "bitte am Spieltisch eingeben"),
    ("body", "99", "volle Körperkraft"),
    ("gold", "viel", "Eine ganze Zahl"),
    ("mind", "99999", "Eine ganze Zahl"),
])  # fmt: skip
def test_what_does_not_fit_is_told_at_its_field_and_changes_nothing(
    server: Server, campaign: int, number: str, value: str, words: str
) -> None:
    first, hero = hero_ids(server, campaign)[:2]
    before = server.revision(campaign)
    fields = results(server, campaign, **{f"{first}__gold": "1", f"{hero}__{number}": value})
    page = server.laptop.post(f"/campaigns/{campaign}/results", data=fields)
    assert page.status_code == 422
    assert words in text_at(page, f"field-{hero}-{number}-help")
    assert f'value="{value}"' in page.text
    assert server.revision(campaign) == before
