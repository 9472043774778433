// A menu or a question that stands open follows the table: when the chronicle tells something new (on a page without one: when
// what the server draws of the map, says of the turn, or its mark of the table looks different), its panel is fetched anew
// with everything that was chosen or typed. A panel that somebody has left or changed meanwhile stays as it is, and one that is
// just being pressed, or about to make room for another, is not changed under the finger.
const chronicle = document.querySelector(".log");
const DRAWN = "#map-frame, #map-layers, #map-figures, #map-rows, #pass-turn, #table-mark";
const WAIT = 120; // several changes in a row are one
let told = tellings();
let waiting;

new MutationObserver(listen).observe(chronicle ?? document.body, { childList: true, subtree: true, characterData: true });

function tellings() {
  if (chronicle) return document.getElementById("log-list")?.textContent;
  return [...document.querySelectorAll(DRAWN)].map((one) => one.innerHTML).join();
}

function listen() {
  const now = tellings();
  if (now === told) return;
  told = now;
  later();
}

function later() {
  clearTimeout(waiting);
  waiting = setTimeout(follow, WAIT);
}

/** Somebody is just pressing something of the panel, or has asked for another one. */
function isTouched() {
  return document.querySelector("#panel-place :active, [hx-target='#panel-place'].htmx-request") !== null;
}

async function follow() {
  const panel = document.querySelector("#panel-place [data-follows]");
  if (!panel) return;
  if (isTouched()) return later();
  const url = new URL(panel.dataset.follows, location.href);
  const chosen = answers(panel);
  for (const [name, value] of chosen) url.searchParams.append(name, value);
  if (panel.querySelector("#act-form")) url.searchParams.append("pick", ""); // look again, and go on asking
  const answer = await fetch(url, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) return;
  const html = await answer.text();
  if (!panel.isConnected || String(answers(panel)) !== String(chosen)) return;
  if (isTouched()) return later();
  if (panel.querySelector(".has-error")) return; // somebody is just putting it right
  const place = document.getElementById("panel-place");
  const kept = typed(place);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const { id, selectionStart, selectionEnd } = focused ?? {};
  place.innerHTML = html;
  htmx.process(place);
  for (const { id, value, checked } of kept) Object.assign(document.getElementById(id) ?? {}, { value, checked });
  const again = id && document.getElementById(id);
  again?.focus({ preventScroll: true });
  if (selectionStart != null) again?.setSelectionRange?.(selectionStart, selectionEnd);
}

/** What was typed or chosen in the fields of values, which the server does not know yet. */
function typed(place) {
  return [...place.querySelectorAll("input[id], select[id], textarea[id]")].filter(isChanged);
}

function isChanged(field) {
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected) && field.selectedIndex > 0;
  return field.value !== field.defaultValue;
}

function answers(panel) {
  const form = panel.querySelector("#act-form");
  return form ? [...new FormData(form)].filter(([name]) => name !== "pick") : [];
}
