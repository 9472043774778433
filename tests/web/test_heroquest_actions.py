"""Things to do: offered by the rules, asked with the few questions that matter, found by a few letters."""

import re

import pytest

from app.systems.heroquest.labels import labels as words
from app.systems.heroquest.registry import command_types
from app.web.heroquest.actions import ACTIONS
from app.web.ui.schema_form.schema import is_asked
from tests.web.conftest import Server, hand
from tests.web.pages_support import done_since, open_sample
from tests.web.panel_support import Place, button, labels, panel_text, press, tap

ELF, WIZARD = "liathan", "aldemar"
VALUES = ("attack", "defence", "body", "mind")


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    server.do(campaign, "place_monster", monster_id="d1", kind="chaos_warrior")
    return campaign


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def test_every_action_asks_for_fields_its_command_has() -> None:
    for action in ACTIONS.declared.values():
        fields = ACTIONS.schema(action.kind)["properties"]
        assert {*action.asks, action.final} - {None} <= fields.keys(), action.kind
        assert f"actions.{action.kind}" in words("de"), action.kind
    assert len(ACTIONS.kinds) == len(command_types())


def test_every_question_has_words() -> None:
    for action in ACTIONS.declared.values():
        asked = [name for name, one in ACTIONS.schema(action.kind)["properties"].items() if is_asked(one)]
        missing = [name for name in asked if f"fields.{name}" not in words("de")]
        assert missing == [], action.kind


class TestAttack:
    """A fight from the first tap to the last."""

    def test_a_fight_takes_five_taps_with_the_apps_dice(self, server: Server, campaign: int, table: Place) -> None:
        before = server.revision(campaign)
        page = tap(table.caller, table.open(**{"for": ELF, "do": "menu"}), "Angreifen", "Goblin")
        assert "Trifft zu" in panel_text(page)
        while "Übernehmen" not in labels(page):
            page = tap(table.caller, page, "App würfelt")
        tap(table.caller, page, "Übernehmen")
        assert done_since(server, campaign, before) == 1

    def test_only_what_can_be_used_is_offered(self, table: Place) -> None:
        offered = labels(table.open(do="act", type="attack", attacker_id=ELF))
        assert {"Kurzschwert (schartig)", "Bogen", "Dolch werfen", "Bloße Hände"} <= set(offered)
        assert "Kettenhemd" not in offered
        assert "Liathan" not in offered, "nobody attacks himself"

    def test_foes_alone_are_targets(self, table: Place) -> None:
        offered = labels(table.open(do="act", type="attack", attacker_id="g1"))
        assert "Aldemar" in offered
        assert "Chaoskrieger" not in offered

    def test_another_weapon_is_one_tap(self, table: Place) -> None:
        page = tap(table.caller, table.open(do="act", type="attack", attacker_id=ELF), "Bogen", "Chaoskrieger")
        assert "Bogen" in panel_text(page)

    def test_the_pools_stand_there_with_their_reasons_and_the_exact_odds(self, table: Place) -> None:
        page = tap(table.caller, table.open(do="act", type="attack", attacker_id=ELF), "Chaoskrieger")
        shown = panel_text(page)
        assert "+2 Kurzschwert" in shown
        assert "+4 Wert des Monsters" in shown
        assert "Trifft zu 38,6 %, im Mittel 0,47 Schaden" in shown

    def test_a_blow_that_fells_nobody_is_not_said_to_fell_in_no_case(self, table: Place) -> None:
        shown = panel_text(tap(table.caller, table.open(do="act", type="attack", attacker_id="g1"), "Ragna Eisenfaust"))
        assert "Schaden." in shown
        assert "besiegt" not in shown

    def test_what_was_told_can_be_changed_before_the_first_roll(self, table: Place) -> None:
        page = tap(
            table.caller, table.open(do="act", type="attack", attacker_id=ELF), "Bogen", "Chaoskrieger", "Ändern"
        )
        assert "Goblin" in labels(page)
        page = tap(table.caller, page, "Goblin")
        assert "Bogen" in panel_text(page)
        assert "+1 Wert des Monsters" in panel_text(page)

    def test_of_a_spell_with_one_target_another_takes_its_place(
        self, server: Server, campaign: int, table: Place
    ) -> None:
        server.do(campaign, "place_monster", monster_id="w1", kind="sorcerer", **dict.fromkeys(VALUES, 3))
        asked = table.open(do="act", type="cast_monster_spell", monster_id="w1", spell="chaos_fireball")
        page = tap(table.caller, tap(table.caller, asked, "Ragna Eisenfaust"), "Ändern")
        assert labels(page) == labels(asked), "and not a second one beside the first"

    def test_without_htmx_it_is_a_page(self, server: Server, campaign: int, table: Place) -> None:
        before = server.revision(campaign)
        page = table.whole(do="act", type="attack", attacker_id=ELF)
        page = press(table.caller, button(page, "Goblin", target_id="g1"), htmx=False)
        page = tap(table.caller, page, "App würfelt", htmx=False)
        while "Übernehmen" not in labels(page):
            page = tap(table.caller, page, "App würfelt", htmx=False)
        assert tap(table.caller, page, "Übernehmen", htmx=False).status_code == 303
        assert done_since(server, campaign, before) == 1

    def test_what_the_rules_refuse_stands_at_its_field(self, server: Server, campaign: int, table: Place) -> None:
        before = server.revision(campaign)
        attack = button(table.open(do="act", type="attack", attacker_id=ELF), "Goblin")
        page = press(table.caller, attack, means="ranged", weapon_id="", adjacent="true")
        assert page.status_code == 422
        assert "Auf ein angrenzendes Feld wird nicht geschossen" in panel_text(page)
        assert server.revision(campaign) == before

    def test_somebody_who_is_not_there(self, table: Place) -> None:
        page = press(
            table.caller, button(table.open(do="act", type="attack", attacker_id=ELF), "Goblin"), target_id="zz"
        )
        assert page.status_code == 404
        assert "steht nicht auf dem Spielfeld" in panel_text(page)

    def test_nothing_was_said_yet_and_nothing_is_wrong(self, table: Place) -> None:
        assert "Bitte" not in panel_text(table.open(do="act", type="attack"))


