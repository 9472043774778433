// What every page can do: keys, forms that are sent once, steppers, printing, and words for screen readers.
const words = document.getElementById("words").dataset;
const message = document.getElementById("page-message");
const announcer = document.getElementById("announcer");
const keysDialog = document.getElementById("keys");

// Keys. An element names its key in aria-keyshortcuts; pressing it is a click. Single letters rest while a field has the
// focus, and for good when the box in the list of keys is empty.

const FIELD = "textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button], [type=submit])";
const PRESSED_BY_ENTER = "a[href], button, summary, input, select, textarea";
const letters = keysDialog.querySelector("input");
letters.checked = true;
try {
  letters.checked = localStorage["heldenpass.letters"] !== "off";
  letters.addEventListener("change", () => (localStorage["heldenpass.letters"] = letters.checked ? "on" : "off"));
} catch {
  // storage is switched off: then it holds for this page only
}


addEventListener("keydown", (event) => {
  const { key, target, shiftKey } = event;
  const isOfField = !shiftKey && target.dataset.fieldKeys?.split(" ").includes(key);
  if (isOfField) event.preventDefault(); // even before the file is there that acts on it
  import(words.keyboard).then(({ pressed }) => isOfField && pressed(key, target));
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey || document.querySelector("dialog[open]")) return;
  if (target.matches(FIELD)) {
    if (key !== "Escape") return;
    target.blur();
    if (target.type !== "search" || target.value || !isInPanel(target)) return; // nothing is lost: the panel closes too
  }
  const unfolded = key === "Escape" && !isInPanel(target) && target.closest("details[open]");
  if (unfolded) { // folded away first: it says nothing about the panel
    unfolded.open = false;
    unfolded.querySelector("summary").focus();
    return event.preventDefault();
  }
  const isCombined = event.ctrlKey || event.metaKey;
  if (key === "Enter" && target.matches(PRESSED_BY_ENTER)) return;
  if (key.length === 1 && !isCombined && key !== "?" && !letters.checked) return;
  const hasTurn = !underway && (!event.isTrusted || !early.length); // a key never overtakes those that wait before it
  if (!hasTurn && WAITS.test(key) && !isCombined) {
    early.push(key);
    return event.preventDefault();
  }
  const name = (isCombined ? "Control+" : "") + (key.length === 1 ? key.toUpperCase() : key);
  const element = withKeys().find((found) => keysOf(found).includes(name));
  if (element) press(element);
  else if (name === "?") import(words.keyboard).then(({ showKeys }) => showKeys(withKeys()));
  else return;
  event.preventDefault();
});

// Figures are typed faster than panels come: what is typed while one is on its way is meant for the next.

const WAITS = /^(\d|Enter|Backspace)$/;
const isPanels = ({ target }) => target?.id === "panel-place";
let early = [];
let underway = 0;

document.addEventListener("htmx:before:request", ({ detail }) => { underway += isPanels(detail.ctx); });
document.addEventListener("htmx:finally:request", ({ detail }) => {
  if (isPanels(detail.ctx)) underway = Math.max(0, underway - 1);
  if (detail.ctx.response?.status >= 400) early = [];
  setTimeout(typeOn);
});

function typeOn() {
  while (!underway && early.length) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: early.shift(), bubbles: true, cancelable: true }));
  }
}

document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-print]")) print();
  if (target.closest("[data-dismiss]")) message.replaceChildren();
  const button = target.closest("button[data-step]");
  if (button) import(words.keyboard).then(({ step }) => step(button));
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest('a[href*="/rules#H"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  (await import(words.rules)).open(link);
});

const keysOf = (element) => element.getAttribute("aria-keyshortcuts").split(" ");

/** Everything on the page that has a key and can be pressed now; when two have the same one, the action panel goes first. */
function withKeys() {
  const able = [...document.querySelectorAll("[aria-keyshortcuts]")].filter(
    (element) => (element.getClientRects().length || element.closest("details[data-keys]")) && !element.closest("[inert], :disabled, [aria-disabled=true]"),
  );
  return [...able.filter(isInPanel), ...able.filter((element) => !isInPanel(element))];
}

const isInPanel = (element) => element.closest("#action-panel") !== null;

const press = (element) => (element.matches(FIELD) ? element.focus() : element.click());

// Forms. Whoever presses twice sends once: the buttons rest until the answer is there.

const resting = new Map();

document.addEventListener("submit", ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target.method !== "dialog") setTimeout(() => rest(target)); // after the browser has read them
});
document.addEventListener("htmx:before:request", ({ detail }) => rest(detail.ctx.sourceElement));
document.addEventListener("htmx:finally:request", ({ detail }) => wakeUp(detail.ctx.sourceElement));
document.addEventListener("htmx:error", ({ detail }) => {
  if (detail.ctx?.request.method === "POST") message.textContent = words.notSent;
});
document.addEventListener("htmx:after:request", ({ detail }) => {
  if (detail.ctx.response.status < 400) message.replaceChildren();
});
addEventListener("pageshow", ({ persisted }) => persisted && [...resting.keys()].forEach(wakeUp));

for (const touched of ["focusin", "pointerdown"]) document.addEventListener(touched, ({ target }) => answerInPlace(target.closest("form")));

/** Forms of whole pages are answered without a load: what that needs comes when somebody first touches one. */
function answerInPlace(form) {
  if (form?.method === "post" && form.closest("#main") && !form.hasAttribute("hx-post")) import(words.inPlace).then(({ take }) => take(form));
}

function rest(form) {
  if (!(form instanceof HTMLFormElement)) return;
  const focused = document.activeElement;
  const buttons = [...form.elements].filter((element) => element.type === "submit" && !element.disabled);
  resting.set(form, { buttons, focused });
  for (const button of buttons) button.disabled = true;
}

function wakeUp(form) {
  const { buttons = [], focused } = resting.get(form) ?? {};
  resting.delete(form);
  for (const button of buttons) button.disabled = false;
  if (focused?.isConnected && document.activeElement === document.body) focused.focus();
}

// Words. What [data-announce] holds is read out once, when it first comes in; a page that loads or catches up stays calm.

let announced = announcements();
let isPanelKnown = false; // what a panel needs comes with the first tap into one
let panel = null; // and answers at once from then on: "back" right after a tap must find its step

document.addEventListener("pointerdown", ({ target }) => {
  if (isPanelKnown || !target.closest("#panel-place, [hx-target='#panel-place']")) return;
  isPanelKnown = true;
  const button = target.closest("#panel-place :is(button, a)");
  const top = button?.getBoundingClientRect().top;
  loadPanel().then(({ press }) => press(button, top));
});

document.addEventListener("htmx:after:swap", ({ detail }) => {
  const now = announcements();
  const says = now.find((text) => !announced.includes(text))?.split("\n")[1];
  announced = now;
  if (says) announcer.textContent = says;
  isPanelKnown ||= isPanels(detail.ctx); // opened by a key, without a tap
  if (panel) queueMicrotask(() => panel.settle(detail.ctx)); // after everybody else who hears of the swap
  else if (isPanelKnown) loadPanel().then(({ settle }) => settle(detail.ctx));
});

const loadPanel = async () => (panel = await import(words.panel));

function announcements() {
  return [...document.querySelectorAll("[data-announce]")].map((place) => `${place.closest("[id]")?.id}\n${place.textContent.trim().replace(/\s+/g, " ")}`);
}
