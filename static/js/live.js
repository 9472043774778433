// Keeps a live page honest: it follows the table, or it says since when it does not.
//
// htmx opens the stream (hx-sse:connect), swaps in what comes, pauses in the background, and begins again when the stream
// ends. Here is what it cannot notice: a network that fell silent, a first request that failed, a page that slept, a
// program that changed. While there is no contact <html> has the class is-offline, and everything marked needs-table rests.
const stream = document.querySelector("[hx-sse\\:connect]");
const words = document.getElementById("words").dataset;
const badge = document.querySelector("#live-badge .live-badge");
const root = document.documentElement;

// A browser opens six connections to a server and no more; a page beyond them would wait for ever. So only those pages of a
// browser that were used last hold a stream. The others rest until somebody turns to them.
const MOST_STREAMS = 4;

const SILENCE = 12_000; // the server beats every 5 s; two missed ones are too many
const GRACE = 1_500; // a new connection may take this long before anybody is bothered
const FIRST_WAIT = 500;
const LONGEST_WAIT = 1_000; // only a page that is looked at tries

let heardAt = Date.now();
let hasHeard = false; // a page that was kept without a network is older than it seems: keep_last.js knows since when
let deadline = heardAt + (navigator.serviceWorker?.controller ? 2 * GRACE : SILENCE); // a page that was kept knows of no contact
let wait = FIRST_WAIT;
let nextTry = 0;
let isHurried = false;
let isPhone = false;
let pressed; // what comes waits for it, as long as a finger or a button is down
let lift = () => {};

const ownName = `${Date.now()}-${Math.random()}`;
const usedSince = new Set(); // pages that somebody turned to after this one
const otherPages = new BroadcastChannel("heldenpass.pages");
let isKnown = false; // to the other pages
let isResting = document.hidden;

const connection = () => stream._htmx?.sse; // where the extension keeps it
const keeper = document.querySelector("main[data-keeps]"); // a passport
const isOffline = () => root.classList.contains("is-offline");

if (keeper && navigator.serviceWorker) import(keeper.dataset.keeps);
if (keeper) addEventListener("beforeunload", (event) => isOffline() && !root.classList.contains("is-kept") && event.preventDefault());

if (stream) {
  const panel = import(words.panel).catch(() => {}); // it sees to what comes up over the page, so nothing comes before it is there
  stream.addEventListener("htmx:sse:after:connection", ({ detail }) => {
    hear();
    if (isResting) detail.connection.abortController.abort();
  });
  stream.addEventListener("htmx:sse:before:message", ({ detail }) => {
    hear();
    detail.waitUntil(panel.then(() => pressed).then(() => pressed)); // the next finger may be down before that came in
  });
  stream.addEventListener("htmx:sse:before:connection", ({ detail }) => {
    if (isResting) detail.connection.cancelled = true;
    else hurry(detail.connection);
  });
  stream.addEventListener("htmx:sse:error", ({ detail }) => (/^4/.test(detail.status) ? location.reload() : doubt())); // refused: a fresh page says why
  stream.addEventListener("htmx:sse:close", doubt);
  stream.addEventListener("beat", ({ detail }) => beat(...detail.data.split(" ")));
  stream.addEventListener("leave", () => location.reload());

  addEventListener("offline", wake); // a laptop without any network still reaches itself
  addEventListener("online", wake);
  addEventListener("pageshow", ({ persisted }) => persisted && turnTo() && wake());
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : turnTo() && wake()));
  setInterval(look, 500);
  document.addEventListener("click", stay, true);

  addEventListener("pointerdown", press, true);
  const ends = { pointerup: 500, click: 50, pointercancel: 50 }; // on a busy phone the click comes later
  for (const name in ends) addEventListener(name, () => setTimeout(lift, ends[name]), true);

  for (const name of ["focus", "pointerdown", "keydown"]) addEventListener(name, turnTo, true);
  addEventListener("pagehide", leave);
  otherPages.addEventListener("message", ({ data }) => hearOf(data));
  if (!document.hidden) turnTo();
}

/** Somebody turns to this page: it follows, and the one that was left alone the longest rests. */
function turnTo() {
  if (usedSince.size || !isKnown) otherPages.postMessage({ name: ownName, isHere: true });
  isKnown = true;
  usedSince.clear();
  if (isResting) follow();
  return true;
}

/** Nothing moves under a finger: what it pressed would be elsewhere when it is lifted, and the tap lost. Three seconds are no tap. */
function press() {
  pressed = new Promise((resolve) => setTimeout((lift = resolve), 3_000));
}

