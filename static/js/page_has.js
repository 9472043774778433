// What is on the page decides about things elsewhere: a passport's own turn about its navigation, five heroes about the size of all cards.
// What matters says so in `data-page-has`, and <html> has all of it in `data-has`: at first from the server (`with_page_has`), then from
// here. `:has()` at the top of a page would do without, but every change would then restyle the whole page, which old iPhones feel.
const root = document.documentElement;
const CROWDS = [5, 6]; // from so many on a row looks different; as in table.html and watch.html

new MutationObserver(tell).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden", "data-page-has"] });
tell();

function tell() {
  for (const row of document.querySelectorAll("[data-crowd]")) {
    set(row, "pageHas", CROWDS.filter((many) => row.childElementCount >= many).map((many) => `${row.dataset.crowd}-${many}`));
  }
  const said = [...document.querySelectorAll("[data-page-has]:not([hidden])")].flatMap((one) => one.dataset.pageHas.split(" "));
  set(root, "has", [...new Set(said)].filter(Boolean).sort());
}

function set(element, name, words) {
  const text = words.join(" ");
  if ((element.dataset[name] ?? "").trim() !== text) element.dataset[name] = text;
}
