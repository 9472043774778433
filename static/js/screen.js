// The second screen stands on its head for whoever sits opposite, and remembers it. Without this script the button is a
// link that says so in its address.
const KEY = "heldenpass.turned";
const button = document.querySelector("[data-turn]");

const show = (isTurned) => {
  document.body.classList.toggle("is-turned", isTurned);
  button.href = isTurned ? "?" : "?turned=1";
};

const kept = () => {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false; // storage is switched off
  }
};

if (!new URLSearchParams(location.search).has("turned")) show(kept());

button.addEventListener("click", (event) => {
  event.preventDefault();
  const isTurned = !document.body.classList.contains("is-turned");
  show(isTurned);
  history.replaceState(null, "", location.pathname);
  try {
    localStorage.setItem(KEY, isTurned ? "yes" : "no");
  } catch {
    // then it holds for this page only
  }
});
