"""An action on its way: looked at step by step, written with one confirm, corrected when dice were mistyped."""

import pytest

from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import HTMX, Place, button, labels, panel_text, press, tap

ELF, BARBARIAN, MAGE = "liathan", "ragna", "tamsin"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def conditions(table: Place, hero: str) -> str:
    return text_at(table.whole(), f"hero-card-{hero}")


def test_a_fall_is_asked_for_roll_by_roll_and_written_once(server: Server, campaign: int, table: Place) -> None:
    before = server.revision(campaign)
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft")
    assert "Bei 0 Körperkraft sagt der Wurf" in panel_text(page)
    assert "Übernehmen" not in labels(page)
    page = tap(table.caller, page, "4")
    assert "Würfle, was beim Sturz" in panel_text(page)
    page = tap(table.caller, page, "6", "3")
    assert "60 Gold" in panel_text(page)
    assert server.revision(campaign) == before
    assert "ohnmächtig" not in conditions(table, ELF)
    page = tap(table.caller, page, "Übernehmen")
    assert server.revision(campaign) == before + 1
    assert "ohnmächtig" in conditions(table, ELF)
    assert "Trank hilft auf" in labels(page)


def test_a_table_is_read_out_by_its_name(table: Place) -> None:
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft")
    assert ">Liathan: Ohnmachts-Tabelle</caption>" in page.text
    assert "faint_table" not in panel_text(page)


def test_the_row_that_was_thrown_is_marked(table: Place) -> None:
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "6")
    assert page.text.count("is-result") == 1
    assert "6 gefallen Setzt eine Runde aus" in panel_text(page)


def test_more_damage_than_life_asks_for_the_death_table(table: Place) -> None:
    page = table.open(type="lose_body_points", hero_id=ELF, points="7")
    assert "Tod-Tabelle" in page.text
    assert text_at(page, "stage-fate") == "Tod"


def test_an_injury_is_chosen_where_the_house_rules_say_so(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "choose_house_rule", rule="HR-WEAK-BOTH", option="one")
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "1")
    assert "Worunter leidet der Held?" in panel_text(page)


def test_the_app_keeps_what_it_threw(server: Server, campaign: int, table: Place) -> None:
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "App würfelt")
    assert "Einen Schritt zurück" not in labels(page)
    again = table.whole()  # as somebody sees it who opens the page anew
    assert panel_text(again) == panel_text(page)
    while "App würfelt" in labels(again):
        again = tap(table.caller, again, "App würfelt")
    shown = [value for name, value in button(again, "Übernehmen").fields if name == "answer"]
    assert all(value.startswith("app:") for value in shown)
    tap(table.caller, again, "Übernehmen")
    entry = server.services.snapshots.take(campaign).recent[0].entry
    assert ["app:" + ",".join(getattr(answer, "faces", ())) for answer in entry.answers] == shown


def test_the_app_is_offered_first_where_it_usually_throws(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "choose_dice_mode", mode="app")
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft")
    assert "button--primary" in page.text


def test_a_step_back_takes_the_last_answer(table: Place) -> None:
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft")
    assert "Einen Schritt zurück" not in labels(page)
    further = tap(table.caller, page, "4", "Einen Schritt zurück")
    assert panel_text(further) == panel_text(page)


def test_leaving_leads_back_to_the_hero(server: Server, campaign: int, table: Place) -> None:
    before = server.revision(campaign)
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "4", "Abbrechen")
    assert "Elf, Jule" in panel_text(page)
    assert server.revision(campaign) == before


def test_a_tough_barbarian_may_throw_again(table: Place) -> None:
    page = tap(table.caller, table.open(hero=BARBARIAN), "−6 Körperkraft", "1")
    assert "zäh genug" in panel_text(page)
    kept = tap(table.caller, page, "Wurf behalten")
    assert "Ragna Eisenfaust ist verletzt" in panel_text(kept)
    assert "Wurf behalten" in panel_text(kept)
    repeated = tap(table.caller, page, "Wurf wiederholen")
    assert "Die Stamina erlaubt einen zweiten Wurf" in panel_text(repeated)
    assert "Würfle, was beim Sturz" in panel_text(tap(table.caller, repeated, "4"))


def test_who_carries_a_bow_throws_for_the_weapon_that_breaks(table: Place) -> None:
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "4", "3")
    assert "1–3 Fernwaffe, 4–6 Handwaffe" in panel_text(page)


