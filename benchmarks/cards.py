"""How soon a card is on twelve phones after something happened to their hero: `python3 -m benchmarks.cards`.

All twelve play the same hero, so each action is a card on each of them. Counted from before the game master's action
is sent until a phone has read the card off its stream; one more phone is a real browser, and its page is watched.
Between two actions everybody taps "Verstanden". A number may follow: how many actions. Exits with 1 where 95 of 100
took too long.
"""

import asyncio
import sys
import time
from pathlib import Path

from playwright.async_api import Page, async_playwright

from app.launch.programs import find_browser
from benchmarks.clients import CHROMIUM, GERMAN
from benchmarks.evening import Evening, Outcome
from benchmarks.figures import Sheet, in_folder, of_values, options
from benchmarks.measured_program import House
from benchmarks.people import Person, table

PHONES, ACTIONS = 12, 60
HERO = "liathan"
PASSPORT = f"heroes/{HERO}"
_WATCH = """() => {
  const see = () => {
    if (document.querySelector("#hero-cards .story")) window.seen ||= performance.timeOrigin + performance.now();
  };
  new MutationObserver(see).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


class Phone:
    """A joined phone: notes when a card came over its stream."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.card_came = asyncio.Event()
        self.came_at = 0.0

    def hear(self, message: str) -> None:
        """A message of the stream came in."""
        if "story__seal" in message and not self.card_came.is_set():
            self.came_at = time.time()
            self.card_came.set()

    async def understand(self, campaign: int) -> None:
        """Tap "Verstanden"."""
        answer = await self.person.client.post(f"/campaigns/{campaign}/{PASSPORT}/read", data={"upto": "999999"})
        assert answer.status_code == 303, answer.text[:300]
        self.card_came.clear()


async def run(folder: Path, actions: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each card in a folder: until it was read off a stream, and drawn in the browser."""
    read, drawn = list[float](), list[float]()
    async with async_playwright() as playwright:
        with House(folder, folder / "server.log") as house:
            evening, phones = Evening(house, Outcome()), list[Phone]()
            master = evening.person()
            campaign, _ = await table(master, "bench")
            for place in range(PHONES):
                player = await evening.player(campaign, master, f"Phone {place}", HERO)
                (await player.client.get(f"/campaigns/{campaign}/{PASSPORT}")).raise_for_status()
                phones.append(Phone(player))
                evening.passport(player, campaign, hear=phones[-1].hear)
            browser = await playwright.chromium.launch(executable_path=find_browser(), args=CHROMIUM)
            own = await browser.new_context(locale=GERMAN, extra_http_headers=dict(phones[0].person.headers))
            page = await own.new_page()
            await page.goto(f"{house.base}/campaigns/{campaign}/{PASSPORT}")
            await page.wait_for_selector("#live-badge:has-text('verbunden')")
            await page.evaluate(_WATCH)
            evening.follow()
            assert not await evening.unconnected(30)
            for place in range(actions):
                before = await _act(master, campaign, place)
                async with asyncio.timeout(10):
                    await asyncio.gather(*(phone.card_came.wait() for phone in phones))
                read += [(phone.came_at - before) * 1000 for phone in phones]
                drawn.append(await _seen(page) - before * 1000)
                await asyncio.gather(*(phone.understand(campaign) for phone in phones))
                await page.locator("#hero-cards button").click()
                await page.locator("#hero-cards .story").wait_for(state="detached")
                await page.evaluate("window.seen = 0")
            await evening.leave()
            await browser.close()
    return read, drawn


async def _act(master: Person, campaign: int, place: int) -> float:
    """The hero loses a point, or gets it back; when that began."""
    kind = "restore_body_points" if place % 2 else "lose_body_points"
    command = {"type": kind, "hero_id": HERO, "points": 1}
    wish = master.wish(campaign, "commands", await master.revision(campaign), command=command)
    before = time.time()
    assert await master.send(wish)
    return before


async def _seen(page: Page) -> float:
    await page.wait_for_function("() => window.seen")
    return float(await page.evaluate("window.seen"))


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    read, drawn = in_folder(run, options(__doc__, actions=ACTIONS).actions)
    return Sheet("cards").rows(
        [of_values("card read off the stream", read), of_values("card drawn in a browser", drawn)]
    )


if __name__ == "__main__":
    sys.exit(main())
