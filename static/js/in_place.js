// Forms of whole pages answer in place: what is wrong appears at its field, which gets the focus. Everything that is typed in other
// forms stays. Without scripts, for files, and where another page follows, the page loads as ever.
const MAIN = "#main";
const FIELD = ":is(input, select, textarea):not([type=hidden])";
const WRONG = `[aria-invalid=true], .has-error ${FIELD}, fieldset > .field__error, [role=alert]:not([hidden])`;
const ours = new WeakSet(); // the forms that are answered so
const looks = (html) => /data-files="[^"]*"/.exec(html)?.[0];

document.addEventListener("htmx:before:swap", (event) => {
  const { sourceElement, response, text } = event.detail.ctx;
  const { redirected, url } = response.raw;
  if (!ours.has(sourceElement) || !redirected) return;
  if (looks(text) === looks(document.head.innerHTML)) return history.replaceState(history.state, "", url);
  event.preventDefault();
  location.assign(url);
});
document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
  if (!ours.has(ctx.sourceElement)) return;
  for (const form of document.forms) if (ours.has(form)) take(form); // the page that came knows nothing of our ways
  const wrong = ctx.response.status < 400 ? null : document.querySelector(MAIN).querySelector(WRONG);
  const place = (wrong?.matches("fieldset > *") && wrong.parentElement.querySelector(FIELD)) || wrong; // of several fields one has the word
  if (place?.matches("[role=alert]")) place.tabIndex = -1;
  place?.focus();
});

/** Let a form be answered in place, if nobody else sees to it. */
export function take(form) {
  if (form?.method !== "post" || !form.closest(MAIN) || form.enctype.startsWith("multipart") || form.hasAttribute("hx-post")) return;
  const ways = { "hx-post": form.action, "hx-target": MAIN, "hx-select": MAIN, "hx-swap": "outerMorph" };
  for (const [name, value] of Object.entries(ways)) form.setAttribute(name, value);
  ours.add(form);
  htmx.process(form);
}
