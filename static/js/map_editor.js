// Drawing a quest: place, move, turn, copy and take away by mouse, touch and keyboard. The page moves a thing at once, the server
// answers each step with what looks different. Whoever has no script has the forms.
const main = document.getElementById("map-editor");
const stage = document.getElementById("map-stage");
const said = document.getElementById("map-said");
const board = stage.querySelector("svg.board");
const SIZE = 40;
const WIDE = 26;
const HIGH = 19;
const SIDES = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const ARROWS = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" };
const ABOVE = ["mark", "monster", "ally", "hero", "chest", "trap", "furniture", "blocked", "stairs", "decoration", "tile"];

let state;
let things = [];
let chosen = null; // the id of a thing
let tool = null; // { piece, edge } or { copy }
let turn = 0; // quarter turns of what is placed next
let cursor = { x: 0, y: 0 };
let edge = null; // the side of the cursor's square that a door would take
let line = Promise.resolve(); // one step after the other: each needs the revision that the one before made
const TURNS = ["downward", "rightward", "upward", "leftward"];

readState();
if (main.dataset.square) cursor = squareNamed(main.dataset.square);
else if (found(chosen)) cursor = { x: found(chosen).x, y: found(chosen).y };
show();

function readState() {
  state = document.getElementById("map-state").dataset;
  things = JSON.parse(state.things);
  chosen = state.chosen || (found(chosen) ? chosen : null);
  for (const field of document.querySelectorAll("input[name=revision]")) field.value = state.revision;
}

function found(id) {
  return things.find((one) => one.id === id);
}

// Asking the server

/** Send a step and take in what it answers; the steps wait for each other. */
function step(fields, form = null) {
  line = line.then(async () => {
    const body = new URLSearchParams({ ...fields, revision: state.revision, board: main.dataset.board });
    try {
      await takeIn(await fetch(main.dataset.url, { method: "POST", body, headers: { "HX-Request": "true" } }), form);
    } catch {
      tell(state.lost);
      location.reload();
    }
  });
  return line;
}

/** Fetch what is said of a thing. */
function choose(id) {
  chosen = id;
  show();
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
    if (!old || (keeps && part.id === "map-inspector")) continue;
    if (part.id === "map-things") part.open = old.open;
    old.replaceWith(part);
  }
  if (!answer.ok && !template.content.querySelector("#map-state")) tell(state.lost);
  readState();
  show();
  if (keeps) document.querySelector("#map-inspector h2").textContent = found(chosen)?.name ?? "";
  if (focused?.id && !focused.isConnected) refocus(focused);
}

/** The field that was typed into is a new one now: it gets back what was typed, and the focus. */
function refocus(old) {
  const now = document.getElementById(old.id);
  if (!now) return stage.focus({ preventScroll: true });
  now.focus({ preventScroll: true });
}

function tell(text) {
  said.textContent = "";
  requestAnimationFrame(() => (said.textContent = text));
}

// What the script draws itself: the cursor, and a frame around what is chosen

function show() {
  const thing = found(chosen);
  const frame = (one, css) => `<rect class="${css}" x="${one.x * SIZE + 2}" y="${one.y * SIZE + 2}" width="${(one.w ?? 1) * SIZE - 4}" height="${(one.h ?? 1) * SIZE - 4}" rx="5"/>`;
  let marks = frame(cursor, "b-cursor");
  if (thing) marks += thing.side ? edgeMark(thing, thing.side, "b-select") : frame(thing, "b-select");
  if (tool?.edge && edge) marks += edgeMark(cursor, edge, "b-error");
  document.getElementById("board-cursor").innerHTML = marks;
}

function edgeMark({ x, y }, side, css) {
  const [left, top] = [x * SIZE, y * SIZE];
  const box = { north: [left, top - 9, SIZE, 18], south: [left, top + 31, SIZE, 18], west: [left - 9, top, 18, SIZE], east: [left + 31, top, 18, SIZE] }[side];
  return `<rect class="${css}" x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" rx="5"/>`;
}

const nameOf = ({ x, y }) => String.fromCharCode(65 + x) + (y + 1);
const isInside = ({ x, y }) => x >= 0 && y >= 0 && x < WIDE && y < HIGH;

function squareNamed(name) {
  return { x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 };
}

function speak() {
  const here = thingsAt(cursor).map((one) => one.name);
  tell(`${nameOf(cursor)}: ${here.join(", ") || state.empty}`);
}

/** Everything on a square, what lies above first; a door is on both squares beside it. */
function thingsAt(square) {
  const covers = (one) => {
    if (!one.side) return square.x >= one.x && square.y >= one.y && square.x < one.x + one.w && square.y < one.y + one.h;
    const [dx, dy] = SIDES[one.side];
    return (square.x === one.x && square.y === one.y) || (square.x === one.x + dx && square.y === one.y + dy);
  };
  const rank = (one) => (one.side ? 1.5 : ABOVE.indexOf(one.kind));
  return things.filter(covers).sort((one, other) => rank(one) - rank(other));
}

