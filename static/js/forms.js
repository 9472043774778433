// What forms keep for people: a text that is not saved yet, what was typed before the scripts were there, and a word at the field when a
// file is too large.
//
// A draft lies on this device under the name its field has, until the server has saved it or somebody discards it. With it lies what
// tells the text it replaces from others (`before`), so that a draft brought back later is no way around somebody else's words.
const PREFIX = "heldenpass.draft:";
const MEGABYTE = 1_000_000;
const DRAFTED = "textarea[data-draft]";
const WEIGHED = "input[data-most]";

const saved = new WeakMap(); // what the server has of a field, and what tells it from others

look();
document.addEventListener("DOMContentLoaded", () => setTimeout(tellEarly)); // htmx begins to listen in the same way
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => ctx.response.status < 400 && forget(ctx.sourceElement));
document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => look(ctx.target));
document.addEventListener("input", ({ target }) => {
  if (target.matches(DRAFTED)) remember(target);
});
document.addEventListener("change", ({ target }) => target.matches(WEIGHED) && weigh(target));
document.addEventListener("click", ({ target }) => {
  const notice = target.closest(".field__draft button")?.closest(".field__draft");
  if (notice) discard(notice.parentElement.querySelector(DRAFTED), notice);
});

/** Tell everything that listens what was typed or chosen before it did, or was brought back by the browser. */
function tellEarly() {
  for (const field of document.querySelectorAll("main :is(input:not([type=hidden]), textarea, select)")) {
    if (!isChanged(field)) continue;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (!isBeingTyped(field)) field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function isChanged(field) {
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  if (field.type === "file") return field.files.length > 0;
  if (field.options) return field.value !== ([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value;
  return field.value !== field.defaultValue;
}

/** The browser itself tells of a change when a text is left. */
function isBeingTyped(field) {
  return field === document.activeElement && (field.matches("textarea") || field.selectionStart !== null);
}

/** See to every field that is new, or whose text on the server is; an answer around a field takes its mark away. */
function look(answered = null) {
  for (const field of document.querySelectorAll(DRAFTED)) {
    if (saved.get(field)?.text !== field.defaultValue) keep(field);
    else if (answered?.contains(field)) mark(field);
  }
}

/** What lies here of a text that is not saved comes back; what the server has by now goes. */
function keep(field) {
  const draft = stored(nameOf(field));
  saved.set(field, { text: field.defaultValue, before: beforeOf(field)?.value });
  if (draft && plain(draft.text) !== plain(field.defaultValue)) bringBack(field, draft);
  if (isUnsaved(field)) remember(field);
  else if (!field.hasAttribute("aria-invalid")) store(nameOf(field), null);
  mark(field);
}

/** Somebody may have typed before this file was there, or the browser has brought it back: that stays as well. */
function bringBack(field, draft) {
  const typed = isUnsaved(field) ? plain(field.value) : "";
  const parts = [plain(draft.text), typed].filter((one, _, both) => !both.some((other) => other !== one && other.includes(one)));
  fill(field, { ...draft, text: [...new Set(parts)].join("\n") });
}

/** Say at a field that the server does not have its text. */
function mark(field) {
  field.parentElement.querySelector(".field__draft").hidden = !isUnsaved(field);
}

function isUnsaved(field) {
  return plain(field.value) !== plain(field.defaultValue);
}

function remember(field) {
  store(nameOf(field), { text: field.value, before: beforeOf(field)?.value });
}

/** A form that was sent and taken has nothing unsaved any more. */
function forget(form) {
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  for (const field of form.querySelectorAll(DRAFTED)) store(nameOf(field), null);
}

function discard(field, notice) {
  store(nameOf(field), null);
  fill(field, saved.get(field));
  notice.hidden = true;
  field.focus();
}

function fill(field, { text, before }) {
  field.value = text;
  if (beforeOf(field)) beforeOf(field).value = before;
}

function beforeOf(field) {
  return field.form.elements.before;
}

/** The name of a draft: its own, or that of page and field. */
function nameOf(field) {
  return PREFIX + (field.dataset.draft || `${location.pathname}#${field.name}`);
}

function plain(text) {
  return text.replaceAll("\r\n", "\n").trim();
}

function stored(name) {
  try {
    return JSON.parse(localStorage.getItem(name));
  } catch {
    return null; // storage is switched off
  }
}

function store(name, draft) {
  try {
    if (draft) localStorage.setItem(name, JSON.stringify(draft));
    else localStorage.removeItem(name);
  } catch {
    // storage is switched off or full: the page still works, only nothing is kept
  }
}

/** A file that is too large is not sent: its field says so at once. */
function weigh(field) {
  const place = field.parentElement.querySelector("[role=alert]");
  const isTooLarge = [...field.files].some((file) => file.size > field.dataset.most * MEGABYTE);
  field.setCustomValidity(isTooLarge ? place.textContent.trim() : "");
  field.parentElement.classList.toggle("has-error", isTooLarge);
  place.hidden = !isTooLarge;
}
