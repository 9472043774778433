"""Ways to throw: coloured dice, the dice everybody has, the app; per house, per device and per roll."""

import pytest
from httpx2 import Response

from app.campaign.model import Entry
from app.core.dice import CountedRoll
from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import HTMX, Place, buttons, labels, panel_text, press, tap

BARBARIAN, ELF = "ragna", "liathan"
HAND, STANDARD, APP = "bunte Würfel", "gewöhnliche Würfel", "App"
SKULL, WHITE, BLACK = "Totenschädel", "weißer Schild", "schwarzer Schild"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def recorded(server: Server, campaign: int) -> list[tuple[str, tuple[str, ...]]]:
    """How the newest action was answered."""
    return [(answer.kind, getattr(answer, "faces", ())) for answer in newest(server, campaign).answers]


def newest(server: Server, campaign: int) -> Entry:
    """The newest action."""
    return server.services.snapshots.take(campaign).recent[0].entry


def figures(page: Response) -> list[str]:
    """The numbers that can be tapped."""
    return [label for label in labels(page) if label.isdecimal()]


def test_standard_dice_are_said_tapped_and_read_as_coloured_ones(server: Server, campaign: int, table: Place) -> None:
    """One black and three white dice: a W6 first, which hits from 3 on, then the white ones as they fall."""
    page = tap(table.caller, table.open(type="roll_dice", hero_id=BARBARIAN, pool="attack"), STANDARD)
    said = panel_text(page)
    assert "1 W6 statt: 1 schwarzer Würfel" in said
    assert "3, 4, 5, 6 = Totenschädel" in said
    assert "3 weiße Würfel zählen, wie sie fallen" in said
    assert figures(page) == ["0", "1"]
    page = tap(table.caller, page, "1")
    assert figures(page) == ["0", "1", "2", "3"]
    page = tap(table.caller, page, "2", "Übernehmen")
    assert page.status_code == 200
    assert newest(server, campaign).answers == (CountedRoll(counts={"skull": 3}, substitutes=True),)


def test_the_step_that_comes_next_is_marked(table: Place) -> None:
    page = tap(table.caller, table.open(type="roll_dice", hero_id=ELF, pool="attack"), STANDARD)
    assert 'aria-current="step"><b>1 weißer Würfel statt: 1 grüner Würfel</b>' in page.text
    page = tap(table.caller, page, "0")
    assert 'aria-current="step"><b>1 weißer Würfel</b>' in page.text


def test_a_step_back_stays_with_the_same_dice(table: Place) -> None:
    page = tap(table.caller, table.open(type="roll_dice", hero_id=BARBARIAN, pool="attack"), STANDARD)
    back = tap(table.caller, page, "1", "Einen Schritt zurück")
    assert panel_text(back) == panel_text(page)


@pytest.mark.parametrize(
    ("taps", "sentence"),
    [
        (("skull",), "Diese Seite hat der Würfel nicht."),
        (("7",), "Diese Seite hat der Würfel nicht."),
        (("3", "skull", "skull", "skull", "skull"), "Zu diesem Wurf gehören 4 Würfel"),
    ],
)
def test_faces_that_cannot_be_are_refused_beside_the_pad(table: Place, taps: tuple[str, ...], sentence: str) -> None:
    asked = {"type": "roll_dice", "hero_id": BARBARIAN, "pool": "attack", "throwing": "0:standard"}
    page = table.caller.get(table.url, params=[*asked.items(), *(("tap", face) for face in taps)], headers=HTMX)
    assert sentence in page.text.partition('class="field__error"')[2].partition("</form>")[0]
    assert "1 W6 statt" in panel_text(page)  # and it is asked for again


def test_coloured_faces_are_checked_too(table: Place) -> None:
    asked = [("type", "roll_dice"), ("hero_id", ELF), ("pool", "attack")]
    for faces in (("5",), ("skull", "skull", "skull")):
        page = table.caller.get(table.url, params=[*asked, *(("tap", face) for face in faces)], headers=HTMX)
        assert "field__error" in page.text
        assert SKULL in labels(page)


def test_another_way_holds_for_one_roll_only(table: Place) -> None:
    """The fall: the first number comes from the app, the next one is asked for at the table again."""
    page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", APP)
    assert "4" not in labels(page)
    page = tap(table.caller, page, "App würfelt")
    assert "4" in labels(page)


@pytest.mark.parametrize("htmx", [True, False])
def test_a_device_keeps_its_way_and_no_other_does(server: Server, campaign: int, table: Place, htmx: bool) -> None:
    server.do(campaign, "permit_players", permissions=["dice"])
    phone = Place(server.player(campaign, ELF), f"/campaigns/{campaign}/heroes/{ELF}")
    asked = {"type": "roll_dice", "hero_id": ELF, "pool": "attack"}
    page = tap(phone.caller, phone.whole(**asked), STANDARD, htmx=htmx)
    kept = tap(phone.caller, page, "hier immer so", htmx=htmx)
    assert kept.status_code == 303
    page = phone.caller.get(kept.headers["location"])
    assert "1 weißer Würfel statt" in panel_text(page)
    assert "hier immer so" not in labels(page)
    assert "statt:" in panel_text(phone.open(**asked))
    assert "statt:" not in panel_text(table.open(**asked))


