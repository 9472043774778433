// The map on a live page: which part of the sheet is shown, taps on squares and doors, a cursor for the keyboard, and what the panel
// draws over the board. Layers, figures and the list are sent by the server like every other part of the page.
const UNIT = 40;
const APART = 30; // squares from one board of the sheet to the next
const NEAR_DOOR = 13; // units around a door's middle that are the door's
const MARGIN = 22;
const stage = document.getElementById("map-stage");
const canvas = document.getElementById("map-canvas");
const drawings = ["map-layers", "map-ground", "map-figures", "map-above"].map((id) => document.getElementById(id));
const ground = document.getElementById("map-ground");
const above = document.getElementById("map-above");
const walking = stage.dataset.url && import(stage.dataset.walks); // who only looks needs none of it
const zooms = stage.hasAttribute("data-zoom");
const wide = () => Number(frame().dataset.width);
const high = () => frame().dataset.areas.length / wide();

let shown = null; // the board on view
let view = null; // its part: x, y, width, height in units
let cursor = null; // a square of the sheet
let told = null; // the board that the server named last
let ownName = null; // where the own hero stood last

const frame = () => document.getElementById("map-frame");
const panelPlace = () => document.getElementById("panel-place");

// ---- the part of the sheet that is shown ----------------------------------------------------------------------------------------

function look(box) {
  view = box;
  for (const drawing of drawings) drawing.setAttribute("viewBox", box.join(" "));
}

function turnTo(board) {
  const tab = stage.querySelector(`[data-map-board="${board}"]`);
  if (!tab) return;
  shown = board;
  for (const one of stage.querySelectorAll("button[data-map-board]")) one.setAttribute("aria-pressed", String(one === tab));
  const whole = tab.dataset.viewBox.split(" ").map(Number);
  if (zooms) centre(ownSquare() ?? [board * APART + 13, 9]);
  else look(whole);
}

/** The board of whoever is on turn, when that changes; what somebody turned to himself stays until then. */
function follow() {
  const { board } = frame().dataset;
  const isLaid = document.getElementById("map-layers").childElementCount > 0;
  document.body.classList.toggle("has-map", isLaid);
  if (!isLaid) shown = null;
  else if (shown === null || board !== told) turnTo(Number(board));
  told = board;
  if (zooms && shown !== null) keepInSight(ownSquare());
}

/** The own hero has gone further than this window shows. */
function keepInSight(own) {
  const name = own && nameOf(own);
  if (!own || name === ownName) return;
  ownName = name;
  const [x, y] = own.map((one) => (one + 0.5) * UNIT);
  const isSeen = x > view[0] + UNIT && x < view[0] + view[2] - UNIT && y > view[1] + UNIT && y < view[1] + view[3] - UNIT;
  if (!isSeen) centre(own);
}

// ---- squares and their names ---------------------------------------------------------------------------------------------------

const boardOf = ([x]) => Math.floor(x / APART);
const isOnBoard = ([x, y]) => x >= 0 && x % APART < wide() && y >= 0 && y < high();

function nameOf([x, y]) {
  const board = Math.floor(x / APART);
  return `${String.fromCharCode(65 + (x % APART))}${y + 1}${board ? `-${board + 1}` : ""}`;
}

function squareOf(name) {
  const found = /^([A-Z])(\d+)(?:-(\d+))?$/.exec(name ?? "");
  return found && [found[1].charCodeAt(0) - 65 + ((found[3] ?? 1) - 1) * APART, found[2] - 1];
}

function pointOf({ clientX, clientY }) {
  const point = new DOMPoint(clientX, clientY).matrixTransform(above.getScreenCTM().inverse());
  return [point.x, point.y];
}

const ownSquare = () => squareOf(document.querySelector(`#map-row-${CSS.escape(stage.dataset.hero)}`)?.dataset.square);

function doorAt([x, y]) {
  for (const door of document.querySelectorAll('#map-layers [data-layer="doors"] > g')) {
    const [, left, top] = /translate\(([\d.-]+) ([\d.-]+)\)/.exec(door.getAttribute("transform"));
    const offset = Number(door.parentElement.getAttribute("x"));
    if (Math.hypot(Number(left) + offset - x, Number(top) - y) < NEAR_DOOR) return door.dataset.id;
  }
  return null;
}

// ---- taps -----------------------------------------------------------------------------------------------------------------------

/** What the panel offers for this place is done; otherwise the panel tells what there is. A door needs no second tap, and neither does
    a square that a thrown movement leads to. */
