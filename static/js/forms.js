// What forms keep for people: a text that is not saved yet, and a word at the field when a file is too large.
//
// A draft lies on this device under the name its field has, until the server has saved it or somebody discards it. With it lies what
// tells the text it replaces from others (`before`), so that a draft brought back later is no way around somebody else's words.
const PREFIX = "heldenpass.draft:";
const MEGABYTE = 1_000_000;

for (const field of document.querySelectorAll("textarea[data-draft]")) keep(field);
for (const field of document.querySelectorAll("input[data-most]")) field.addEventListener("change", () => weigh(field));

function keep(field) {
  const name = PREFIX + field.dataset.draft;
  const { before } = field.form.elements;
  const notice = field.parentElement.querySelector(".field__draft");
  const saved = { text: field.defaultValue, before: before?.value };
  const fill = (draft) => {
    field.value = draft.text;
    if (before) before.value = draft.before;
  };

  const draft = stored(name);
  const isRefused = field.hasAttribute("aria-invalid");
  if (draft && plain(draft.text) !== plain(field.value)) {
    fill(draft);
    notice.hidden = false;
  } else if (!isRefused) store(name, null); // what lies there is what the server has
  field.addEventListener("input", () => store(name, { text: field.value, before: before?.value }));
  notice.querySelector("button").addEventListener("click", () => {
    store(name, null);
    fill(saved);
    notice.hidden = true;
    field.focus();
  });
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
