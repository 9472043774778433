"""A usual fight on a small laptop with the map: monsters and what is due at one glance."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import open_sample
from tests.browser.underway import MAP, do, play

pytestmark = pytest.mark.browser

SEEN_WHOLE = """selector => {
  const list = document.querySelector(".monster-list").getBoundingClientRect();
  const hidden = [...document.querySelectorAll(selector)].filter(one => {
    const box = one.getBoundingClientRect();
    return !box.height || box.top < list.top - 1 || box.bottom > list.bottom + 1 || box.bottom > innerHeight;
  });
  return hidden.map(one => one.innerText);
}"""


def test_four_monsters_and_what_is_due_are_seen_at_once_on_a_small_laptop(laptop: Page, server: Server) -> None:
    campaign = open_sample(laptop, server)
    play(laptop, server, campaign, do("start_quest"), MAP[0])
    monsters = [do("place_monster", monster_id=f"m-{one}", kind=one) for one in ("goblin", "orc", "fimir", "zombie")]
    squares = zip(("goblin", "orc", "fimir", "zombie"), ("J14", "K14", "J15", "L14"), strict=True)
    placed = [do("put_figure", figure_id=f"m-{one}", square=square) for one, square in squares]
    in_pit = do("impose_effect", figure_id="ragna", effect="in_pit")
    away = do("dismiss_hero", hero_id="tamsin")
    play(laptop, server, campaign, away, *monsters, *placed, in_pit)
    for width, height in ((1366, 768), (1280, 720)):
        laptop.set_viewport_size({"width": width, "height": height})
        for turn in ("ragna", "game_master"):
            if turn == "game_master":
                play(laptop, server, campaign, do("take_turn", figure_id=turn))
            laptop.goto(f"{server.laptop}{campaign}/table")
            expect(laptop.locator(".monster-card")).to_have_count(4)
            assert laptop.evaluate(SEEN_WHOLE, ".monster-card, .due__one") == [], (width, turn)
            body = laptop.locator(".action-panel__body")
            assert body.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, (width, turn)
        play(laptop, server, campaign, do("take_turn", figure_id="ragna"))
