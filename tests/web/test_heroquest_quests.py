"""The pages about quests: the list, writing one, the guided close, what comes after it, the start, the look back."""

import re
from urllib.parse import urlencode

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import form, open_sample, text_at
from tests.web.panel_support import buttons, labels, panel_text, tap

NOTES = "Hinter der Geheimtür wartet Verag"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def quests(campaign: int) -> str:
    return f"/campaigns/{campaign}/quests"


def read(caller: TestClient, path: str) -> Response:
    page = caller.get(path)
    assert page.status_code == 200, page.text[:300]
    return page


def tapped(caller: TestClient, page: Response, label: str) -> Response:
    """What a tap on a link or button of a page leads to, redirects followed."""
    answer = tap(caller, page, label)
    while answer.status_code == 303:
        answer = caller.get(answer.headers["location"])
    return answer


def overload(server: Server, campaign: int) -> None:
    """Two scrolls too many, and a found axe."""
    for number in range(4):
        server.do(campaign, "give_item", hero_id="ragna", item_id=f"s{number}", content_id="spell_scroll")
    server.do(campaign, "give_item", hero_id="ragna", item_id="found", content_id="battle_axe")


def test_the_list_shows_all_fourteen_and_what_comes_next(server: Server, quests: str) -> None:
    page = read(server.laptop, quests)
    assert page.text.count("quest-list__item--open") == 14
    assert "Die Bewährung" in text_at(page, "main")
    assert {"Aufbruch vorbereiten", "Eigene schreiben"} <= set(labels(page))


def test_players_and_guests_know_what_was_begun_and_nothing_else(server: Server, campaign: int, quests: str) -> None:
    secret = {"notes": NOTES, "goal": "Geheim", "reward": "Schatz"}
    server.do(campaign, "write_quest", quest_id="trial", name="Die Bewährung", **secret)
    readers = (server.client(), server.player(campaign, "ragna"))
    for reader in readers:
        page = read(reader, quests)
        assert "<h2>Noch seid ihr nicht aufgebrochen</h2>" in page.text  # right below the title of the page
        assert "Bewährung" not in page.text
        assert reader.get(f"{quests}/trial").status_code == 404
    server.do(campaign, "start_quest", quest_id="trial")
    server.do(campaign, "change_gold", hero_id="liathan", change=77)
    for reader in readers:
        for path in (quests, f"{quests}/trial", f"{quests}/chronicle"):
            told = read(reader, path).text
            assert "Die Bewährung" in told
            assert not [secret for secret in (NOTES, "Geheim", "Schatz", "Verag", ">77<") if secret in told]
    assert ">77<" in read(server.laptop, f"{quests}/trial").text


def test_a_guest_hears_the_list_below_its_own_heading_between_two_quests(server: Server) -> None:
    """Nothing runs and a guest prepares nothing: the list comes right below the title of the page."""
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(campaign, "start_quest", quest_id="trial")
    server.do(campaign, "close_quest", abandoned=True)
    page = read(server.client(), f"/campaigns/{campaign}/quests")
    heard = re.findall(r"<h([1-3])[^>]*>([^<]+)", page.text)
    assert heard[:2] == [("1", "Herausforderungen"), ("2", "Alle Herausforderungen")]
    assert "Die Bewährung" in text_at(page, "main")


@pytest.mark.parametrize("path", ["/close", "/new", "/trial/start", "/trial/edit"])
def test_only_the_game_master_prepares_and_closes(server: Server, campaign: int, quests: str, path: str) -> None:
    for other in (server.client(), server.player(campaign, "ragna")):
        assert other.get(quests + path).status_code == 403
        assert other.post(quests + path, data={"type": "start_quest", "key": new_key()}).status_code == 403
    assert server.revision(campaign) == int(server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["revision"])


