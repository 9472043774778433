// Drawing a quest: what is sent to the server and comes back, the palette, the forms. The board itself is map_board.js.
// Whoever has no script has the forms.
const main = document.getElementById("map-editor");
const stage = document.getElementById("map-stage");

// What is on the page; map_board.js draws on it as well.
const editor = { state: {}, things: [], chosen: null, tool: null, cursor: { x: 0, y: 0 }, step, choose, take, startCopy, found };
const loading = import(main.dataset.script);
let line = loading; // one step after the other: each needs the revision that the one before made
let typed = null; // a form with words in it that no step has taken yet
const LONGEST_LAST = 60_000; // a browser sends no more of what it may send after the page is gone

// Forms: each is a step, saved when it is sent or a field of it was changed. They listen before the board is there: forms.js tells
// them then what was typed even earlier.

addEventListener(
  "submit",
  (event) => {
    const form = event.target;
    if (!form.hasAttribute("data-step")) return;
    event.preventDefault();
    send(form, event.submitter);
  },
  true, // before the house lets its buttons rest until another page is there
);
document.addEventListener("change", ({ target }) => {
  const form = target.closest("form[data-autosave]");
  if (form?.reportValidity()) send(form);
});

document.addEventListener("input", ({ target }) => (typed = target.closest("form[data-autosave]") ?? typed));
for (const name of ["beforeunload", "pagehide"]) addEventListener(name, sendTyped);
document.addEventListener("visibilitychange", () => document.hidden && sendTyped());

const board = await loading;
board.start(editor);
readState();
if (history.state?.left === editor.state.revision) {
  history.replaceState(null, ""); // this page was asked for before what was typed last arrived
  location.reload();
}
if (main.dataset.square) editor.cursor = board.squareNamed(main.dataset.square);
else if (found(editor.chosen)) editor.cursor = board.placeOf(found(editor.chosen));
board.show();
main.dataset.ready = "";

function readState() {
  editor.state = document.getElementById("map-state").dataset;
  editor.things = JSON.parse(editor.state.things).map(([id, kind, name, side, x, y, w, h]) => ({ id, kind, name, side, x, y, w, h }));
  editor.chosen = editor.state.chosen || (found(editor.chosen) ? editor.chosen : null);
  for (const field of document.querySelectorAll("input[name=revision]")) field.value = editor.state.revision;
}

function found(id) {
  return editor.things.find((one) => one.id === id);
}

// Asking the server

/** Send a step and take in what it answers; the steps wait for each other. */
function step(fields, form = null) {
  line = line.then(async () => {
    const body = new URLSearchParams({ ...fields, revision: editor.state.revision, board: main.dataset.board });
    const back = { undo: done(0), redo: done(1) }[fields.op];
    try {
      const keepalive = String(body).length < LONGEST_LAST; // it arrives even if the page is left
      const answer = await fetch(main.dataset.url, { method: "POST", body, headers: { "HX-Request": "true" }, keepalive });
      await takeIn(answer, form);
      if (answer.ok) board.tell(back ?? done(0, ".edit-undo__what"));
    } catch {
      board.tell(editor.state.lost);
      location.reload();
    }
  });
  return line;
}

/** What undoing (0) or doing again (1) is about, as its button says it. */
function done(which, part = "span") {
  const button = document.querySelectorAll("#map-undo button")[which];
  return [...button.querySelectorAll(part)].map((one) => one.textContent).join("");
}

/** Fetch what is said of a thing. */
function choose(id) {
  editor.chosen = id;
  board.show();
  line = line.then(async () => {
    const url = new URL(main.dataset.url, location.href);
    url.searchParams.set("board", main.dataset.board);
    if (id) url.searchParams.set("thing", id);
    const answer = await fetch(url, { headers: { "HX-Request": "true" } });
    if (answer.ok) await takeIn(answer);
  });
  return line;
}

async function takeIn(answer, form = null) {
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  const focused = document.activeElement;
  const keeps = form?.hasAttribute("data-autosave") && answer.ok; // what stands in the form is what was saved
  for (const part of [...template.content.children]) {
    const old = document.getElementById(part.id);
    if (!old || (keeps && old.contains(form))) continue;
    if (part.id === "map-things") part.open = old.open;
    old.replaceWith(part);
  }
  if (!answer.ok && !template.content.querySelector("#map-state")) board.tell(editor.state.lost);
  readState();
  board.show();
  document.title = [document.getElementById("map-name").textContent, ...document.title.split(" · ").slice(-2)].join(" · ");
  if (keeps && form.closest("#map-inspector")) document.querySelector("#map-inspector h2").textContent = found(editor.chosen)?.name ?? "";
  if (focused?.id && !focused.isConnected) refocus(focused);
}

