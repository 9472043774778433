"""Dragging a thing in the editor of drawn quests: `python3 -m benchmarks.drag`.

Chromium on the quest that ships; the mouse drags a monster over the board. Measured in the page: from each movement of
the pointer to the frame that shows it, and from letting go until the answer has been taken in. A number may follow: how
many drags (20 are usual).
"""

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from benchmarks import figures
from benchmarks.clients import GERMAN, launched
from benchmarks.figures import Row
from benchmarks.measured_program import served

DRAGS, STEPS = 20, 12
_WATCH = """() => {
  window.shown = []; window.confirmed = [];
  const board = document.querySelector("svg.board");
  let moved = 0, dropped = 0;
  board.addEventListener("pointermove", event => { moved ||= event.timeStamp; }, true);
  board.addEventListener("pointerup", event => { dropped = event.timeStamp; }, true);
  new MutationObserver(() => {
    const since = moved;
    moved = 0;
    if (since) shown.push(performance.now() - since); // within the frame that paints it
  }).observe(board, {subtree: true, attributeFilter: ["style", "transform"]});
  new MutationObserver(() => {
    if (dropped) confirmed.push(performance.now() - dropped);
    dropped = 0;
  }).observe(document.getElementById("map-editor"), {childList: true});
}"""


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    drags = figures.options(__doc__, drags=DRAGS).drags
    with sync_playwright() as playwright, served() as server:
        page = launched(playwright).new_page(viewport={"width": 1366, "height": 768}, locale=GERMAN)
        page.goto(f"{server.base}/heroquest/maps")
        page.locator("[name=shipped][value=bell_under_the_moor] + button").click()
        page.locator("#map-stage").wait_for()
        page.evaluate(_WATCH)
        for number in range(drags):
            _drag(page, back=number % 2 == 1)
        shown, confirmed = page.evaluate("[shown, confirmed]")
        script = sum(
            (Path(__file__).parents[1] / f"static/js/heroquest/{name}.js").stat().st_size
            for name in ("map_editor", "map_board")
        )
    return figures.Sheet("drag").rows(
        (
            figures.of_values("movement until its frame", shown),
            figures.of_values("letting go until the answer is on the page", confirmed),
            Row("its scripts", script / 1000, "kB"),
        )
    )


def _drag(page: Page, *, back: bool) -> None:
    """The fimir from S6 to T7, or back."""
    box = page.locator("#board").bounding_box()
    assert box
    scale = box["width"] / 1068
    near, far = (
        (box["x"] + (22 + x * 40) * scale, box["y"] + (22 + y * 40) * scale) for x, y in ((18.5, 5.5), (18.5, 7.5))
    )
    start, end = (far, near) if back else (near, far)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=STEPS)
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.mouse.up()
    page.wait_for_timeout(60)


if __name__ == "__main__":
    sys.exit(main())
