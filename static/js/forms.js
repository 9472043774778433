// What forms keep for people: a text that is not saved yet, and a word at the field when a file is too large.
//
// A draft lies on this device under the name its field has, until the server has saved it or somebody discards it. With it lies what
// tells the text it replaces from others (`before`), so that a draft brought back later is no way around somebody else's words.
const PREFIX = "heldenpass.draft:";
const MEGABYTE = 1_000_000;
const DRAFTED = "textarea[data-draft]";

const saved = new WeakMap(); // what the server has of a field, and what tells it from others

look();
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => ctx.response.status < 400 && forget(ctx.sourceElement));
document.addEventListener("htmx:after:swap", look);
document.addEventListener("input", ({ target }) => {
  if (target.matches(DRAFTED)) store(nameOf(target), { text: target.value, before: beforeOf(target)?.value });
});
document.addEventListener("change", ({ target }) => target.matches("input[data-most]") && weigh(target));
document.addEventListener("click", ({ target }) => {
  const notice = target.closest(".field__draft button")?.closest(".field__draft");
  if (notice) discard(notice.parentElement.querySelector(DRAFTED), notice);
});

function look() {
  for (const field of document.querySelectorAll(DRAFTED)) {
    if (saved.get(field)?.text !== field.defaultValue) keep(field);
  }
}

/** What lies here of a text that is not saved comes back; what the server has by now goes. */
function keep(field) {
  const draft = stored(nameOf(field));
  const notice = field.parentElement.querySelector(".field__draft");
  saved.set(field, { text: field.defaultValue, before: beforeOf(field)?.value });
  notice.hidden = !draft || plain(draft.text) === plain(field.defaultValue);
  if (!notice.hidden) fill(field, draft);
  else if (!field.hasAttribute("aria-invalid")) store(nameOf(field), null);
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