def test_the_house_says_what_is_usual(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "choose_dice_mode", mode="standard")
    assert "statt:" in panel_text(table.open(type="roll_dice", hero_id=ELF, pool="attack"))


def test_the_chronicle_tells_of_ordinary_dice(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "choose_dice_mode", mode="standard")
    for wish, by in (({"hero_id": ELF, "pool": "attack"}, "substitutes"), ({"pool": "d6"}, "hand")):
        page = table.open(type="roll_dice", **wish)
        while "Übernehmen" not in labels(page):
            page = tap(table.caller, page, next(label for label in ("3", "1") if label in labels(page)))
        tap(table.caller, page, "Übernehmen")
        assert f'"by":"{by}"' in newest(server, campaign).model_dump_json()
    assert "Hand, gewöhnliche Würfel" in table.whole().text


def test_an_unknown_way_is_refused_in_words(table: Place) -> None:
    answer = table.caller.post("/dice-mode", data={"mode": "loaded", "back": table.url})
    assert answer.status_code == 422
    assert "passt hier nicht" in answer.text


@pytest.mark.parametrize("back", ["https://example.org/", "//example.org", "", "/settings"])
def test_nobody_is_led_away(table: Place, back: str) -> None:
    answer = table.caller.post("/dice-mode", data={"mode": "app", "back": back})
    assert answer.headers["location"] == "/"


def test_number_dice_need_no_substitutes(table: Place) -> None:
    page = table.open(type="roll_dice", pool="d6")
    assert STANDARD not in labels(page)
    assert "echte Würfel" in labels(page)


class TestAllByTheApp:
    """One tap lets the app throw until something has to be chosen."""

    def test_a_fall_is_thrown_at_once_and_seen_before_it_counts(
        self, server: Server, campaign: int, table: Place
    ) -> None:
        before = server.services.snapshots.take(campaign).state.table
        page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "Alles würfelt die App")
        while "Übernehmen" not in labels(page):  # where something has to be chosen in between
            page = press(table.caller, next(one for one in buttons(page) if ("answer", "app:all") in one.fields))
        assert server.services.snapshots.take(campaign).state.table == before
        tap(table.caller, page, "Übernehmen")
        assert {kind for kind, _ in recorded(server, campaign)} <= {"app", "choice"}
        assert len(recorded(server, campaign)) >= 2

    def test_the_dice_that_fell_just_now_tumble_and_only_those(self, table: Place) -> None:
        page = tap(table.caller, table.open(type="roll_dice", hero_id=ELF, pool="attack"), "App würfelt")
        assert "is-rolling" in page.text
        fields = next(one.fields for one in buttons(page) if one.label == "Übernehmen")
        again = table.caller.get(
            table.url, params=[(name, value) for name, value in fields if name not in ("key", "revision", "confirmed")]
        )
        assert "is-rolling" not in text_of_panel(again.text)

    def test_what_a_hand_threw_does_not_tumble(self, table: Place) -> None:
        page = tap(table.caller, table.open(type="roll_dice", hero_id=ELF, pool="attack"), "2")
        assert "is-rolling" not in page.text

    def test_it_throws_what_was_not_thrown_yet(self, server: Server, campaign: int, table: Place) -> None:
        page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", "4", "Alles würfelt die App")
        while "Übernehmen" not in labels(page):
            page = press(table.caller, next(one for one in buttons(page) if ("answer", "app:all") in one.fields))
        tap(table.caller, page, "Übernehmen")
        assert recorded(server, campaign)[0] == ("hand", ("4",))
        assert recorded(server, campaign)[1][0] == "app"

    def test_a_usual_choice_is_made_and_another_can_be_taken_beside_it(
        self, server: Server, campaign: int, table: Place
    ) -> None:
        page = blow_at_an_orc(server, campaign, table, "hand:skull,skull,skull,skull", "hand:skull,skull,skull", ALL)
        assert {"Übernehmen", "Stattdessen: Zurückdrängen"} <= set(labels(page))
        assert "−1 KK" in panel_text(page), "of the four points that got through, the one the orc had left"
        page = tap(table.caller, page, "Stattdessen: Zurückdrängen")
        assert "zurückgedrängt · −1 KK" in panel_text(page)
        assert {"Übernehmen", "Stattdessen: Verwunden"} <= set(labels(page))
        tap(table.caller, page, "Übernehmen")
        assert recorded(server, campaign)[2:] == [("choice", ())]
        assert "figure.pushed" in [one.type for one in newest(server, campaign).events]


ALL = "app:all"
MISSES, HITS = "white_shield,white_shield,white_shield", "skull,white_shield,white_shield"


