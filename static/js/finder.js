// A search field that filters what stands below it as one types; Enter presses the first that is left.
// What is called as one types comes first (`rank` of finding.py does the same); without letters all stand as they came.
// Without scripts the field is a form that asks the server.
// A text as it is compared: ä, ae and a alike, ß as ss, other marks and what is not seen gone; finding.py does the same.
const folded = (text) => text.normalize("NFKD").toLowerCase().replace(/ß/g, "ss").replace(/ς/g, "σ").normalize("NFKD").replace(/[\p{Mn}\p{Cf}]/gu, "").replace(/([aou])e/g, "$1");

const placeOf = (field) => document.getElementById(field.dataset.finds);

// what a living page brings anew is filtered like what it replaces
document.addEventListener("htmx:after:swap", () => {
  for (const field of document.querySelectorAll("[data-finds][data-keeps]")) if (field.value.trim()) filter(field);
});

document.addEventListener("input", ({ target }) => target.matches?.("[data-finds]") && filter(target));

document.addEventListener("submit", (event) => {
  const field = [...event.target.elements].find((one) => one.matches("[data-finds]"));
  if (!field) return;
  event.preventDefault();
  event.stopPropagation();
  if (field.value.trim()) placeOf(field).querySelector("[data-find]:not([hidden]) :is(button, a:not(.rule-ref))")?.click();
}, true);

const rank = (one, letters) => {
  const name = folded(one.dataset.name);
  if (name === letters) return 0;
  if (name.startsWith(letters)) return 1;
  if (name.split(" ").some((word) => word.startsWith(letters))) return 2;
  return name.includes(letters) ? 3 : 4;
};

function sort(place, letters) {
  const sorted = (nodes, value) => [...nodes].map((node, number) => {
    node.dataset.place ??= number;
    return node;
  }).sort((a, b) => value(a) - value(b) || a.dataset.place - b.dataset.place);
  const valueOf = (one) => letters ? rank(one, letters) : 0;
  const best = (group) => Math.min(9, ...[...group.querySelectorAll("[data-name]:not([hidden])")].map(valueOf));
  const groups = [...place.querySelectorAll("[data-group]")];
  if (!groups.some((group) => group.querySelector("[data-name]"))) return;
  for (const group of groups) {
    const kinds = group.querySelectorAll("[data-name]");
    kinds[0]?.parentElement.append(...sorted(kinds, valueOf));
  }
  groups[0].before(...sorted(groups, (group) => letters ? best(group) : 0));
}

function filter(field) {
  const wanted = folded(field.value).split(/\s+/).filter(Boolean);
  for (const one of placeOf(field).querySelectorAll("[data-find]")) {
    const words = folded(one.dataset.find);
    one.hidden = !wanted.every((word) => words.includes(word));
  }
  for (const group of placeOf(field).querySelectorAll("[data-group]")) {
    group.hidden = !group.querySelector("[data-find]:not([hidden])");
  }
  sort(placeOf(field), wanted.join(" "));
  placeOf(field).querySelector("[data-nothing]").hidden = Boolean(placeOf(field).querySelector("[data-group]:not([hidden])"));
}
