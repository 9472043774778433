// The chronicle follows what happens, the newest on top, unless somebody has scrolled down to read: then what is new is
// counted on a button, and the text stays where it is.
const list = document.getElementById("log-list");
const button = document.getElementById("log-newer");
const words = button.dataset;
const TOP = 8;
const newest = () => Number(list.querySelector(".log-entry")?.id.replace("log-entry-", "") ?? 0);
const isReading = () => list.scrollTop > TOP;
let seen = newest();

function tell() {
  if (!isReading()) seen = newest();
  const entries = [...list.querySelectorAll(".log-entry")];
  const count = entries.filter((entry) => Number(entry.id.replace("log-entry-", "")) > seen).length;
  button.hidden = count === 0;
  button.firstElementChild.textContent = count === 1 ? words.one : words.many.replace("0", count);
}

new MutationObserver(tell).observe(list, { childList: true });
list.addEventListener("scroll", tell, { passive: true });
button.addEventListener("click", () => {
  list.scrollTop = 0;
  list.focus();
  tell();
});