def test_without_htmx_the_same_buttons_lead_through_whole_pages(server: Server, campaign: int, table: Place) -> None:
    before = server.revision(campaign)
    page = tap(table.caller, table.whole(hero=ELF), "−6 Körperkraft", "4", "6", "3", htmx=False)
    assert "<html" in page.text
    done = tap(table.caller, page, "Übernehmen", htmx=False)
    assert done.status_code == 303
    assert done.headers["location"] == f"/campaigns/{campaign}/table?hero={ELF}&tab=values"
    assert server.revision(campaign) == before + 1


def test_without_anybody_to_return_to_the_table_follows(server: Server, campaign: int, table: Place) -> None:
    wish = {"type": "roll_dice", "pool": "d6", "answer": "hand:5", "revision": str(server.revision(campaign))}
    done = table.caller.post(table.url, data={**wish, "key": new_key()})
    assert done.headers["location"] == table.url


def test_a_confirm_without_all_rolls_asks_on_and_writes_nothing(server: Server, campaign: int, table: Place) -> None:
    before = server.revision(campaign)
    wish = {"type": "lose_body_points", "hero_id": ELF, "points": "6", "answer": "hand:4", "revision": str(before)}
    page = table.caller.post(table.url, data={**wish, "key": new_key()}, headers=HTMX)
    assert page.status_code == 200
    assert "Würfle, was beim Sturz" in panel_text(page)
    assert server.revision(campaign) == before


def test_two_taps_on_confirm_write_once(server: Server, campaign: int, table: Place) -> None:
    before = server.revision(campaign)
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "4", "6", "3")
    answers = [press(table.caller, button(page, "Übernehmen")) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert server.revision(campaign) == before + 1


def test_a_sent_form_cannot_be_used_for_something_else(server: Server, campaign: int, table: Place) -> None:
    one = button(table.open(hero=ELF), "+10 Gold")
    press(table.caller, one)
    page = press(table.caller, one, change="-10")
    assert page.status_code == 409
    assert "schon einmal mit anderen Angaben" in panel_text(page)
    assert text_at(page, "adjust-gold") == "Gold"
    assert "250" in panel_text(page)


def test_a_stale_form_keeps_what_was_typed_beside_the_fresh_state(server: Server, campaign: int, table: Place) -> None:
    old = button(table.open(hero=ELF), "Eintragen")
    server.do(campaign, "change_gold", hero_id=ELF, change=-100)
    before = server.revision(campaign)
    page = press(table.caller, old, change="-33")
    assert page.status_code == 409
    assert "Inzwischen hat sich am Tisch etwas geändert" in panel_text(page)
    assert "Gold 140" in panel_text(page)
    assert dict(button(page, "Eintragen").fields)["change"] == "-33"
    assert server.revision(campaign) == before
    assert press(table.caller, button(page, "Eintragen")).status_code == 200


def test_a_stale_confirm_shows_the_action_against_the_fresh_state(server: Server, campaign: int, table: Place) -> None:
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "4", "6", "3")
    server.do(campaign, "change_gold", hero_id=ELF, change=-220)
    page = press(table.caller, button(page, "Übernehmen"))
    assert page.status_code == 409
    assert "Inzwischen" in panel_text(page)
    assert "20 Gold" in panel_text(page)
    assert press(table.caller, button(page, "Übernehmen")).status_code == 200


@pytest.mark.parametrize("answer", ["würfel", "hand:" + "1," * 300, "choice:repeat", "hand:7", "hand:4,4", "app:7"])
def test_an_answer_that_is_none_is_explained_and_changes_nothing(
    server: Server, campaign: int, table: Place, answer: str
) -> None:
    before = server.revision(campaign)
    wish = {"type": "lose_body_points", "hero_id": ELF, "points": "6", "answer": answer}
    assert 'role="alert"' in table.open(**wish).text
    page = table.caller.post(table.url, data={**wish, "revision": str(before), "key": new_key()}, headers=HTMX)
    assert 'role="alert"' in page.text
    assert page.status_code in (409, 422)
    assert server.revision(campaign) == before


def test_an_unreadable_answer_is_not_taken_for_none(server: Server, campaign: int, table: Place) -> None:
    before = server.revision(campaign)
    wish = {"type": "change_gold", "hero_id": ELF, "change": "10", "answer": "würfel", "revision": str(before)}
    page = table.caller.post(table.url, data={**wish, "key": new_key()}, headers=HTMX)
    assert page.status_code == 422
    assert "Diese Antwort ist unlesbar" in panel_text(page)
    assert server.revision(campaign) == before


def test_a_choice_is_offered_before_a_mage_is_seated(table: Place) -> None:
    page = table.open(do="seat")
    page = press(table.caller, button(page, "An den Tisch setzen"), hero_class="battle_mage", name="Mira")
    assert page.status_code == 200
    assert "Welchem Orden gehört der Kampfmagier an?" in panel_text(page)
    page = tap(table.caller, page, "Orden des Himmels" if "Orden des Himmels" in labels(page) else labels(page)[0])
    assert tap(table.caller, page, "Übernehmen").status_code == 200
    assert "Mira" in text_at(table.whole(), "hero-strip")


