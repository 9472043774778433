// What a panel does when it changes under somebody's hands: what was tapped stays where it is, the next step comes into sight, what was
// done is read out, and the browser's "back" is a step back.
const PLACE = "panel-place";
const LONGEST_WAY = 1000; // ms: a way back that has not ended by then will not
const EPOCH = "heldenpass.done"; // how many actions this window has finished: what came before them is no step any more

let tapped = null; // the button of the panel that was pressed last, and how high it was
let stage = null; // the step that is asked for
let isStepBack = false; // the browser's "back" has asked for the panel that comes
let here = address(location);
let isReturning = false; // a way back has begun: what leaves the page meanwhile would be cut off by it
let waiting = null; // the link or form that waits for its end

document.addEventListener("click", ({ target }) => note(target.closest(`#${PLACE} :is(button, a)`)), true);
document.addEventListener("htmx:before:swap", ({ detail }) => {
  if (tapped && isPanel(detail.ctx)) tapped.top = tapped.button.getBoundingClientRect().top;
});
addEventListener("popstate", goBack);
addEventListener("click", (event) => hold(event, event.target.closest("a[href]:not([hx-get], [target], [download])")), true);
addEventListener("submit", (event) => hold(event, event.target, event.submitter), true);

const isPanel = ({ target }) => target?.id === PLACE;

function address({ pathname, search }) {
  return pathname + search;
}

function note(button) {
  if (!button) return;
  const place = Math.max(0, sameWords(wordsOf(button)).indexOf(button)); // it may be gone: an answer can be there before this file
  tapped = { button, words: wordsOf(button), place, top: null };
}

/** The tap that has brought this file along came before anything here could listen. */
export function press(button, top) {
  if (tapped || !button) return;
  note(button);
  tapped.top = top;
}

const wordsOf = (button) => button.getAttribute("aria-label") ?? button.textContent; // of many "open" each names its door

function sameWords(words) {
  return [...document.querySelectorAll(`#${PLACE} :is(button, a)`)].filter((one) => wordsOf(one) === words);
}

/** After a swap: of the panel, or of what is live around it. */
export function settle(swap) {
  if (!isPanel(swap)) return followProposal();
  const panel = swap.target.firstElementChild;
  remember(swap, panel);
  if ([document.body, swap.sourceElement].includes(document.activeElement)) read(panel);
  const now = panel?.querySelector(".chain__link.is-current");
  const isNext = Boolean(now) && !panel.querySelector("[role=alert]") && nameOf(now) !== stage;
  stage = now && nameOf(now);
  const same = tapped?.top !== null && tapped ? sameWords(tapped.words)[tapped.place] : null;
  if (isNext && (tapped || isStepBack)) now.scrollIntoView({ block: "nearest" });
  else if (same) scrollerOf(same).scrollTop += same.getBoundingClientRect().top - tapped.top;
  else if (panel?.getBoundingClientRect().top < 0 && !panel.querySelector("[data-result]")) panel.scrollIntoView(); // its head, not its end
  else panel?.scrollIntoView({ block: "nearest" }); // below the heroes on a small screen
  tapped = null;
  isStepBack = false;
}

const nameOf = (step) => step.getAttribute("aria-labelledby") + step.querySelectorAll(".answered").length;

/** What scrolls an element: its panel on a laptop, the page on a phone. */
function scrollerOf(element) {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.scrollingElement;
}

/** The panel was changed under the keyboard, or opened from elsewhere: go on at what was done or at its heading, where Enter is the panel's own key. */
function read(panel) {
  const place = panel?.querySelector("[data-result], h2");
  place?.setAttribute("tabindex", "-1");
  place?.focus({ preventScroll: !place.hasAttribute("data-result") });
}

// Every panel that only looks ahead has an address of its own, so the browser's "back" takes one tap back and keeps what was thrown
// before. What is done is left behind at once: nobody comes back to dice that have counted.

let done = 0; // the same for this page alone, where nothing is kept

function epoch() {
  try {
    return Number(sessionStorage.getItem(EPOCH));
  } catch {
    return done; // storage is switched off
  }
}

function finish() {
  done += 1;
  try {
    sessionStorage.setItem(EPOCH, epoch() + 1);
  } catch {
    // then it holds for this page only
  }
}