def blow_at_an_orc(server: Server, campaign: int, table: Place, *answers: str) -> Response:
    """The panel of a blow at an orc with room behind it, with these answers."""
    server.do(campaign, "place_monster", monster_id="o-9", kind="orc")
    fields = {"type": "attack", "attacker_id": BARBARIAN, "target_id": "o-9", "room_behind": "true"}
    return table.caller.get(table.url, params={**fields, "answer": list(answers)}, headers=HTMX)


class TestUsualChoice:
    """HQ-19-ZURÜCKDRÄNGEN: a hit wounds; pushing instead has to be said, with physical dice as with the app's."""

    def test_own_dice_wound_without_a_question(self, server: Server, campaign: int, table: Place) -> None:
        page = blow_at_an_orc(server, campaign, table, f"hand:skull,{MISSES}", "hand:skull,skull,skull")
        assert "Verwunden oder zurückdrängen" not in panel_text(page)
        assert "−1 KK" in panel_text(page)
        tap(table.caller, page, "Übernehmen")
        assert "figure.pushed" not in [one.type for one in newest(server, campaign).events]

    @pytest.mark.parametrize("mode", ["hand", "faces", "standard", "app"])
    def test_every_way_to_throw_takes_the_same_default(
        self, server: Server, campaign: int, table: Place, mode: str
    ) -> None:
        server.do(campaign, "choose_dice_mode", mode=mode)
        page = blow_at_an_orc(server, campaign, table, f"hand:skull,{MISSES}", "hand:skull,skull,skull")
        assert {"Übernehmen", "Stattdessen: Zurückdrängen"} <= set(labels(page))

    def test_figures_in_one_line_end_with_the_default(self, server: Server, campaign: int, table: Place) -> None:
        server.do(campaign, "place_monster", monster_id="o-9", kind="orc")
        fields = {"type": "attack", "attacker_id": BARBARIAN, "target_id": "o-9", "room_behind": "true"}
        page = table.caller.get(table.url, params={**fields, "figures": "1 0"}, headers=HTMX)
        assert {"Übernehmen", "Stattdessen: Zurückdrängen"} <= set(labels(page))

    def test_a_push_instead_does_no_damage(self, server: Server, campaign: int, table: Place) -> None:
        page = blow_at_an_orc(server, campaign, table, f"hand:skull,{MISSES}", "hand:skull,skull,skull")
        page = tap(table.caller, page, "Stattdessen: Zurückdrängen")
        assert "zurückgedrängt" in panel_text(page)
        assert "KK" not in panel_text(page).partition("zurückgedrängt")[2]
        tap(table.caller, page, "Übernehmen")
        assert "figure.pushed" in [one.type for one in newest(server, campaign).events]

    def test_a_step_back_takes_the_last_roll_not_the_default(self, server: Server, campaign: int, table: Place) -> None:
        page = blow_at_an_orc(server, campaign, table, f"hand:skull,{MISSES}", "hand:skull,skull,skull")
        page = tap(table.caller, page, "Einen Schritt zurück")
        assert "Übernehmen" not in labels(page)
        assert "Wie viele schwarze Schilde?" in panel_text(page)

    def test_dice_to_come_leave_the_other_choice_open(self, server: Server, campaign: int, table: Place) -> None:
        """An orc fells the mage: the default wounds, the faint table is asked, and a push is still one tap away."""
        server.do(campaign, "place_monster", monster_id="o-9", kind="orc")
        server.do(campaign, "lose_body_points", hero_id="aldemar", points=2)
        fields = {"type": "attack", "attacker_id": "o-9", "target_id": "aldemar", "room_behind": "true"}
        thrown = ["counted:skull=1", "counted:white_shield=0"]
        page = table.caller.get(table.url, params={**fields, "answer": thrown}, headers=HTMX)
        assert "Tabelle" in panel_text(page)
        pushed = tap(table.caller, page, "Stattdessen: Zurückdrängen")
        assert "zurückgedrängt" in panel_text(pushed)

    def test_a_correction_asks(self, server: Server, campaign: int, table: Place) -> None:
        page = blow_at_an_orc(server, campaign, table, f"hand:skull,{MISSES}", "hand:skull,skull,skull")
        tap(table.caller, page, "Übernehmen")
        revision = server.revision(campaign)
        page = table.open(correcting=str(revision))
        choice = next(one for one in buttons(page) if "Verwunden" in one.label or "Was macht" in one.label)
        asked = press(table.caller, choice)
        assert {"Verwunden", "Zurückdrängen"} <= {one.split(" ")[0] for one in labels(asked)}


def text_of_panel(text: str) -> str:
    """The panel's part of a whole page."""
    return text.partition('id="action-panel"')[2]


def test_the_ways_are_named_on_the_settings_page(server: Server, campaign: int) -> None:
    page = server.laptop.get(f"/campaigns/{campaign}/settings")
    assert "am Tisch mit gewöhnlichen Würfeln" in text_at(page, "choose_dice_mode")