def test_an_own_quest_is_written_changed_and_taken_away(server: Server, quests: str) -> None:
    page = read(server.laptop, f"{quests}/new")
    grak = {"kind": "orc", "name": "Grak", "attack": "4", "blue_defence": "true"}
    monster = {f"monsters.0.{name}": value for name, value in grak.items()}
    words = {"name": "Der Keller", "notes": "Eins\r\nZwei", "reward_gold": "90", "potions[]": "antidote"}
    done = server.laptop.post(f"{quests}/new", data=form(page, f"{quests}/new").data(**words, **monster))
    assert (done.status_code, done.headers["location"]) == (303, f"{quests}/own_1")
    told = text_at(read(server.laptop, f"{quests}/own_1"), "main")
    boss = "Grak (Ork) Angriff 4, verteidigt mit blauen Würfeln"
    assert [one for one in ("Der Keller", "90 zusammen", boss, "Gegengift", "Zwei") if one not in told] == []
    edit = read(server.laptop, f"{quests}/own_1/edit")
    assert 'value="Grak"' in edit.text
    gone = tapped(server.laptop, edit, "Herausforderung entfernen")
    assert "Der Keller" not in gone.text


def test_what_does_not_fit_is_told_at_its_field_and_keeps_what_was_typed(
    server: Server, campaign: int, quests: str
) -> None:
    before = server.revision(campaign)
    typed = {
        "name": "",
        "notes": "Bleibt stehen",
        "monsters.0.kind": "orc",
        "monsters.0.attack": "viel",
        "key": new_key(),
    }
    refused = server.laptop.post(f"{quests}/new", data={**typed, "revision": str(before)})
    assert refused.status_code == 422
    assert "Bleibt stehen" in refused.text
    assert 'value="viel"' in refused.text
    assert refused.text.count('class="field__error"') == 2
    assert server.revision(campaign) == before


def test_the_close_asks_shows_and_is_one_entry(server: Server, campaign: int, quests: str) -> None:
    server.do(campaign, "start_quest", quest_id="rescue_of_sir_ragnar")
    overload(server, campaign)
    page = read(server.laptop, f"{quests}/close")
    page = tapped(server.laptop, page, "Bestanden Jeder Überlebende bekommt einen Questpunkt.")
    assert text_at(page, "question-head") == "Aldemar: Zehn Questpunkte"
    mind = next(label for label in labels(page) if label.startswith("Intelligenz"))
    assert "Zaubersätze, die er halten darf: 1 → 2" in mind
    page = tapped(server.laptop, page, mind)
    asked = []
    while "Alles entschieden" not in page.text:
        asked.append(text_at(page, "question-head"))
        answers = ("Ablegen", "Nicht bezahlen", "Streitaxt")
        page = tapped(server.laptop, page, next(one for one in labels(page) if one in answers))
    scrolls, axe = ["Ragna Eisenfaust: Ablegen oder weitergeben?"] * 2, ["Ragna Eisenfaust: Was gibt der Held her?"]
    assert asked == [*scrolls, *axe, "Borrek Kupferbart: Beim Heiler"]
    before = server.revision(campaign)
    after = tapped(server.laptop, page, "Abschluss übernehmen")
    assert server.revision(campaign) == before + 1
    assert "Alle sind bereit" not in text_at(after, "main")
    assert "Noch nicht alle Spezialzauber gewählt: Aldemar (0 von 7 Spezialzaubern)." in text_at(after, "main")
    server.laptop.post(f"/campaigns/{campaign}/undo", data={"key": new_key(), "revision": str(before + 1)})
    assert "Wie ging es aus?" in read(server.laptop, f"{quests}/close").text


def test_a_wizard_without_special_spells_is_a_warning_and_a_few_are_enough(
    server: Server, campaign: int, quests: str
) -> None:
    start = f"{quests}/rescue_of_sir_ragnar/start"
    page = read(server.laptop, start)
    assert "Alle sind bereit" not in text_at(page, "main")
    assert "Noch nicht alle Spezialzauber gewählt: Aldemar (0 von 5 Spezialzaubern)." in text_at(page, "main")
    assert "Aufbrechen" in labels(page), "nothing keeps him at home"
    server.do(campaign, "choose_special_spells", hero_id="aldemar", spells=["genie", "courage"])
    page = read(server.laptop, start)
    assert "Aldemar (2 von 5 Spezialzaubern). Weniger ist erlaubt." in text_at(page, "main")
    assert "Aufbrechen" in labels(page)
    server.do(campaign, "change_mind_points", hero_id="aldemar", change=-4)
    page = read(server.laptop, start)
    assert "Aldemar hat zu viele Spezialzauber gewählt: höchstens 1." in text_at(page, "main")
    assert "Aufbrechen" not in labels(page), "too many keep him at home"


