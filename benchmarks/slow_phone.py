"""The passport on a slow phone: `python3 -m benchmarks.slow_phone`.

Chromium with a processor four times as slow, 1.6 Mbit/s and 150 ms to and fro; nothing in the cache, then everything.
What it prints comes from the browser's own observers: first contentful paint, blocking time of long tasks after it
(what each takes beyond 50 ms), and layout shift. Medians of some loads. A busy machine makes the clock's figures worse
and never better; "by processor" counts what the page's own thread worked, which others hardly change.
A number may follow: how many loads (5 are usual).
"""

import sys
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright

from benchmarks import figures
from benchmarks.clients import GERMAN, Table, launched
from benchmarks.measured_program import served

LOADS = 5
SLOWER, BITS, ROUND_TRIP = 4, 1_600_000, 150
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "is_mobile": True, "has_touch": True}
SETTLED = 1_500  # ms after the page is there: the stream's first message and late fonts are in
FIGURES = (
    ("first contentful paint", "ms"),
    ("total blocking", "ms"),
    ("total blocking, by processor", "ms"),
    ("layout shift", ""),
)
SHEET = figures.Sheet("slow_phone")
_OBSERVE = """
window.seen = {paint: 0, tasks: [], shift: 0};
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
watch("paint", (one) => { if (one.name === "first-contentful-paint") seen.paint = one.startTime; });
watch("longtask", (one) => seen.tasks.push([one.startTime, one.duration]));
watch("layout-shift", (one) => { if (!one.hadRecentInput) seen.shift += one.value; });
"""


class Load(NamedTuple):
    """One load of a page."""

    paint: float
    blocking: float
    worked: float
    shift: float


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    loads = figures.options(__doc__, loads=LOADS).loads
    with sync_playwright() as playwright, served() as server:
        table = Table(server.base)
        browser = launched(playwright)
        for name, url in pages(table).items():
            cold, warm = measured(browser, url, loads)
            report(f"{name}, nothing in the cache", cold)
            report(f"{name}, once more", warm)
        browser.close()
    return SHEET.code


def pages(table: Table) -> dict[str, str]:
    """What a player opens on the phone."""
    return {"passport": table.passport_url, "town": table.url("town"), "group": table.url("watch")}


def measured(browser: Browser, url: str, loads: int) -> tuple[list[Load], list[Load]]:
    """Loads with an empty cache, and each once more with what it left there."""
    cold, warm = [], []
    for _ in range(loads):
        context = browser.new_context(locale=GERMAN, **PHONE)
        for found in (cold, warm):
            found.append(_load(context, url))
        context.close()
    return cold, warm


def report(what: str, loads: list[Load]) -> None:
    """A line for each figure."""
    for (figure, unit), values in zip(FIGURES, zip(*loads, strict=True), strict=True):
        SHEET.rows([figures.of_values(f"{what}: {figure}", values, unit=unit)])


def _load(context: BrowserContext, url: str) -> Load:
    page = context.new_page()
    page.add_init_script(_OBSERVE)
    session = context.new_cdp_session(page)
    _slow_down(session)
    events, ended = _traced(session)
    page.goto(url, wait_until="load", timeout=60_000)
    page.wait_for_timeout(SETTLED)
    seen: dict[str, Any] = page.evaluate("window.seen")
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    page.close()
    paint = float(seen["paint"])
    blocking = sum(max(0, end - 50) for start, end in seen["tasks"] if start + end > paint)
    return Load(paint, blocking, _worked_beyond(events), seen["shift"])


def _traced(session: CDPSession) -> tuple[list[dict[str, Any]], list[object]]:
    """What the browser notes of its tasks from now on, and something as soon as all of it is there."""
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    session.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    session.on("Tracing.tracingComplete", lambda found: ended.append(found))
    categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "loading"]
    session.send("Tracing.start", {"traceConfig": {"includedCategories": categories}, "transferMode": "ReportEvents"})
    return events, ended


def _worked_beyond(events: list[dict[str, Any]]) -> float:
    """Of the page's tasks after the first paint: what each worked beyond 50 ms, summed up."""
    paints = [one for one in events if one["name"] == "firstContentfulPaint"]
    if not paints:
        return 0
    page, since = (paints[-1]["pid"], paints[-1]["tid"]), paints[-1]["ts"]
    tasks = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) == page]
    return float(sum(max(0, one.get("tdur", 0) / 1000 - 50) for one in tasks if one["ts"] >= since))


def _slow_down(session: CDPSession) -> None:
    session.send("Network.enable")
    speed = {"downloadThroughput": BITS / 8, "uploadThroughput": BITS / 8}
    session.send("Network.emulateNetworkConditions", {"offline": False, "latency": ROUND_TRIP, **speed})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


if __name__ == "__main__":
    sys.exit(main())
