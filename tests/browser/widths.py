"""What may go wrong with a page in a window of another size: too wide, words cut off, targets on each other."""

from tests.browser.walk import Walk, resize

# Width and height of phones, a tablet, laptops; then phones whose readers zoom.
SIZES = ((360, 740), (390, 844), (768, 1024), (1366, 768), (1920, 1080), (320, 640), (180, 370))
WITH_AXE = (360, 1366)

# What is meant to be pushed along or shortened: rows of places on a phone, names on cards that open, paper, the second
# screen, labels that a heading speaks for, the book of patterns. A bar's parts say the same below it.
_MEANT = ", ".join(
    (
        *(".app-bar nav", ".turn-bar ol", ".town__places", ".buyer__others", ".chart__scroll", ".tale__table"),
        *(".dice-table", ".hero-card__name", ".monster-card__name", ".monster-card__words", ".odds__part"),
        *(".log__changes", ".sheet-page", ".screen", ".setting .field > label", ".pattern"),
    )
)
_FAULTS = """meant => {
  const frame = document.documentElement, found = [];
  const name = one => one.outerHTML.replace(/\\s+/g, " ").slice(0, 110);
  const seen = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const hides = one => /hidden|clip/.test(getComputedStyle(one).overflow);
  const scrolls = one => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const up = (one, fits) => {
    for (let outer = one; outer && outer !== document.body; outer = outer.parentElement) if (fits(outer)) return outer;
  };
  const quiet = ".visually-hidden, .visually-hidden *, .skip-link, svg *, option, dialog:not([open]) *";
  const isShown = one => !one.matches(quiet) && !one.closest(meant) && seen(one);
  const all = [...document.body.querySelectorAll("*")].filter(isShown);

  const isPaper = document.querySelector(".sheet-page, .pattern");
  const tooWide = frame.scrollWidth - frame.clientWidth;
  if (!isPaper && tooWide > 1) found.push(`page ${tooWide} px too wide`);
  for (const one of all) {
    for (const node of one.childNodes) if (node.nodeType === 3 && node.data.trim()) look(one, node);
    if (scrolls(one) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
      found.push(`scrolls sideways by ${one.scrollWidth - one.clientWidth}: ${name(one)}`);
  }

  function look(one, node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect(), said = `“${node.data.trim().slice(0, 40)}”: ${name(one)}`;
    const outer = up(one, it => hides(it) || scrolls(it));
    if (!words.width || (outer && scrolls(outer))) return;
    const edge = (outer ?? frame).getBoundingClientRect();
    if (words.right > edge.right + 1.5 || words.left < edge.left - 1.5) found.push(`cut off ${said}`);
    else if (outer && (words.bottom > edge.bottom + 10 || words.top < edge.top - 10)) found.push(`cut off ${said}`);
    else if (words.right > one.getBoundingClientRect().right + 2 && getComputedStyle(one).display !== "inline")
      found.push(`out of its box ${said}`);
  }

  // a target as far as it is seen, piece by piece
  const pressed = "a[href], button, input:not([type=hidden]), select, textarea, summary, label.choice";
  const whole = ".hero-card__link, .monster-card__link, .beast__link, label.choice *, [inert] *";
  const floats = one => up(one, it => /fixed|sticky/.test(getComputedStyle(it).position));
  const common = (a, b) => ({left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom)});
  const targets = all.filter(one => one.matches(pressed) && !one.matches(whole)).map(one => {
    const edges = [];
    for (let it = one.parentElement; it; it = it.parentElement) if (hides(it) || scrolls(it)) edges.push(it);
    const pieces = [...one.getClientRects()].filter(box => box.width > 1 && box.height > 1);
    return [one, pieces.map(box => edges.reduce((seen, edge) => common(seen, edge.getBoundingClientRect()), box))];
  });
  targets.forEach(([one, pieces], place) => {
    for (const [other, others] of targets.slice(place + 1)) {
      if (one.contains(other) || other.contains(one) || floats(one) !== floats(other)) continue;
      const meets = pieces.some(a => others.some(b => {
        const both = common(a, b);
        return both.right - both.left > 2 && both.bottom - both.top > 2;
      }));
      if (meets) found.push(`targets on each other: ${name(one)} AND ${name(other)}`);
    }
  });
  return found;
}"""


class WalkInWidths(Walk):
    """One window that becomes wider and narrower on every page."""

    def _look(self, where: str, path: str) -> None:
        for size in SIZES:
            resize(self._page, size)
            before = len(self.found)
            found: list[str] = self._page.evaluate(_FAULTS, _MEANT)
            self.found += [f"{path}: {fault}" for fault in found]
            if size[0] in WITH_AXE:
                self.found += self._faults(where, path)
            self.found[before:] = [f"{size[0]} px: {fault}" for fault in self.found[before:]]
