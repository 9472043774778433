"""The head of a wizard's book on the phone and on paper; and the way between several heroes of one phone."""

import re
from html import unescape

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import form, open_sample, text_at
from tests.web.panel_support import Place, button, labels, press, tap

WIZARD = "aldemar"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.mark.rule("HQ-1.1-MAGIESTUFE", "HQ-1.1-SPEZIAL")
def test_tally_tier_and_the_next_threshold_stand_above_the_spells(server: Server, campaign: int) -> None:
    server.do(campaign, "change_spell_tally", hero_id=WIZARD, successes=14, failures=9)
    page = server.player(campaign, WIZARD).get(f"/campaigns/{campaign}/heroes/{WIZARD}")
    told = text_at(page, "passport-spells")
    assert re.search(r"Magiestufe 2 gelungen \d+, misslungen \d+; noch \d+ bis Stufe 3", told)
    assert re.search(r"Spezialzauber \d von \d gewählt; weniger ist erlaubt", told)


def test_paper_has_tiers_tally_a_box_for_each_spell_and_ticks_for_wear(server: Server, campaign: int) -> None:
    server.do(campaign, "choose_special_spells", hero_id=WIZARD, spells=["genie", "sleep"])
    server.do(campaign, "change_spell_tally", hero_id=WIZARD, successes=24, failures=9)
    page = server.player(campaign, WIZARD).get(f"/campaigns/{campaign}/heroes/{WIZARD}/sheet")

    def boxes(name: str) -> int:
        return page.text.partition(f"<span>{name}")[2].partition("</div>")[0].count("<i")

    assert [boxes(name) for name in ("Feuerball", "Heilzauber", "Schutzschild")] == [6, 6, 6]
    assert (boxes("gelungen 24"), boxes("misslungen 9")) == (6, 8), "six more to the third tier"
    assert re.search(r'class="is-own" aria-current="true"><b>2</b>', page.text)
    assert ["ab 10" in page.text, "ab 100" in page.text, "2 von 5 gewählt" in page.text] == [True, True, True]
    assert page.text.count("<span></span>") == 3, "room for three more special spells"
    gear = page.text.partition("<h2>Ausrüstung</h2>")[2]
    staff, dagger = (gear.partition(f"<span>{name}")[2].partition("</div>")[0] for name in ("Knüppel", "Dolch"))
    assert ("vom Sturz beschädigt" in staff, "rostig" in staff, "geölt" in staff) == (True, False, False)
    assert ("rostig" in dagger, "geölt" in dagger) == (True, True)
    elf = server.player(campaign, "liathan").get(f"/campaigns/{campaign}/heroes/liathan/sheet").text
    assert elf.count("einmal je Herausforderung") == 2, "herbs and nimbleness"


def _ticked(html: str) -> set[str]:
    return set(re.findall(r'name="spells" value="(\w+)" checked', html))


def test_nobody_else_reads_the_tally(server: Server, campaign: int) -> None:
    page = server.player(campaign, "liathan").get(f"/campaigns/{campaign}/heroes/{WIZARD}")
    assert "misslungen" not in page.text


def test_a_phone_with_two_heroes_goes_from_one_to_the_other(server: Server, campaign: int) -> None:
    phone = server.client()
    data = {"name": "Jule", "key": new_key(), "hero_ids": [WIZARD, "liathan"]}
    assert phone.post(f"/join/{server.token(campaign)}", data=data).status_code == 303
    page = phone.get(f"/campaigns/{campaign}/heroes/{WIZARD}")
    links = re.findall(r'<nav class="pass__others".*?</nav>', page.text, re.DOTALL)
    assert [re.findall(r'<a [^>]*href="([^"]+)"', one) for one in links] == [[f"/campaigns/{campaign}/heroes/liathan"]]
    alone = server.player(campaign, "borrek", "Kemal").get(f"/campaigns/{campaign}/heroes/borrek")
    assert text_at(alone, "other-heroes") == ""


def test_the_way_to_another_hero_says_what_waits_there(server: Server, campaign: int) -> None:
    phone = server.client()
    data = {"name": "Jule", "key": new_key(), "hero_ids": [WIZARD, "liathan"]}
    phone.post(f"/join/{server.token(campaign)}", data=data)
    url = f"/campaigns/{campaign}/heroes/{WIZARD}"
    assert text_at(phone.get(url), "other-heroes") == "Liathan"
    server.do(campaign, "lose_body_points", hero_id="liathan", points=1)
    assert text_at(phone.get(url), "other-heroes").endswith("1 neu")
    assert text_at(phone.get(url), "hero-cards") == "", "it is told on the other's own passport"
    assert text_at(phone.get(f"/campaigns/{campaign}/heroes/borrek"), "other-heroes") == "", "on a stranger's nothing"


