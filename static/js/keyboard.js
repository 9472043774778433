// What only a keyboard needs, fetched with the first key: the list of keys, numbers that are stepped, and the keyboard's place
// while panels come and go.
const words = document.getElementById("words").dataset;
const dialog = document.getElementById("keys");
const PRESSED = "a[href], button, summary, input, select, textarea";
const isInPanel = (element) => element.closest("#action-panel") !== null;

/** The list of all that has a key: what the panel knows first, then what holds on the whole page. */
export function showKeys(elements) {
  const title = document.querySelector("#action-head")?.textContent;
  const [panel, page] = [elements.filter(isInPanel), elements.filter((element) => !isInPanel(element))];
  dialog.querySelector("div").replaceChildren(...keyGroup(title, panel), ...keyGroup(words.page, page));
  if (document.documentElement.dataset.view === "phone") dress();
  dialog.showModal();
}

/** A passport does without these looks until somebody has keys. */
function dress() {
  if (dialog.querySelector("link")) return;
  const looks = Object.assign(document.createElement("link"), { rel: "stylesheet", href: words.frame });
  dialog.append(looks);
}

function keyGroup(title, elements) {
  if (!elements.length) return [];
  const [head, list] = [document.createElement("h3"), document.createElement("dl")];
  head.textContent = title;
  list.append(...elements.map(keyRow));
  return [head, list];
}

function keyRow(element) {
  const row = dialog.querySelector("template").content.cloneNode(true);
  row.querySelector("kbd").textContent = element.getAttribute("aria-keyshortcuts").split(" ").map(capOf).join(" / ");
  row.querySelector("dd").textContent = nameOf(element);
  return row;
}

const capOf = (name) => name.replace("Control+", `${words.control} `).replace("Escape", words.escape);

function nameOf(element) {
  const copy = (element.labels?.[0] ?? element).cloneNode(true);
  copy.querySelectorAll("kbd").forEach((cap) => cap.remove());
  return element.getAttribute("aria-label") ?? copy.textContent.trim().replace(/\s+/g, " ");
}

/** What a key does in a field: arrows step a number, Enter sends a short list. */
export function pressed(key, field) {
  if (key === "Enter") field.form.requestSubmit(field.form.querySelector("[type=submit]"));
  else count(field, key === "ArrowUp" ? 1 : -1);
}

/** What a button beside a number does. */
export function step(button) {
  count(document.getElementById(button.getAttribute("aria-controls")), Number(button.dataset.step));
}

/** Step a number. Its field holds text, as the server reads it: 1.000 and 1,000 are a thousand. */
function count(field, by) {
  const { min = -Infinity, max = Infinity } = field.dataset;
  const number = Number.parseInt(field.value.replace(/[−–]/, "-").replace(/[.,'’\s](?=\d{3})/g, ""), 10);
  field.value = Number.isNaN(number) ? (field.dataset.min ?? 0) : Math.max(min, Math.min(max, number + by));
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

// A panel that is changed under the keyboard keeps the focus on the same button; one that is closed leads back to what opened it.

let held; // what had the focus when a request began, if the keyboard brought it there
let opener; // the same outside of the panel
let isClosing;

document.addEventListener("htmx:before:request", ({ detail }) => {
  const focused = document.activeElement;
  isClosing = detail.ctx.sourceElement.matches("[aria-keyshortcuts=Escape]");
  held = focused.matches(`:is(${PRESSED}):focus-visible`) ? { tag: focused.tagName, name: nameOf(focused) } : null;
  if (!isInPanel(focused)) opener = held && focused;
}, true);

document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
  if (ctx.target?.id !== "panel-place" || !isFree(document.activeElement, ctx.target)) return;
  const same = held && [...ctx.target.querySelectorAll(held.tag)].find((element) => nameOf(element) === held.name);
  if (isClosing && opener?.isConnected) opener.focus();
  else same?.focus();
});

/** Nothing in the new panel asked for the focus by itself: it is nowhere, or was put on the heading. */
const isFree = (focused, panel) => focused === document.body || (panel.contains(focused) && focused.matches("h2"));
