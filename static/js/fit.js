// Nobody scrolls in a fight: a panel that is longer than its place on a laptop is packed more tightly until all of it is in sight. What
// each of these does say the stylesheets (fit.css); the first that is enough is taken.
const WAYS = ["close", "close small", "close small folded", "close alone", "close small alone", "close small folded alone", "close alone over", "close small folded alone over"];
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
  if (!body || !laptop.matches) return;
  const folds = body.querySelectorAll("[data-folds][open]");
  for (const way of WAYS) {
    if (!isLong(body)) break;
    main.dataset.fit = way;
    for (const one of folds) one.open = !way.includes("folded");
  }
  body.scrollTop = scrolled;
}

/** A panel's body that scrolls, or the whole page where the panel only pushes. */
function isLong(body) {
  return [body, document.documentElement].some((one) => one.scrollHeight > one.clientHeight + 1);
}
