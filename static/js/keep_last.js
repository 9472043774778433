// Keeps the last state of a passport on this phone, so that it can be loaded anew without a network, where the browser allows that
// (over https). Where it does not, live.js asks before the page is left without a network, and the page says why.
const KEPT = "heldenpass.last"; // as in last_state.js
const HEARD = `heldenpass.heard:${location.pathname}`; // when the page that is kept was fetched
const PAUSE = 4_000; // ms of quiet at the table before the page is kept anew
const root = document.documentElement;
let waiting;

navigator.serviceWorker.register("/last-state.js", { scope: location.pathname.replace(/[^/]*$/, "") }).then(keep, () => {});
document.addEventListener("htmx:after:swap", () => {
  clearTimeout(waiting);
  waiting = setTimeout(keep, PAUSE);
});

async function keep() {
  const { active } = await navigator.serviceWorker.ready; // which may still be putting away what was kept before
  if (active.state === "activating") await new Promise((go) => active.addEventListener("statechange", go, { once: true }));
  const parts = [...document.querySelectorAll("script[src], link[rel=stylesheet]")].map((one) => one.src || one.href);
  let kept;
  try {
    kept = await caches.open(KEPT);
    await kept.addAll([location.pathname, ...parts]);
    localStorage.setItem(HEARD, Date.now());
  } catch {
    // no network just now, no room, or storage is switched off: what was kept before stays
  }
  root.classList.toggle("is-kept", Boolean(await kept?.match(location.pathname)));
}
