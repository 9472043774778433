// Whoever is current in a list ([data-in-sight]) stays within sight when the turn goes on: nobody scrolls a screen across the
// room. Between two turns the list stays where somebody has scrolled it.
let shown = "";

function follow() {
  const list = document.querySelector("[data-in-sight]");
  const current = list?.querySelector("[aria-current=true]");
  if (!current || current.id === shown) return;
  shown = current.id;
  const [frame, box] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (frame.top <= box.top && box.bottom <= frame.bottom) return;
  list.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

new MutationObserver(follow).observe(document.getElementById("main"), {
  attributeFilter: ["aria-current"],
  childList: true,
  subtree: true,
});
follow();