async function tap(square, door) {
  if (!stage.dataset.url) return;
  if (!(await (await walking).takeOver(panelPlace()))) return;
  const place = door ? `[data-door="${CSS.escape(door)}"]` : `[data-at~="${nameOf(square)}"]`;
  if (press(place) || (!door && (await walking).walk(nameOf(square)))) return;
  await ask(door ? { door } : { at: nameOf(square) });
  if (door) press(place);
}

function press(place) {
  const offered = panelPlace()?.querySelector(`:is(form, a)${place}`);
  if (offered instanceof HTMLFormElement) offered.requestSubmit();
  else offered?.click();
  return Boolean(offered);
}

function hovered(event) {
  if (event.pointerType === "mouse" && shown !== null) showWay(pointOf(event).map((one) => Math.floor(one / UNIT)));
}

async function showWay(square) {
  const middleOf = (name) => squareOf(name).map((one) => (one + 0.5) * UNIT).join(" ");
  if (walking) (await walking).preview(nameOf(square), ground, middleOf);
}

function ask(place) {
  const { mapFor: figure = stage.dataset.hero, mapPut: put } = panelPlace()?.querySelector("[data-map-for], [data-map-put]")?.dataset ?? {};
  const query = new URLSearchParams({ do: "map", ...(figure ? { for: figure } : {}), ...(put ? { put } : {}), ...place });
  return htmx.ajax("GET", `${stage.dataset.url}?${query}`, { target: "#panel-place", swap: "innerHTML" });
}

function tapped(event) {
  const point = pointOf(event);
  const square = point.map((one) => Math.floor(one / UNIT));
  if (isOnBoard(square) || doorAt(point)) tap(square, doorAt(point));
}

// ---- the keyboard, and what is spoken -------------------------------------------------------------------------------------------

const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

function keyed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  if (step) moveCursor(step);
  else if (event.key === "Enter" && cursor) tap(cursor, null);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function moveCursor([dx, dy]) {
  const from = cursor ?? squareOf(frame().dataset.at) ?? [shown * APART, 0];
  const next = cursor ? [from[0] + dx, from[1] + dy] : from;
  if (!isOnBoard(next) || boardOf(next) !== shown) return;
  cursor = next;
  const [x, y] = cursor;
  let mark = document.getElementById("map-cursor");
  if (!mark) {
    mark = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    Object.entries({ id: "map-cursor", class: "b-cursor", width: UNIT - 4, height: UNIT - 4, rx: 4 }).forEach((one) => mark.setAttribute(...one));
    above.append(mark);
  }
  mark.setAttribute("x", x * UNIT + 2);
  mark.setAttribute("y", y * UNIT + 2);
  if (zooms) centre(cursor);
  showWay(cursor);
  document.getElementById("map-speech").textContent = inWords(cursor);
}

function inWords(square) {
  const name = nameOf(square);
  const there = [...document.querySelectorAll(`#map-rows [data-covers~="${name}"]`)].map((row) => row.textContent.replace(row.dataset.square, "").replace(/\s+/g, " ").trim());
  const own = squareOf(frame().dataset.at);
  const away = own && boardOf(own) === boardOf(square) ? Math.max(Math.abs(own[0] - square[0]), Math.abs(own[1] - square[1])) : 0;
  const words = [name, areaOf(square), ...(there.length ? there : [stage.dataset.empty]), ...(away ? [stage.dataset.steps.replace("%", away)] : [])];
  return words.join(", ");
}

function areaOf([x, y]) {
  const letter = frame().dataset.areas.charCodeAt(y * wide() + (x % APART)) - 65;
  return letter ? stage.dataset.room.replace("%", letter) : stage.dataset.corridor;
}

// ---- what the panel draws over the board: the reach, the way, targets, a ray ----------------------------------------------------

function overlay() {
  for (const layer of document.querySelectorAll("#map-ground > :not(#map-cursor), #map-above > :not(#map-cursor)")) layer.remove();
  for (const drawn of panelPlace()?.querySelectorAll("[data-overlay]") ?? []) {
    (drawn.dataset.overlay === "ground" ? ground : above).append(...[...drawn.children].map((one) => one.cloneNode(true)));
  }
}

// ---- closer and further, and dragging, where the map is larger than its window --------------------------------------------------

const fingers = new Map();
let apart = 0;
let fitted = [1, 1]; // the window's size when its part of the sheet was chosen
let dragged = 0;
let isDragged = false; // somebody looks elsewhere