@pytest.mark.rule("HQ-8.1-SETS")
def test_a_spell_gets_its_name_on_first_use_and_is_cast_by_the_second_tap(server: Server, campaign: int) -> None:
    server.do(campaign, "permit_players", permissions=["casting"])
    url = f"/campaigns/{campaign}/heroes/tamsin"
    phone = server.player(campaign, "tamsin")
    book = phone.get(url)
    assert "noch ohne Namen" in text_at(book, "passport-spells")
    first = unescape(re.findall(r'href="([^"]+type=name_own_spell[^"]+spell=heavens_1[^"]*)"', book.text)[0])
    asked = phone.get(first)
    assert "Merken und wirken" in labels(asked)
    assert text_at(asked, "action-head") == "Spruch 1 (Himmel)", "which one it is"
    wrong = phone.post(url, data=form(asked, url).data(name="", text="Drei Felder weiter"))
    assert (wrong.status_code, "Drei Felder weiter" in wrong.text) == (422, True), "what was typed is still there"
    named = phone.post(url, data=form(asked, url).data(name="Sonnenpfad", text="Drei Felder weiter"))
    assert "type=cast_set_spell" in named.headers["location"]
    assert "Sonnenpfad" in text_at(phone.get(named.headers["location"]), "action-panel")
    another = phone.get(url, params={"do": "act", "type": "cast_set_spell", "hero_id": "tamsin"})
    assert "Welcher Zauber? Sonnenpfad Drei Felder weiter" in text_at(another, "action-panel"), "from now on"
    told = text_at(phone.get(url), "passport-spells")
    assert "Sonnenpfad Drei Felder weiter" in told


def test_special_spells_are_ticked_on_the_phone_and_chosen_anew_before_the_quest(server: Server, campaign: int) -> None:
    """Between quests that is the player's own business, whatever the house permits."""
    server.do(campaign, "permit_players", permissions=[])
    url = f"/campaigns/{campaign}/heroes/{WIZARD}"
    phone = server.player(campaign, WIZARD)
    ask = f"{url}?do=act&type=choose_special_spells&hero_id={WIZARD}"
    asked = phone.get(ask)
    assert "Höchstens 5; weniger ist erlaubt." in text_at(asked, "action-panel")
    assert "Das Ziel setzt seinen nächsten Zug aus." in text_at(asked, "action-panel"), "what each does"
    six = ["genie", "courage", "sleep", "tempest", "heal_body", "stone_skin"]
    many = phone.post(url, data=form(asked, url).data(spells=six))
    assert "Aldemar darf höchstens 5 Spezialzauber mitnehmen." in text_at(many, "action-panel")
    assert _ticked(many.text) == set(six), "and what was ticked is still ticked"
    assert phone.post(url, data=form(asked, url).data(spells=six[:2])).status_code == 303
    assert "Spezialzauber 2 von 5 gewählt; weniger ist erlaubt" in text_at(phone.get(url), "passport-spells")
    card = text_at(phone.get(url), "hero-cards")
    assert "Für die Herausforderung gewählt" in card
    assert "nichts Flaschengeist, Tapferkeit" in card
    assert "nimmt" not in card, "the change says it already"
    again = phone.get(ask)
    assert _ticked(again.text) == set(six[:2])
    assert phone.post(url, data=form(again, url).data(spells=six[:5])).status_code == 303
    assert "Spezialzauber 5 von 5 gewählt" in text_at(phone.get(url), "passport-spells")


@pytest.mark.rule("HR-SPECIAL-TWICE")
def test_a_special_spell_is_ticked_twice_where_the_table_allows_two_of_a_kind(server: Server, campaign: int) -> None:
    server.do(campaign, "choose_house_rule", rule="HR-SPECIAL-TWICE", option="twice")
    url = f"/campaigns/{campaign}/heroes/{WIZARD}"
    phone, ask = server.player(campaign, WIZARD), f"{url}?do=act&type=choose_special_spells&hero_id={WIZARD}"
    asked = phone.get(ask)
    assert asked.text.count('name="spells" value="courage"') == 2
    assert "Tapferkeit, ein zweites Mal" in text_at(asked, "action-panel")
    taken = ["genie", "courage", "courage"]
    assert phone.post(url, data=form(asked, url).data(spells=taken)).status_code == 303
    assert "Spezialzauber 3 von 5 gewählt" in text_at(phone.get(url), "passport-spells")
    ticked = re.findall(r'name="spells" value="(\w+)" checked', phone.get(ask).text)
    assert sorted(ticked) == sorted(taken)


