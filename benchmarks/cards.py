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

import httpx
from playwright.async_api import Page, async_playwright

from app.launch.programs import find_browser
from benchmarks.clients import CHROMIUM, GERMAN
from benchmarks.figures import Row, in_folder, number, quantile, report
from benchmarks.measured_program import House
from benchmarks.people import Ledger, Person, table

PHONES, ACTIONS, WANTED = 12, 60, 60
HERO = "liathan"
PASSPORT = f"heroes/{HERO}"
_WATCH = """() => {
  const see = () => {
    if (document.querySelector("#hero-cards .story")) window.seen ||= performance.timeOrigin + performance.now();
  };
  new MutationObserver(see).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


class Phone:
    """A joined phone: reads its stream and notes when a card came."""

    def __init__(self, base: str, place: int) -> None:
        self.person = Person(base, Ledger(), f"Phone {place}", [HERO])
        self.person.client.headers["X-Forwarded-For"] = f"192.168.1.{20 + place}"
        self.card_came = asyncio.Event()
        self.came_at = 0.0

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends to be the same phone."""
        return {**self.person.headers, "X-Forwarded-For": self.person.client.headers["X-Forwarded-For"]}

    async def follow(self, campaign: int) -> None:
        """Read on and on."""
        live = f"/campaigns/{campaign}/live/passport?hero={HERO}"
        async with self.person.client.stream("GET", live, timeout=None) as stream:
            async for line in stream.aiter_lines():
                if "story__seal" in line and not self.card_came.is_set():
                    self.came_at = time.time()
                    self.card_came.set()

    async def understand(self, campaign: int) -> None:
        """Tap "Verstanden"."""
        answer = await self.person.client.post(f"/campaigns/{campaign}/{PASSPORT}/read", data={"upto": "999999"})
        assert answer.status_code == 303, answer.text[:300]
        self.card_came.clear()


async def main(folder: Path, actions: int) -> int:
    """Measure and print."""
    async with async_playwright() as playwright:
        with House(folder, folder / "server.log") as house:
            master, phones = Person(house.base, Ledger()), [Phone(house.base, place) for place in range(PHONES)]
            campaign, token = await table(master, "bench")
            for phone in phones:
                await phone.person.join(campaign, token, master)
                assert (
                    await phone.person.client.get(f"/campaigns/{campaign}/{PASSPORT}")
                ).status_code == httpx.codes.OK
            browser = await playwright.chromium.launch(executable_path=find_browser(), args=CHROMIUM)
            page = await (
                await browser.new_context(locale=GERMAN, extra_http_headers=phones[0].person.headers)
            ).new_page()
            await page.goto(f"{house.base}/campaigns/{campaign}/{PASSPORT}")
            await page.wait_for_selector("#live-badge:has-text('verbunden')")
            await page.evaluate(_WATCH)
            following = [asyncio.create_task(phone.follow(campaign)) for phone in phones]
            await asyncio.sleep(1)
            read, drawn = list[float](), list[float]()
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
            for one in following:
                one.cancel()
            await browser.close()
    rows = list[Row]()
    for name, found in (("read off the stream", read), ("drawn in a browser", drawn)):
        rows.append(Row(f"card {name}, median", quantile(found, 50), "ms"))
        rows.append(Row(f"card {name}, p95", quantile(found, 95), "ms", WANTED))
    return report(rows)


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


if __name__ == "__main__":
    sys.exit(in_folder(main, number(ACTIONS)))