function sizeOfWindow() {
  const { width, height } = canvas.getBoundingClientRect();
  return [Math.max(width, 1), Math.max(height, 1)];
}

function centre([x, y], squares) {
  const [width, height] = sizeOfWindow();
  const across = squares ? squares * UNIT : (view?.[2] ?? width / 43 * UNIT); // a square is as large as a finger at first
  hold([(x + 0.5) * UNIT - across / 2, (y + 0.5) * UNIT - (across * height) / width / 2, across, (across * height) / width]);
}

function hold([x, y, width, height]) {
  fitted = sizeOfWindow();
  const left = shown * APART * UNIT - MARGIN;
  const [whole, tall] = [wide() * UNIT + 2 * MARGIN, high() * UNIT + 2 * MARGIN];
  const within = (place, size, start, all) => (size >= all ? start - (size - all) / 2 : Math.min(Math.max(place, start), start + all - size));
  look([within(x, width, left, whole), within(y, height, -MARGIN, tall), width, height]);
}

/** The panel has grown or shrunk, or the styles have come: squares stay as large as they were, around the own hero until somebody drags. */
function fit() {
  if (shown === null) return;
  const [width, height] = sizeOfWindow();
  const own = isDragged ? null : ownSquare();
  const scale = view[2] / fitted[0];
  const [x, y] = own && boardOf(own) === shown ? own.map((one) => (one + 0.5) * UNIT) : [view[0] + view[2] / 2, view[1] + view[3] / 2];
  fitted = [width, height];
  hold([x - (width * scale) / 2, y - (height * scale) / 2, width * scale, height * scale]);
}

function zoom(factor, [x, y] = [view[0] + view[2] / 2, view[1] + view[3] / 2]) {
  const width = Math.min(Math.max(view[2] * factor, 5 * UNIT), (wide() + 2) * UNIT);
  const by = width / view[2];
  hold([x - (x - view[0]) * by, y - (y - view[1]) * by, width, view[3] * by]);
}

function down(event) {
  fingers.set(event.pointerId, event);
  dragged = fingers.size > 1 ? Infinity : 0;
  apart = spread();
}

const spread = () => {
  const [one, other] = fingers.values();
  return other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
};

function drag(event) {
  const before = fingers.get(event.pointerId);
  if (!before || !zooms) return;
  const [width] = sizeOfWindow();
  fingers.set(event.pointerId, event);
  dragged += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
  if (fingers.size === 1 && dragged > 8) {
    isDragged = true;
    const scale = view[2] / width;
    hold([view[0] - (event.clientX - before.clientX) * scale, view[1] - (event.clientY - before.clientY) * scale, view[2], view[3]]);
  } else if (fingers.size === 2) {
    const now = spread();
    if (apart && now) zoom(apart / now);
    apart = now;
  }
}

function up(event) {
  const isTap = fingers.size === 1 && dragged < 10 && event.type === "pointerup" && event.button === 0;
  fingers.delete(event.pointerId);
  apart = spread();
  if (isTap) tapped(event);
}

// ---- buttons around the map -----------------------------------------------------------------------------------------------------

const BUTTONS = {
  list: () => show("map-list"),
  closer: () => zoom(1 / 1.4),
  further: () => zoom(1.4),
  own: () => ((isDragged = false), centre(ownSquare() ?? [shown * APART + 13, 9], sizeOfWindow()[0] / 43)),
};

function show(id) {
  const list = document.getElementById(id);
  list.hidden = !list.hidden;
  for (const button of document.querySelectorAll('[data-map="list"]')) button.setAttribute("aria-pressed", String(!list.hidden));
  if (!list.hidden) list.focus();
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-map], [data-map-board]");
  if (button?.dataset.map) BUTTONS[button.dataset.map]();
  else if (button?.dataset.mapBoard) turnTo(Number(button.dataset.mapBoard));
});
for (const [name, hear] of Object.entries({ keydown: keyed, pointerdown: down, pointerup: up, pointercancel: up })) canvas.addEventListener(name, hear);
for (const hear of [drag, hovered]) canvas.addEventListener("pointermove", hear);
if (zooms) canvas.addEventListener("wheel", (event) => (event.preventDefault(), zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, pointOf(event))), { passive: false });
if (zooms) new ResizeObserver(fit).observe(canvas);
new MutationObserver(follow).observe(stage, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-board"] });
if (panelPlace()) new MutationObserver(overlay).observe(panelPlace(), { childList: true, subtree: true });
follow();
overlay();