class TestMenu:
    """What can be done just now."""

    def test_a_potion_is_offered_to_whoever_has_one(self, table: Place) -> None:
        assert "Trank trinken" in labels(table.open(**{"for": ELF, "do": "menu"}))
        assert "Trank trinken" not in labels(table.open(**{"for": WIZARD, "do": "menu"}))

    def test_a_potion_is_three_taps(self, server: Server, campaign: int, table: Place) -> None:
        server.do(campaign, "lose_body_points", hero_id=ELF, points=3)
        page = tap(table.caller, table.open(**{"for": ELF, "do": "menu"}), "Trank trinken", "Heiltrank HT2")
        assert "Übernehmen" not in labels(page)
        heroes = {one["hero_id"]: one for one in table.caller.get(f"/api/v1/campaigns/{campaign}/heroes").json()}
        assert heroes[ELF]["values"]["body_points"] == 5

    def test_only_casters_cast(self, table: Place) -> None:
        assert "Basiszauber" in labels(table.open(**{"for": WIZARD, "do": "menu"}))
        assert "Basiszauber" not in labels(table.open(**{"for": ELF, "do": "menu"}))
        assert "Zauber aus einem Satz" in labels(table.open(**{"for": ELF, "do": "menu"}))

    def test_the_one_on_turn_stands_there_by_himself(self, server: Server, campaign: int, table: Place) -> None:
        assert "Was geschieht?" in panel_text(table.open())
        server.do(campaign, "start_quest")
        shown = panel_text(table.open())
        assert "Ragna Eisenfaust ist am Zug" in shown
        assert "Angreifen" in labels(table.open())

    def test_a_trap_several_questions_deep(self, server: Server, campaign: int, table: Place) -> None:
        page = tap(table.caller, table.open(**{"for": ELF, "do": "menu"}), "Falle auslösen", "Fallgrube")
        while "Übernehmen" not in labels(page) and "App würfelt" in labels(page):
            page = tap(table.caller, page, "App würfelt")
        if "Übernehmen" in labels(page):
            tap(table.caller, page, "Übernehmen")
        assert "Fallgrube" in table.caller.get(f"/campaigns/{campaign}/log").text

    def test_players_see_nobody_elses_things(self, server: Server, campaign: int) -> None:
        phone = Place(server.player(campaign, ELF), f"/campaigns/{campaign}/heroes/{ELF}")
        server.do(campaign, "permit_players", permissions=["equipment"])
        shown = phone.open(do="act", type="drink_potion").text
        assert "Heiltrank" in shown
        assert "Gegengift" not in shown, "the dwarf's antidote is the dwarf's business"

    def test_guests_are_asked_nothing(self, server: Server, campaign: int) -> None:
        shown = server.client().get(f"/campaigns/{campaign}/watch", params={"do": "act", "type": "attack"}).text
        assert "Wer greift an?" not in shown


