// Nobody scrolls in a fight: a panel that is longer than its place on a laptop is packed more tightly until all of it is in sight. What
// each of these does say the stylesheets (fit.css); the first that is enough is taken.
const WAYS = ["close", "close small", "close small folded", "close alone", "close small alone", "close small folded alone", "close alone over", "close small folded alone over"];
// What a way gave up comes back where it leaves room, the most telling first: a way is too coarse to fit exactly.
const BACK = ["odds", "reasons", "told", "heads"];
const main = document.getElementById("main");
const place = document.getElementById("panel-place");
const laptop = matchMedia("(min-width: 64.01rem)");

new MutationObserver(fit).observe(place, { childList: true, subtree: true });
addEventListener("resize", fit);
fit();

function fit() {
  const body = place.querySelector(".action-panel__body");
  const scrolled = body?.scrollTop;
  delete main.dataset.fit;
  document.body.classList.remove("is-covered");
  if (!body || !laptop.matches) return;
  const folds = body.querySelectorAll("[data-folds][open]");
  const isDrawn = body.querySelector("[data-overlay]"); // what is told here stands on the map as well: both stay in sight
  for (const way of WAYS) {
    if (!isLong(body) || (isDrawn && way.includes("over"))) break;
    pack(way, folds);
  }
  if (!isLong(body)) giveBack(body, folds);
  body.scrollTop = scrolled;
}

function pack(way, folds) {
  main.dataset.fit = way;
  document.body.classList.toggle("is-covered", way.includes("over"));
  for (const one of folds) one.open = !way.includes("folded") || way.includes("reasons");
}

/** Show again, one after the other, what there is still room for. */
function giveBack(body, folds) {
  for (const one of main.dataset.fit ? BACK : []) {
    const before = main.dataset.fit;
    pack(`${before} ${one}`, folds);
    if (isLong(body)) pack(before, folds);
  }
}

/** A panel's body that scrolls, or the whole page where the panel only pushes. */
function isLong(body) {
  return [body, document.documentElement].some((one) => one.scrollHeight > one.clientHeight + 1);
}
