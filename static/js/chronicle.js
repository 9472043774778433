// The chronicle follows what happens, the newest on top, unless somebody has scrolled down to read: then what is new is
// counted on a button, and the text stays where it is. A page of its own asks for what it shows anew when the table has changed.
const list = document.getElementById("log-list");
const button = document.getElementById("log-newer");
const search = document.getElementById("log-search");
const words = button.dataset;
const TOP = 8;
const WAIT = 120; // several changes in a row are one
const newest = () => Number(list.querySelector(".log-entry")?.id.replace("log-entry-", "") ?? 0);
const isReading = () => (search ? -list.getBoundingClientRect().top : list.scrollTop) > TOP;
let seen = newest();
let unfolded = [];
let waiting;

function tell() {
  if (!isReading()) seen = newest();
  const entries = [...list.querySelectorAll(".log-entry")];
  const count = entries.filter((entry) => Number(entry.id.replace("log-entry-", "")) > seen).length;
  button.hidden = count === 0;
  button.firstElementChild.textContent = count === 1 ? words.one : words.many.replace("0", count);
}

new MutationObserver(tell).observe(list, { childList: true });
(search ? window : list).addEventListener("scroll", tell, { passive: true });
button.addEventListener("click", () => {
  list.scrollTop = 0;
  if (search) list.parentElement.scrollIntoView();
  list.focus({ preventScroll: true });
  tell();
});

if (search) {
  const follow = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => htmx.trigger(search, "newer"), WAIT);
  };
  const mark = document.getElementById("table-mark");
  new MutationObserver(follow).observe(mark, { childList: true, characterData: true, subtree: true });
  search.addEventListener("htmx:before:swap", () => {
    unfolded = [...list.querySelectorAll("details[open]")].map((one) => one.parentElement.id);
  });
  search.addEventListener("htmx:after:swap", ({ detail }) => {
    history.replaceState(history.state, "", detail.ctx.request.action);
    for (const id of unfolded) document.querySelector(`#${id} details`)?.setAttribute("open", "");
    tell();
  });
}