class TestQuestions:
    """Only what matters, and as little to type as can be."""

    def test_a_search_is_a_tap_on_each_answer(self, server: Server, campaign: int, table: Place) -> None:
        server.do(campaign, "search_for_traps", hero_id=ELF, area="Küche", enemies_in_sight=False, found=["Ecke"])
        page = table.open(do="act", type="search_for_traps", hero_id=ELF)
        assert {"Küche", "Raum 1", "Anderer Name"} <= set(labels(page))
        asked = tap(table.caller, page, "Raum 1", "Nein, alles ist ruhig", "2 Fallen", "Keine")
        tap(table.caller, asked, "Übernehmen")
        assert "Raum 1" in table.caller.get(f"/campaigns/{campaign}/log").text

    def test_an_answer_that_forbids_the_action_is_told_beside_its_question(self, table: Place) -> None:
        """HQ-12."""
        page = table.open(do="act", type="search_for_treasure", hero_id=ELF)
        page = tap(table.caller, page, "Raum 1", "Ja")
        assert "könnt ihr nicht suchen" in panel_text(page)
        assert "Wanderndes Monster" in labels(tap(table.caller, page, "Nein, alles ist ruhig"))

    def test_a_question_and_its_answer_read_as_one_line(self, table: Place) -> None:
        page = table.open(do="act", type="search_for_treasure", hero_id=ELF)
        page = tap(table.caller, page, "Raum 1", "Nein, alles ist ruhig", "Wanderndes Monster")
        assert "Monster oder Kampf in Sicht? Nein, alles ist ruhig" in panel_text(page)
        assert "?:" not in panel_text(page)

    def test_a_room_can_have_a_name_of_its_own(self, server: Server, campaign: int, table: Place) -> None:
        page = tap(table.caller, table.open(do="act", type="reveal_area"), "Anderer Name")
        assert "Hier fehlt noch ein Text." in press(table.caller, button(page, "Weiter"), area=" ").text
        press(table.caller, button(page, "Weiter"), area=" Gang zur Gruft ")
        assert "Gang zur Gruft" in labels(table.open(do="act", type="search_for_treasure", hero_id=ELF))

    def test_a_quest_begins_with_its_check_and_ends_with_the_guided_close_alone(
        self, server: Server, campaign: int, table: Place
    ) -> None:
        assert button(table.open(), "Herausforderung beginnen").url == f"/campaigns/{campaign}/quests"
        server.do(campaign, "start_quest", quest_id="trial")
        page = table.open()
        assert "Herausforderung beginnen" not in labels(page), "there is nobody left to set out"
        assert button(page, "Herausforderung beenden").url == f"/campaigns/{campaign}/quests/close"
        assert "nicht bestanden" not in labels(table.open(do="act", type="close_quest"))
        assert button(table.open(do="quest"), "Abschließen").url == f"/campaigns/{campaign}/quests/close"

    def test_a_trap_asks_for_nothing_but_its_kind(self, table: Place) -> None:
        shown = table.open(do="act", type="spring_trap", figure_id=ELF).text
        assert shown.index("Mehr angeben") < shown.index("Ausweichfeld")

    def test_nothing_is_wrong_with_what_nobody_said(self, table: Place) -> None:
        assert "volle Körperkraft" not in panel_text(table.open(do="act", type="heal_with_herbs", hero_id=ELF))

    def test_a_potion_is_poured_only_into_those_who_cannot_drink(
        self, server: Server, campaign: int, table: Place
    ) -> None:
        def asked() -> str:
            return panel_text(table.open(do="act", type="drink_potion", hero_id=ELF))

        assert "Für wen?" not in asked()
        server.do(campaign, "lose_body_points", hand("6"), hand("3"), hand("2"), hero_id=WIZARD, points=3)
        assert "Für wen? selbst trinken Aldemar Welcher Trank?" in asked()

    def test_herbs_heal_whoever_knows_them_as_well(self, server: Server, campaign: int, table: Place) -> None:
        server.do(campaign, "lose_body_points", hero_id=ELF, points=2)
        assert "Liathan" in labels(table.open(do="act", type="heal_with_herbs", hero_id=ELF))

    def test_nobody_sweeps_himself(self, table: Place) -> None:
        offered = table.open(do="act", type="sweep", attacker_id="ragna").text
        assert 'value="target_ids:g1"' in offered
        assert 'value="target_ids:ragna"' not in offered

    @pytest.mark.parametrize("htmx", [True, False])
    def test_targets_are_named_one_after_the_other(self, server: Server, table: Place, *, htmx: bool) -> None:
        page = table.open(do="act", type="sweep", attacker_id="ragna")
        assert "Weiter" not in labels(page)
        assert re.search(r'aria-keyshortcuts="\d"[^>]* value="target_ids:g1"', page.text), "a digit is enough"
        assert "Erst antippen" in panel_text(page)
        page = tap(table.caller, page, "Chaoskrieger", "2. Liathan", "3. Goblin", htmx=htmx)
        assert not [label for label in labels(page) if label.startswith("3. ")]
        page = tap(table.caller, page, "Liathan: zurücknehmen", "3. Aldemar", "Weiter", htmx=htmx)
        assert "Angriff auf Chaoskrieger" in panel_text(page)
        assert "1. Ziel von 3, in der angesagten Reihenfolge" in panel_text(page)
        page = tap(table.caller, page, "1", htmx=htmx)
        assert "Chaoskrieger verteidigt sich" in panel_text(page)
        page = tap(table.caller, page, "0", htmx=htmx)
        assert "Angriff auf Goblin" in panel_text(page)
        assert "2. Ziel von 3" in panel_text(page)

    def test_nothing_happens_while_targets_are_still_named(self, server: Server, campaign: int, table: Place) -> None:
        before = server.revision(campaign)
        page = table.open(
            do="act", type="breathe_fire", monster_id="d1", pick="target_ids:liathan", key="k", said="yes"
        )
        assert page.status_code == 200
        form = {"type": "cast_set_spell", "do": "act", "hero_id": ELF, "spell": "x", "pick": "targets:g1", "key": "k"}
        assert table.caller.post(table.url, data=form).status_code == 200
        for wrong in ("target_ids", "nonsense:liathan", "target_ids:", ":"):
            assert table.open(do="act", type="sweep", attacker_id="ragna", pick=wrong).status_code == 200
            assert table.open(do="act", type="sweep", attacker_id="ragna", unpick=wrong).status_code == 200
        assert server.revision(campaign) == before

    def test_an_elf_announces_the_same_action_twice_in_his_order(self, table: Place) -> None:
        page = tap(table.caller, table.open(do="act", type="use_nimbleness", hero_id=ELF), "Kämpfen", "2. Gehen")
        page = tap(table.caller, page, "3. Kämpfen")
        assert not [label for label in labels(page) if label.startswith("4. ")]
        assert [value for name, value in button(page, "Weiter").fields if name == "actions"] == [
            "fight", "move", "fight",
        ]  # fmt: skip

    def test_one_ingredient_brews_nothing_but_two_do(self, server: Server, campaign: int, table: Place) -> None:
        assert "Trank brauen" not in labels(table.open(**{"for": WIZARD, "do": "menu"}))
        server.do(campaign, "give_item", hero_id=WIZARD, item_id="root", content_id="potion_ingredient", note="Wurzel")
        tap(table.caller, table.open(**{"for": WIZARD, "do": "menu"}), "Trank brauen")
        assert 'value="root"' in table.open(do="act", type="brew_potion", hero_id=WIZARD).text

    @pytest.mark.parametrize(
        "query",
        [
            {"type": "attack", "attacker_id": ELF, "means": "💥"},
            {"type": "write_deck"},
            {"type": "attack", "attacker_id": "../.."},
        ],
    )
    def test_an_address_from_nowhere_is_still_a_page(self, table: Place, query: dict[str, str]) -> None:
        assert table.open(do="act", **query).status_code < 500