function remember({ request, response }, panel) {
  const goesOn = response?.raw?.headers.get("X-Goes-On"); // what was done asks the next question: nobody comes back to the one before
  if (goesOn) {
    history.replaceState(history.state, "", goesOn);
    here = address(location);
    return;
  }
  const isAsking = request.method === "GET" || Boolean(panel?.querySelector(".chain"));
  const home = history.state?.home ?? location.pathname;
  if (!isAsking) {
    if (response?.status < 400) leave(home);
    return;
  }
  const url = new URL(request.action, location.href);
  if (request.method !== "GET") url.search = new URLSearchParams(request.body);
  const next = address(url);
  if (next === here || response?.status >= 400) return;
  if (!url.search) return leave(home);
  history.scrollRestoration = "manual"; // going home by itself must not scroll away what is under a thumb
  history.pushState({ home, depth: (history.state?.depth ?? 0) + 1, epoch: epoch() }, "", next);
  here = next;
}

/** Back to the page as it was before the panel, without a way to what is over. */
function leave(home) {
  const depth = history.state?.depth ?? 0;
  finish();
  if (depth) {
    isReturning = true;
    setTimeout(arrive, LONGEST_WAY);
    history.go(-depth);
  } else if (location.search) history.replaceState(null, "", home);
  here = home;
}

/** Whoever leaves the page while the way back is still being gone leaves right after it. */
function hold(event, element, submitter) {
  if (!isReturning || !element || element.matches("[hx-get], [hx-post]") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  waiting = () => (element.requestSubmit ? element.requestSubmit(submitter) : element.click());
}

function arrive() {
  const goOn = waiting;
  isReturning = false;
  waiting = null;
  goOn?.();
}

function goBack({ state }) {
  if (!state?.depth) history.scrollRestoration = "auto";
  if (isReturning || address(location) === here) {
    if (isReturning && location.search.includes("correcting=")) history.replaceState(null, "", location.pathname); // it is corrected
    arrive();
    here = address(location);
    return;
  }
  if (state?.depth && state.epoch !== epoch()) return leave(state.home);
  here = address(location);
  isStepBack = true;
  htmx.ajax("GET", here, { target: `#${PLACE}`, swap: "innerHTML" });
}

/** Somebody took back what is being answered: the panel says so at once, and keeps the dice. */
function followProposal() {
  const asked = document.querySelector("#action-panel input[name=proposal]")?.value;
  if (!asked || document.getElementById(`proposal-${asked}`) || !location.search.includes(asked)) return;
  if (document.querySelector(`[hx-target='#${PLACE}'].htmx-request`)) return; // it is gone because this panel has just accepted it
  htmx.ajax("GET", address(location), { target: `#${PLACE}`, swap: "innerHTML" });
}

// What comes up over a phone by itself, or says something else now, takes no tap at first: it would lie under a finger that is on its way
// to what it covers, and a number tapped twice would answer the next question as well.
const OVER = ".dock, .asked-dock";
const ARRIVING = 500; // ms
const stood = new Map(); // what was seen of it before a swap, by id
const until = new Map(); // when it takes taps again, by id

// Here and not in a file that the first page waits for. A hero's last result covers nobody whom the hero strikes next.
const rules = new CSSStyleSheet();
rules.replaceSync(".is-arriving, .is-arriving * { pointer-events: none !important } [data-has~=target]:not([data-has~=panel]) .dock--own { position: static }");
document.adoptedStyleSheets.push(rules);
document.addEventListener("htmx:before:swap", () => document.querySelectorAll(OVER).forEach((one) => stood.set(one.id, look(one))));
document.addEventListener("htmx:after:swap", ({ detail }) => detail.ctx.sourceElement?.closest(OVER) || comeUp()); // not what its own button brings

function look(one) {
  return one.getClientRects().length ? { top: one.getBoundingClientRect().top, text: one.textContent } : { top: Infinity };
}

function comeUp() {
  const now = Date.now();
  for (const one of document.querySelectorAll(OVER)) {
    const { top, text } = look(one);
    const before = stood.get(one.id) ?? { top: Infinity };
    if (text && (top < before.top || text !== before.text)) {
      until.set(one.id, now + ARRIVING);
      setTimeout(() => mark(one.id), ARRIVING + 20);
    }
    mark(one.id, now); // a change of it came from the server, without our mark
  }
}

function mark(id, now = Date.now()) {
  document.getElementById(id)?.classList.toggle("is-arriving", now < (until.get(id) ?? 0));
}