def test_an_address_from_another_situation_begins_the_questions_anew(
    server: Server, campaign: int, quests: str
) -> None:
    server.do(campaign, "start_quest")
    wild = urlencode([("outcome", "passed"), ("answer", "choice:unicorn"), ("answer", "hand:9")])
    assert "Zehn Questpunkte" in read(server.laptop, f"{quests}/close?{wild}").text
    assert "Wie ging es aus?" in read(server.laptop, f"{quests}/close?outcome=unheard").text


def test_the_reward_is_shared_and_a_wrong_amount_told_at_the_field(server: Server, campaign: int, quests: str) -> None:
    server.do(campaign, "note_quest", quest_id="rescue_of_sir_ragnar")
    page = read(server.laptop, f"{quests}/close")
    shares = form(page, f"{quests}/close", type="share_reward")
    assert [value for name, value in shares.fields if name == "amounts"] == ["48"] * 5
    wrong = server.laptop.post(f"{quests}/close", data=shares.data(amounts=["0"] * 5))
    assert wrong.status_code == 422
    assert "Kein Held bekommt etwas" in wrong.text
    assert server.laptop.post(f"{quests}/close", data=shares.data()).status_code == 303
    assert "Schon geteilt: 240 Gold." in read(server.laptop, f"{quests}/close").text


def test_who_carries_too_much_is_held_up_until_buttons_put_it_right(server: Server, campaign: int, quests: str) -> None:
    overload(server, campaign)
    start = f"{quests}/trial/start"
    page = read(server.laptop, start)
    assert "So könnt ihr noch nicht aufbrechen" in page.text
    assert "Aufbrechen" not in labels(page)
    wish = {"type": "start_quest", "quest_id": "trial", "key": new_key(), "revision": server.revision(campaign)}
    refused = server.laptop.post(start, data=wish)
    assert refused.status_code == 422
    assert "Ragna Eisenfaust darf so nicht aufbrechen" in refused.text
    for label in ("Streitaxt: Verkaufen (+200 Gold)", "Spruchrolle: An Liathan", "Spruchrolle: Ablegen"):
        page = tapped(server.laptop, page, label)
    table = tapped(server.laptop, page, "Aufbrechen")
    assert "Runde 1" in text_at(table, "turn-bar")
    assert "Es läuft, Runde 1" in text_at(read(server.laptop, quests), "main")
    assert "Erst abschließen" in read(server.laptop, f"{quests}/fire_mage/start").text


def test_a_surplus_weapon_or_another_one_is_sold_at_the_start_check(server: Server, campaign: int, quests: str) -> None:
    """HQ-6-SURPLUS: the found one, or one at hand to make room for it; without a price by agreement."""
    server.do(campaign, "give_item", hero_id="ragna", item_id="found", content_id="short_sword")
    server.do(campaign, "give_item", hero_id="ragna", item_id="spirit", content_id="spirit_blade")
    page = read(server.laptop, f"{quests}/trial/start")
    offered = set(labels(page))
    assert "Kurzschwert: Verkaufen (+75 Gold)" in offered
    assert "Kurzschwert: Dafür Axt verkaufen (+125 Gold)" in offered
    agreed = next(one for one in buttons(page) if one.label.endswith("Verkaufen, Preis nach Absprache"))
    assert "Preis" in panel_text(read(server.laptop, agreed.url))
    page = tapped(server.laptop, page, "Kurzschwert: Dafür Axt verkaufen (+125 Gold)")
    assert "Kurzschwert: Auf den Rücken" in labels(page)


def test_what_the_dead_leave_goes_to_somebody(server: Server, campaign: int, quests: str) -> None:
    server.do(campaign, "lose_body_points", hand(6), hand(1), hero_id="tamsin", points=40)
    page = read(server.laptop, f"{quests}/close")
    assert "75 Gold" in text_at(page, "main")
    page = tapped(server.laptop, page, "Tamsin: Das Gold an Aldemar")
    assert "75 Gold" not in text_at(page, "main")


