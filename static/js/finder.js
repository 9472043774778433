// A search field that filters what stands below it as one types; Enter presses the first that is left.
// Without scripts the field is a form that asks the server.
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");

const placeOf = (field) => document.getElementById(field.dataset.finds);

document.addEventListener("input", ({ target }) => target.matches?.("[data-finds]") && filter(target));

document.addEventListener("submit", (event) => {
  const field = event.target.querySelector("[data-finds]");
  if (!field) return;
  event.preventDefault();
  event.stopPropagation();
  if (field.value.trim()) placeOf(field).querySelector("[data-find]:not([hidden]) :is(button, a)")?.click();
}, true);

function filter(field) {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  for (const one of placeOf(field).querySelectorAll("[data-find]")) {
    const words = plain(one.dataset.find);
    one.hidden = !wanted.every((word) => words.includes(word));
  }
  for (const group of placeOf(field).querySelectorAll("[data-group]")) {
    group.hidden = !group.querySelector("[data-find]:not([hidden])");
  }
  placeOf(field).querySelector("[data-nothing]").hidden = Boolean(placeOf(field).querySelector("[data-group]:not([hidden])"));
}