class TestADeadHeroLoses:
    """A further wound asks for no die and is lost for good: it is shown once before it is written."""

    @pytest.fixture
    def before(self, server: Server, campaign: int) -> int:
        """The revision at which the elf lies dead."""
        server.do(campaign, "lose_body_points", hand(4), hand(6), hand(3), hero_id=ELF, points=7)
        return server.revision(campaign)

    @pytest.mark.parametrize("htmx", [True, False])
    def test_a_last_wound_is_shown_then_confirmed(
        self, server: Server, campaign: int, table: Place, before: int, htmx: bool
    ) -> None:
        page = tap(table.caller, table.whole(hero=ELF), "−1 Körperkraft", htmx=htmx)
        assert page.status_code == 200
        assert "endgültig" in panel_text(page)
        assert "Sturz" not in panel_text(page)
        assert server.revision(campaign) == before
        done = tap(table.caller, page, "Übernehmen", htmx=htmx)
        assert done.status_code == (200 if htmx else 303)
        assert server.revision(campaign) == before + 1

    def test_leaving_changes_nothing(self, server: Server, campaign: int, table: Place, before: int) -> None:
        tap(table.caller, table.open(hero=ELF), "−1 Körperkraft", "Abbrechen")
        assert server.revision(campaign) == before

    def test_a_stale_confirm_is_shown_again(self, server: Server, campaign: int, table: Place, before: int) -> None:
        page = tap(table.caller, table.open(hero=ELF), "−1 Körperkraft")
        server.do(campaign, "rename_hero", hero_id=ELF, name="Lia", player="Jule")
        page = tap(table.caller, page, "Übernehmen")
        assert page.status_code == 409
        assert "Inzwischen" in panel_text(page)
        assert tap(table.caller, page, "Übernehmen").status_code == 200


class TestCorrecting:
    """Mistyped dice: the question again, in the old place."""

    @pytest.fixture
    def fall(self, server: Server, campaign: int) -> int:
        """The revision of a fall."""
        server.do(campaign, "lose_body_points", hand(4), hand(6), hand(3), hero_id=ELF, points=6)
        return server.revision(campaign)

    def test_the_mistyped_die_alone_is_asked_for_again(
        self, server: Server, campaign: int, table: Place, fall: int
    ) -> None:
        page = tap(table.caller, table.open(correcting=str(fall)), "Ohnmacht: Das war falsch")
        assert "Bei 0 Körperkraft sagt der Wurf" in panel_text(page)
        page = tap(table.caller, page, "6")
        assert server.revision(campaign) == fall
        done = tap(table.caller, page, "Berichtigung übernehmen")
        assert done.status_code == 200
        assert server.revision(campaign) == fall + 1
        assert "setzt" in conditions(table, ELF)

    def test_what_no_longer_counts_cannot_be_corrected(
        self, server: Server, campaign: int, table: Place, fall: int
    ) -> None:
        page = tap(table.caller, table.open(correcting=str(fall)), "Ohnmacht: Das war falsch", "6")
        one = button(page, "Berichtigung übernehmen")
        server.laptop.post(f"/campaigns/{campaign}/undo", data={"revision": str(fall), "key": new_key()})
        assert press(table.caller, one).status_code == 409

    @pytest.mark.parametrize("revision", ["0", "1", "999999", "-3", "quatsch", "9" * 30])
    def test_what_never_happened_cannot_be_corrected(self, table: Place, revision: str) -> None:
        assert table.open(correcting=revision).status_code in (404, 422)

    def test_players_correct_nothing(self, server: Server, campaign: int, fall: int) -> None:
        phone = server.player(campaign, ELF)
        assert phone.get(f"/campaigns/{campaign}/heroes/{ELF}?correcting={fall}").status_code == 403


def test_the_choice_at_ten_quest_points_tells_what_each_brings(server: Server, campaign: int, table: Place) -> None:
    """HQ-7-QP: as at the end of a quest, so under "Werte ändern": the value before and after, and what it brings."""
    server.do(campaign, "change_quest_points", hero_id=BARBARIAN, change=6)
    page = tap(table.caller, table.open(hero=BARBARIAN, tab="values"), "Wert wählen zehn Questpunkte: ein Wert wächst")
    told = labels(page)
    assert any("Körperkraft 9 → 10" in one and "kommt 1 dazu" in one for one in told), told
    assert any("Intelligenz 2 → 3" in one for one in told), told
