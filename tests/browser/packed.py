"""What is asked of a panel that was packed to be seen whole (static/js/fit.js)."""

# However tightly it is packed: a heading is in the line of its first button, and a key can be read.
LOST = """() => {
  const middle = one => { const box = one.getBoundingClientRect(); return box.y + box.height / 2; };
  const apart = [...document.querySelectorAll("#action-panel .deeds__group:has(.button) h3")]
    .filter(one => getComputedStyle(one).position !== "absolute") // the tightest way leaves them to be heard
    .filter(one => Math.abs(middle(one) - middle(one.parentElement.querySelector(".button"))) > 9);
  const keys = [...document.querySelectorAll("#action-panel :is(.tiles, .options, .deeds) kbd")]
    .filter(one => !one.checkVisibility() && one.parentElement.checkVisibility());
  return [...apart, ...keys].map(one => one.innerText);
}"""

# What a packed panel gave up although there is room for it: odds and reasons shown again would still be seen whole.
GIVEN_UP = """() => {
  const body = document.querySelector(".action-panel__body");
  const fits = () => [document.documentElement, body].every(one => one.scrollHeight <= one.clientHeight + 1);
  if (!fits()) return [];
  const odds = [...body.querySelectorAll(".outlook .chips, .outlook__odds p")].filter(one => !one.checkVisibility());
  odds.forEach(one => one.style.setProperty("display", one.matches(".chips") ? "flex" : "block", "important"));
  const found = odds.length && fits() ? ["odds given up"] : [];
  odds.forEach(one => one.style.removeProperty("display"));
  const reasons = [...body.querySelectorAll(".act__fold:not([open])")];
  reasons.forEach(one => { one.open = true; });
  if (reasons.length && fits()) found.push("reasons given up");
  reasons.forEach(one => { one.open = false; });
  return found;
}"""