def test_the_look_back_tells_each_quest_and_draws_it(server: Server, campaign: int, quests: str) -> None:
    assert "Noch ist nichts zu erzählen" in read(server.laptop, f"{quests}/chronicle").text
    server.do(campaign, "note_quest", quest_id="trial")
    server.do(campaign, "start_quest", quest_id="fire_mage")
    server.do(campaign, "change_gold", hero_id="ragna", change=60)
    page = read(server.laptop, f"{quests}/chronicle")
    told = text_at(page, "main")
    for words in ("Die Bewährung", "Gespielt, bevor Heldenpass dabei war", "Der Feuermagier", "Gold: 60 gefunden"):
        assert words in told
    assert 'aria-label="Der Feuermagier: 60 gefunden, 0 Belohnung, 0 verloren"' in page.text


def test_other_games_have_no_quests(server: Server) -> None:
    toy = server.campaign()
    assert server.laptop.get(f"/campaigns/{toy}/quests").status_code == 404


def test_programs_read_the_same_and_no_more(server: Server, campaign: int) -> None:
    api = f"/api/v1/heroquest/campaigns/{campaign}/quests"
    assert len(server.laptop.get(api).json()) == 14
    anna = server.player(campaign, "ragna")
    assert anna.get(api).json() == []
    server.do(campaign, "start_quest", quest_id="trial")
    for hero in ("ragna", "borrek"):
        server.do(campaign, "change_gold", hero_id=hero, change=40)
    assert [one["status"] for one in anna.get(api).json()] == ["running"]
    told, whole = anna.get(f"{api}/trial").json(), server.laptop.get(f"{api}/trial").json()
    found = {part["hero_id"]: part["gold_found"] for part in told["attempts"][0]["heroes"]}
    assert (found["ragna"], found["borrek"], told["entry"], told["goal"]) == (40, None, None, None)
    assert whole["entry"]["wandering_monster"] == "orc"
    assert whole["attempts"][0]["heroes"][2]["gold_found"] == 40
    assert anna.get(f"{api}/fire_mage").status_code == 404


def test_special_spells_are_chosen_at_once_and_too_many_are_told(server: Server, campaign: int, quests: str) -> None:
    start = f"{quests}/trial/start"
    wish = form(read(server.laptop, start), start, type="choose_special_spells")
    spells = ["tempest", "heal_body", "sleep", "genie", "swift_wind"]
    many = server.laptop.post(start, data=wish.data(spells=[*spells, "courage", "stone_skin"]))
    assert many.status_code == 422
    assert server.laptop.post(start, data=wish.data(spells=spells)).status_code == 303
    assert "5 von 5 Spezialzaubern: Gewitter, Heilzauber" in text_at(read(server.laptop, start), "main")


def test_a_quest_played_before_is_noted_and_its_boss_put_up_unseen(server: Server, campaign: int, quests: str) -> None:
    page = tapped(server.laptop, read(server.laptop, f"{quests}/trial"), "Als bestanden eintragen")
    assert "bestanden" in text_at(page, "main")
    server.do(campaign, "start_quest", quest_id="trial")
    page = tapped(server.laptop, read(server.laptop, f"{quests}/trial"), "Verag (Gargoyle): Verdeckt aufstellen")
    [monster] = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["monsters"]
    assert (monster["name"], monster["hidden"]) == ("Verag", True)


@pytest.mark.parametrize("fields", [{"monsters": "x"}, {"monsters.0": "x"}, {"monsters.x.y": "z", "potions.0": "x"}])
def test_a_form_that_no_browser_sends_is_refused(
    server: Server, campaign: int, quests: str, fields: dict[str, str]
) -> None:
    before = server.revision(campaign)
    for place in ("new", "trial/edit"):
        assert server.laptop.post(f"{quests}/{place}", data={"name": "Im Moor", **fields}).status_code == 422
    assert server.revision(campaign) == before