/** The game master sees how a phone is doing: a beat with a number is a question. */
function beat(version, question) {
  isPhone ||= Boolean(question);
  if (question) tell(question);
  compare(version);
}

const tell = (word) => navigator.sendBeacon(stream.getAttribute("hx-sse:connect").replace(/live\/.*/, "phone"), word);

function leave() {
  if (isPhone && document.hidden) tell("asleep");
  otherPages.postMessage({ name: ownName, isHere: false });
  isKnown = false;
}

function hearOf({ name, isHere }) {
  if (isHere) usedSince.add(name);
  else usedSince.delete(name);
  const isCrowded = usedSince.size >= MOST_STREAMS;
  if (isCrowded && !isResting) rest();
  else if (!isCrowded && isResting && !document.hidden) follow();
}

function rest() {
  isResting = true;
  connection()?.reader?.cancel();
  showBadge(words.resting, true);
}

function follow() {
  isResting = false;
  nextTry = 0;
  deadline = Date.now() + GRACE;
  if (connection()) hurry(connection());
  else begin();
}

function hear() {
  heardAt = Date.now();
  hasHeard = true;
  deadline = heardAt + SILENCE;
  wait = FIRST_WAIT;
  if (isOffline()) show(false);
  else if (badge?.classList.contains("live-badge--lost")) showBadge(words.connected, false);
}

function doubt() {
  deadline = Math.min(deadline, Date.now() + GRACE);
}

function look() {
  if (document.hidden || isResting) return;
  if (!connection()) begin();
  if (Date.now() < deadline) return;
  connection()?.reader?.cancel(); // a stream that fell silent ends here, and htmx begins anew
  if (!isOffline()) show(true);
}

/** Something has changed: find out now whether there is contact, instead of waiting for a beat or the next try. */
function wake() {
  deadline = Date.now() + GRACE;
  nextTry = 0;
  isHurried = true;
  const { reader, delayCanceller, abortController } = connection() ?? {};
  if (reader) reader.cancel();
  else if (delayCanceller) hurry(connection());
  else if (abortController) abortController.abort(); // it asks a network that is no more; look() begins anew
  else htmx.trigger(stream, "htmx:abort");
}

function hurry(waiting) {
  if (!isHurried || !waiting) return;
  isHurried = false;
  setTimeout(() => waiting.delayCanceller?.());
}

/** The first request is the only one that htmx does not repeat. */
function begin() {
  const isAsking = stream.classList.contains("htmx-request");
  if (isAsking && Date.now() > nextTry + GRACE) htmx.trigger(stream, "htmx:abort");
  if (isAsking || Date.now() < nextTry) return;
  nextTry = Date.now() + wait;
  wait = Math.min(wait * 2, LONGEST_WAIT);
  htmx.process(stream);
}

function show(isLost) {
  const time = new Date(hasHeard ? heardAt : keptAt()).toLocaleTimeString(root.lang, { timeStyle: "short", hourCycle: "h23" });
  root.classList.toggle("is-offline", isLost);
  for (const place of document.querySelectorAll("[data-lost-since]")) place.textContent = time;
  for (const element of document.querySelectorAll("form:not([method=dialog]), .needs-table")) element.inert = isLost;
  showBadge(isLost ? `${words.lost} ${time}` : words.connected, isLost);
}

function keptAt() {
  try {
    return Number(localStorage[`heldenpass.heard:${location.pathname}`]) || heardAt;
  } catch {
    return heardAt; // storage is switched off
  }
}

/** Without contact another page would be none at all, and this one gone with what it shows. */
function stay(event) {
  if (isOffline() && event.target.closest("a[href]:not([href^='#'])")) event.preventDefault();
}

function showBadge(text, isLost) {
  if (!badge) return;
  badge.classList.toggle("live-badge--lost", isLost);
  badge.textContent = text;
}

/** The program was changed while the page was open: a fresh page, but never under somebody's hands. */
function compare(version) {
  if (version === document.querySelector('meta[name="asset-version"]').content) return;
  let tried = isTyping();
  try {
    tried ||= sessionStorage["heldenpass.reloaded-for"] === version;
    if (!tried) sessionStorage["heldenpass.reloaded-for"] = version;
  } catch {
    tried = true; // storage is switched off: nobody knows, and the page would load itself for ever
  }
  if (tried) document.getElementById("newer-notice").hidden = false;
  else location.reload();
}

function isTyping() {
  const fields = document.querySelectorAll("input:not([type=hidden], [type=radio], [type=checkbox]), textarea");
  return [...fields].some((field) => field === document.activeElement || field.value !== field.defaultValue);
}