/** The field that was typed into is a new one now: it gets back what was typed, and the focus. */
function refocus(old) {
  const now = document.getElementById(old.id);
  if (!now) return stage.focus({ preventScroll: true });
  now.focus({ preventScroll: true });
}

// Tools: a piece of the palette, or a copy

// A mouse may also drag a piece onto the board; a finger on the palette scrolls, so it taps.
let lifted = null;
let letGo = -Infinity; // the click that follows is none

document.addEventListener("pointerdown", ({ target, button, pointerType, pointerId, clientX, clientY }) => {
  const piece = target.closest("[data-piece]");
  if (!piece || button || pointerType === "touch") return;
  lifted = { piece, x: clientX, y: clientY, ghost: null };
  piece.setPointerCapture(pointerId);
});

document.addEventListener("pointermove", (event) => {
  if (!lifted) return;
  if (!lifted.ghost) {
    if (Math.hypot(event.clientX - lifted.x, event.clientY - lifted.y) < 6) return;
    take(toolOf(lifted.piece));
    lifted.ghost = document.body.appendChild(lifted.piece.firstElementChild.cloneNode(true));
    lifted.ghost.classList.add("piece--lifted");
  }
  lifted.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  board.aim(event);
});

for (const name of ["pointerup", "pointercancel"])
  document.addEventListener(name, (event) => {
    const ghost = lifted?.ghost;
    lifted = null;
    if (!ghost) return;
    ghost.remove();
    letGo = event.timeStamp;
    if (name === "pointerup") board.drop(event);
    take(null);
  });

const toolOf = (piece) => ({ piece: piece.dataset.piece, edge: "edge" in piece.dataset, name: piece.title });

document.addEventListener("click", ({ target, timeStamp }) => {
  const piece = timeStamp - letGo > 100 && target.closest("[data-piece]");
  const copy = target.closest("[data-copy]");
  const tab = target.closest("[data-tab]");
  if (target.closest("#map-put-away")) take(null);
  if (piece) take(piece.getAttribute("aria-pressed") === "true" ? null : toolOf(piece));
  if (copy) startCopy(copy.dataset.copy);
  if (tab) tabTo(tab.dataset.tab);
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-choose], a[data-square], [data-tab]");
  if (!link || event.ctrlKey || event.metaKey) return;
  const url = new URL(link.href, location.href);
  if (!link.matches("[data-tab]") && (url.searchParams.get("board") ?? "0") !== main.dataset.board) return; // another board: a page of its own
  event.preventDefault();
  if (link.matches("[data-tab]")) return;
  const id = url.searchParams.get("thing");
  const thing = found(id);
  editor.cursor = thing ? board.placeOf(thing) : board.squareNamed(link.dataset.square);
  choose(thing ? id : null).then(() => stage.focus({ preventScroll: true }));
});
document.getElementById("map-more")?.addEventListener("change", ({ target }) => {
  take(target.value ? { piece: target.value, edge: false, name: target.selectedOptions[0].text } : null, false);
});

function take(found, clearsList = true) {
  editor.tool = found;
  for (const button of document.querySelectorAll("[data-piece]")) button.setAttribute("aria-pressed", String(button.dataset.piece === editor.tool?.piece));
  if (clearsList) document.getElementById("map-more").value = "";
  document.getElementById("map-tool").textContent = editor.tool ? editor.tool.name : editor.state.idle;
  document.getElementById("map-tool-help").textContent = editor.tool ? (editor.tool.copy ? editor.state.copy : editor.state.toolHelp) : editor.state.idleHelp;
  stage.toggleAttribute("data-placing", Boolean(editor.tool));
  document.getElementById("map-put-away").hidden = !editor.tool;
  board.reset();
}

function startCopy(id) {
  const thing = found(id);
  if (thing) take({ copy: id, edge: Boolean(thing.side), name: thing.name });
  stage.scrollIntoView({ block: "nearest", behavior: "instant" });
  stage.focus({ preventScroll: true });
}

function tabTo(name) {
  for (const tab of document.querySelectorAll("[data-tab]")) tab.toggleAttribute("aria-current", tab.dataset.tab === name);
  for (const tab of document.querySelectorAll("[data-tab][aria-current]")) tab.setAttribute("aria-current", "true");
  for (const pane of document.querySelectorAll("[data-pane]")) pane.hidden = pane.dataset.pane !== name;
}

/** Whoever leaves in the midst of a field has typed it nevertheless. */
function sendTyped() {
  if (!typed?.isConnected || !typed.checkValidity()) return;
  history.replaceState({ left: editor.state.revision }, "");
  send(typed);
}

function send(form, submitter = null) {
  if (form === typed) typed = null;
  const fields = Object.fromEntries(new FormData(form, submitter));
  delete fields.board;
  step(fields, form);
}