// The pointer

/** The point of the board under the pointer, in squares with fractions. */
function pointOf(event) {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
  return { x: point.x / SIZE, y: point.y / SIZE };
}

const squareOf = (point) => ({ x: Math.floor(point.x), y: Math.floor(point.y) });

/** The side of its square that a point is nearest to. */
function sideOf(point) {
  const [x, y] = [point.x - Math.floor(point.x), point.y - Math.floor(point.y)];
  const gaps = { north: y, south: 1 - y, west: x, east: 1 - x };
  return Object.keys(gaps).reduce((best, side) => (gaps[side] < gaps[best] ? side : best));
}

/** What a point means: a door near its edge, else the uppermost thing of the square. */
function thingUnder(point) {
  const near = things.find((one) => {
    if (!one.side) return false;
    const [dx, dy] = SIDES[one.side];
    const [x, y] = [one.x + 0.5 + dx / 2, one.y + 0.5 + dy / 2];
    return dx ? Math.abs(point.x - x) < 0.3 && Math.abs(point.y - y) < 0.5 : Math.abs(point.y - y) < 0.3 && Math.abs(point.x - x) < 0.5;
  });
  return near ?? thingsAt(squareOf(point)).find((one) => !one.side);
}

let drag = null;

board.addEventListener("pointerdown", (event) => {
  if (event.button || tool) return;
  const point = pointOf(event);
  const thing = thingUnder(point);
  if (!thing) return;
  const element = board.querySelector(`[data-id="${CSS.escape(thing.id)}"]`);
  drag = { thing, element, start: point, from: element?.getAttribute("transform") ?? "", at: point, moved: false, frame: 0 };
  board.setPointerCapture(event.pointerId);
});

board.addEventListener("pointermove", (event) => {
  const point = pointOf(event);
  if (!drag) {
    if (tool?.edge && event.pointerType !== "touch" && isInside(squareOf(point))) {
      [cursor, edge] = [squareOf(point), sideOf(point)];
      show();
    }
    return;
  }
  drag.at = point;
  drag.moved ||= Math.hypot(point.x - drag.start.x, point.y - drag.start.y) > 0.3;
  if (drag.moved) drag.frame ||= requestAnimationFrame(follow);
});

/** The thing follows the pointer, a frame at a time; the server learns where it ends. */
function follow() {
  if (!drag) return;
  drag.frame = 0;
  const [dx, dy] = [(drag.at.x - drag.start.x) * SIZE, (drag.at.y - drag.start.y) * SIZE];
  if (drag.element?.matches("g")) drag.element.setAttribute("transform", `translate(${dx} ${dy}) ${drag.from}`);
  else if (drag.element) drag.element.style.transform = `translate(${dx}px, ${dy}px)`;
}

board.addEventListener("pointerup", (event) => {
  const [point, ended] = [pointOf(event), drag];
  drag = null;
  const square = squareOf(point);
  if (ended?.moved) return dropped(ended, point);
  if (!isInside(square)) return;
  [cursor, edge] = [square, tool?.edge ? sideOf(point) : null];
  stage.focus({ preventScroll: true });
  if (tool) return place();
  choose(ended?.thing.id ?? null);
});

board.addEventListener("pointercancel", () => {
  if (drag) putBack(drag);
  drag = null;
});

function dropped({ thing, element, start, from }, point) {
  const one = { thing, element, from };
  if (thing.side) {
    const square = squareOf(point);
    if (!isInside(square)) return putBack(one);
    cursor = square;
    return moveTo(thing, square, sideOf(point), one);
  }
  const square = { x: Math.round(thing.x + point.x - start.x), y: Math.round(thing.y + point.y - start.y) };
  if (!isInside(square) || (square.x === thing.x && square.y === thing.y)) return putBack(one);
  moveTo(thing, square, "", one);
}

function putBack({ element, from }) {
  if (element?.matches("g")) element.setAttribute("transform", from);
  else if (element) element.style.transform = "";
}

/** Here at once, then on the server; what it refuses goes back. */
function moveTo(thing, square, side, moved = null) {
  chosen = thing.id;
  Object.assign(thing, square, side ? { side } : {});
  cursor = { ...square };
  show();
  return step({ op: "move", thing: thing.id, ...square, side }).then(() => moved?.element?.isConnected && putBack(moved));
}

// Tools: a piece of the palette, or a copy