@pytest.mark.rule("HQ-8.3")
def test_scrolls_stand_in_the_book_with_what_they_do_and_chaos_by_its_name(server: Server, campaign: int) -> None:
    server.do(campaign, "give_item", hero_id=WIZARD, item_id="s2", content_id="spell_scroll", note="Blitzschlag")
    told = text_at(server.player(campaign, WIZARD).get(f"/campaigns/{campaign}/heroes/{WIZARD}"), "passport-spells")
    assert "Spruchrolle: Nebelschleier Beim nächsten Zug darf der Held" in told
    assert "Spruchrolle: Blitzschlag Chaoszauber: In gerader Linie" in told


def test_a_spell_with_one_target_is_cast_by_naming_it(server: Server, campaign: int) -> None:
    server.do(campaign, "permit_players", permissions=["casting"])
    server.do(campaign, "choose_special_spells", hero_id=WIZARD, spells=["courage", "wall_of_stone"])
    url = f"/campaigns/{campaign}/heroes/{WIZARD}"
    phone, ask = server.player(campaign, WIZARD), f"{url}?do=act&type=cast_special_spell&hero_id={WIZARD}&spell="
    panel = phone.get(f"{ask}courage")
    assert "Auf wen?" in text_at(panel, "action-panel")
    cast = form(panel, url, type="cast_special_spell").data(target_ids=["ragna"], spell=["courage"])
    assert phone.post(url, data=cast).status_code == 303
    assert "Tapferkeit Zwei Angriffswürfel mehr beim nächsten Angriff. · verbraucht" in text_at(
        phone.get(url), "passport-spells"
    )
    assert "Auf wen" not in text_at(phone.get(f"{ask}wall_of_stone"), "action-panel"), "it needs nobody"


def test_a_special_spell_is_asked_for_before_its_targets(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/heroes/{WIZARD}"
    phone, ask = server.player(campaign, WIZARD), f"{url}?do=act&type=cast_special_spell&hero_id={WIZARD}"
    assert text_at(phone.get(ask), "action-panel").endswith("Gerade steht nichts zur Wahl. Abbrechen Esc"), (
        "nothing to press"
    )
    server.do(campaign, "permit_players", permissions=["casting"])
    server.do(campaign, "choose_special_spells", hero_id=WIZARD, spells=["courage", "wall_of_stone"])
    told = text_at(phone.get(ask), "action-panel")
    assert "Welcher Zauber?" in told
    assert "Zwei Angriffswürfel mehr beim nächsten Angriff." in told
    assert "Auf wen" not in told
    assert "Weiter" not in told
    server.do(campaign, "choose_special_spells", hero_id=WIZARD, spells=["courage"])
    assert "Auf wen?" in text_at(phone.get(ask), "action-panel"), "the only one needs no tap"


def test_what_a_spell_does_stands_above_the_button_that_casts_it(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/heroes/{WIZARD}"
    server.do(campaign, "permit_players", permissions=["casting"])
    server.do(campaign, "choose_special_spells", hero_id=WIZARD, spells=["courage", "wall_of_stone"])
    phone, ask = server.player(campaign, WIZARD), f"{url}?do=act&type=cast_special_spell&hero_id={WIZARD}&spell="
    told = text_at(phone.get(f"{ask}courage"), "action-panel")
    assert "Zwei Angriffswürfel mehr beim nächsten Angriff. Auf wen?" in told
    told = text_at(phone.get(f"{ask}wall_of_stone"), "action-panel")
    assert told.endswith("Zaubern Enter"), told


def test_a_monsters_spell_is_asked_for_before_its_targets(server: Server, campaign: int) -> None:
    values = {"attack": 3, "defence": 3, "movement": 8, "body": 3, "mind": 6}
    server.do(campaign, "place_monster", monster_id="s1", kind="sorcerer", **values)
    ask = f"/campaigns/{campaign}/table?do=act&type=cast_monster_spell&monster_id=s1"
    told = text_at(server.laptop.get(ask), "action-panel")
    assert "Welcher Zauber?" in told
    assert "Ein Held setzt seinen nächsten Zug aus." in told
    assert "Auf wen" not in told
    told = text_at(server.laptop.get(f"{ask}&spell=fear"), "action-panel")
    assert "Auf wen? Ragna" in told
    told = text_at(server.laptop.get(f"{ask}&spell=firestorm"), "action-panel")
    assert "Auf wen alles? Ragna" in told
    assert told.endswith("Zaubern Enter"), told


def test_what_is_chosen_freely_is_chosen_before_it_is_proposed(server: Server, campaign: int) -> None:
    server.do(campaign, "start_quest")
    phone = Place(server.player(campaign, WIZARD, "Svenja"), f"/campaigns/{campaign}/heroes/{WIZARD}")
    page = phone.open(do="act", type="choose_special_spells", hero_id=WIZARD)
    chosen = press(phone.caller, button(page, "Diese mitnehmen"), spells="tempest")
    tap(phone.caller, chosen, "Vorschlagen")
    assert "Gewitter" in text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "proposals")
