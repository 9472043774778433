"""What only a real hand shows: a dragged seat, and the bestiary's search as one types."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import follows, open_sample
from tests.browser.underway import do, play

pytestmark = pytest.mark.browser


def test_a_seat_can_be_dragged_to_another(laptop: Page, server: Server) -> None:
    open_sample(laptop, server)
    seats = laptop.locator(".turn-bar [data-seat]")
    for _try in range(3):  # news of the table end a drag that is under way
        seats.nth(0).hover()  # waits until nothing moves any more
        wanted = seats.nth(2).bounding_box()
        assert wanted
        laptop.mouse.down()
        laptop.mouse.move(wanted["x"] + 30, wanted["y"] + 20, steps=5)
        laptop.mouse.up()
        laptop.wait_for_timeout(500)
        if laptop.locator(".hero-card__name").nth(2).inner_text() == "Ragna Eisenfaust":
            break
    expect(seats).to_have_text(["Liathan", "Borrek", "Ragna", "Aldemar", "Tamsin"])
    expect(laptop.locator(".hero-card__name").nth(2)).to_have_text("Ragna Eisenfaust")


def test_typing_narrows_the_bestiary_and_enter_adds_the_first(laptop: Page, server: Server) -> None:
    open_sample(laptop, server)
    follows(laptop)
    laptop.keyboard.press("m")
    search = laptop.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.press_sequentially("mumie")
    expect(laptop.locator("[data-find]:visible")).to_have_count(2)  # ours, and the one of the base game
    search.press("Enter")
    expect(laptop.locator("#monster-cards")).to_contain_text("Mumie")
    expect(search).to_be_focused()
    laptop.get_by_label("Name", exact=True).fill("Smaragdzahn")
    search.fill("einhorn")
    expect(laptop.locator("[data-nothing]")).to_be_visible()
    search.fill("DRACHE")
    search.press("Enter")
    expect(laptop.get_by_label("Name", exact=True)).to_have_value("Smaragdzahn")
    expect(laptop.get_by_label("Angriff mit der Klaue")).to_be_visible()


MANY = ("giant_spider", "ogre_warrior", "gargoyle", "lesser_demon", "banshee", "troll")


def test_the_rows_of_many_monsters_stay_as_large_as_a_finger_and_all_are_in_sight(laptop: Page, server: Server) -> None:
    campaign = open_sample(laptop, server)
    placed = (do("place_monster", monster_id=f"m{place}", kind=kind) for place, kind in enumerate(MANY))
    play(laptop, server, campaign, do("start_quest"), *placed, *(do("end_turn") for _hero in range(5)))
    laptop.goto(f"{server.laptop}{campaign}/table")
    expect(laptop.locator("#action-head")).to_have_text("Riesenspinne")
    expect(laptop.locator(".queue__row")).to_have_count(len(MANY) + 1)  # with the end of the turn
    buttons = laptop.locator("#action-panel :is(.queue__row, .tile, .deeds__list .button):visible")  # the rest folds
    boxes = [one.bounding_box() for one in buttons.all()]
    assert [box for box in boxes if not box or box["height"] < 44 or box["width"] < 44] == []
    expect(buttons.last).to_be_in_viewport(ratio=1)