document.addEventListener("click", ({ target }) => {
  const piece = target.closest("[data-piece]");
  const copy = target.closest("[data-copy]");
  const tab = target.closest("[data-tab]");
  if (piece) take(piece.getAttribute("aria-pressed") === "true" ? null : { piece: piece.dataset.piece, edge: "edge" in piece.dataset, name: piece.title });
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
  cursor = thing ? { x: Math.max(thing.x, 0), y: Math.max(thing.y, 0) } : squareNamed(link.dataset.square);
  choose(thing ? id : null).then(() => stage.focus({ preventScroll: true }));
});
document.getElementById("map-more")?.addEventListener("change", ({ target }) => {
  take(target.value ? { piece: target.value, edge: false, name: target.selectedOptions[0].text } : null, false);
});

function take(found, clearsList = true) {
  tool = found;
  turn = 0;
  edge = null;
  for (const button of document.querySelectorAll("[data-piece]")) button.setAttribute("aria-pressed", String(button.dataset.piece === tool?.piece));
  if (clearsList) document.getElementById("map-more").value = "";
  document.getElementById("map-tool").textContent = tool ? tool.name : state.idle;
  document.getElementById("map-tool-help").textContent = tool ? (tool.copy ? state.copy : state.toolHelp) : state.idleHelp;
  stage.toggleAttribute("data-placing", Boolean(tool));
  show();
}

function startCopy(id) {
  const thing = found(id);
  if (thing) take({ copy: id, edge: Boolean(thing.side), name: thing.name });
  stage.focus({ preventScroll: true });
}

/** Put the tool's piece on the cursor's square; the tool stays. */
function place() {
  const at = { x: cursor.x, y: cursor.y, side: (tool.edge && edge) || "" };
  if (tool.copy) step({ op: "copy", thing: tool.copy, ...at });
  else step({ op: "put", piece: tool.piece, turn: TURNS[turn], ...at });
}

function tabTo(name) {
  for (const tab of document.querySelectorAll("[data-tab]")) tab.toggleAttribute("aria-current", tab.dataset.tab === name);
  for (const tab of document.querySelectorAll("[data-tab][aria-current]")) tab.setAttribute("aria-current", "true");
  for (const pane of document.querySelectorAll("[data-pane]")) pane.hidden = pane.dataset.pane !== name;
}

// Keys, while the board has the focus

stage.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const direction = ARROWS[event.key];
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const thing = found(chosen);
  const deeds = {
    Enter: () => (tool ? place() : pickHere()),
    " ": () => (tool ? place() : pickHere()),
    Delete: () => thing && step({ op: "remove", thing: thing.id }),
    Backspace: () => thing && step({ op: "remove", thing: thing.id }),
    Escape: () => (tool ? (take(null), tell(state.putAway)) : choose(null)),
    r: () => (tool ? turnTool() : thing && step({ op: "turn", thing: thing.id })),
    c: () => thing && startCopy(thing.id),
    n: () => next(event.shiftKey ? -1 : 1),
  };
  if (direction) {
    const [dx, dy] = SIDES[direction];
    if (event.shiftKey && thing && !tool) push(thing, dx, dy);
    else walk(dx, dy);
  } else if (deeds[letter]) deeds[letter]();
  else return;
  event.preventDefault();
  event.stopPropagation();
});

function walk(dx, dy) {
  const to = { x: cursor.x + dx, y: cursor.y + dy };
  if (!isInside(to)) return;
  cursor = to;
  show();
  speak();
}

function push(thing, dx, dy) {
  const to = { x: thing.x + dx, y: thing.y + dy };
  if (isInside(to)) moveTo(thing, to, thing.side).then(speak);
}

/** What lies on the cursor's square; pressed again, what lies below it. */
function pickHere() {
  const here = thingsAt(cursor);
  const at = here.findIndex((one) => one.id === chosen);
  const thing = here[(at + 1) % here.length];
  choose(thing?.id ?? null);
  if (thing) tell(`${thing.name}, ${state.selected}`);
}

function next(by) {
  if (!things.length) return;
  const inOrder = [...things].sort((one, other) => one.y - other.y || one.x - other.x);
  const at = inOrder.findIndex((one) => one.id === chosen);
  const thing = inOrder[(at + by + inOrder.length + (at < 0 && by < 0 ? 1 : 0)) % inOrder.length];
  cursor = { x: Math.max(thing.x, 0), y: Math.max(thing.y, 0) };
  choose(thing.id);
  tell(`${thing.name}, ${nameOf(cursor)}`);
}

/** R turns what is placed next: a door to the next side, a thing by a quarter. */
function turnTool() {
  turn = (turn + 1) % TURNS.length;
  const sides = Object.keys(SIDES);
  if (tool.edge) edge = sides[(sides.indexOf(edge ?? "west") + 1) % sides.length];
  show();
}

// Forms: each is a step, saved when it is sent or a field of it was changed

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

function send(form, submitter = null) {
  const fields = Object.fromEntries(new FormData(form, submitter));
  delete fields.board;
  step(fields, form);
}
