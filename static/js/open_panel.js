// A menu or a question that stands open follows the table. A panel says of which revision it is (data-revision), the page which one it
// shows (#table-mark): an older panel is fetched anew with everything that was chosen or typed. A panel that somebody has left or changed
// meanwhile stays as it is until it is looked at again, and one that is just being pressed, or about to make room for another, is not
// changed under the finger.
const WAIT = 120; // several changes in a row are one
const AGAIN = 1000; // after an answer that did not come
let shown = revision();
let waiting;

document.addEventListener("htmx:after:swap", look);
look();

function revision() {
  return Number(document.getElementById("table-mark")?.textContent);
}

/** The panel that follows the table, where what it shows is old. */
function behind() {
  const panel = document.querySelector("#panel-place [data-follows]");
  return panel && Number(panel.dataset.revision) < revision() ? panel : null;
}

function look() {
  const now = revision();
  if (now < shown) document.querySelector("#panel-place [data-follows]")?.setAttribute("data-revision", -1); // an earlier state was brought back
  shown = now;
  if (behind()) later();
}

function later(wait = WAIT) {
  clearTimeout(waiting);
  waiting = setTimeout(follow, wait);
}

/** Somebody is just pressing something of the panel, or has asked for another one. */
function isTouched() {
  return document.querySelector("#panel-place :active, [hx-target='#panel-place'].htmx-request") !== null;
}

async function follow() {
  const panel = behind();
  if (!panel) return;
  if (isTouched()) return later();
  const url = new URL(panel.dataset.follows, location.href);
  const chosen = answers(panel);
  for (const [name, value] of chosen) url.searchParams.append(name, value);
  if (panel.querySelector("#act-form")) url.searchParams.append("pick", ""); // look again, and go on asking
  const answer = await fetch(url, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer || answer.status >= 500) return later(AGAIN);
  if (!answer.ok) return;
  const html = await answer.text();
  if (!panel.isConnected || String(answers(panel)) !== String(chosen) || isTouched()) return later();
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
  look(); // it may have happened more meanwhile
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
