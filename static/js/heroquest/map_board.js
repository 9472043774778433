// The board of the editor: what the pointer and the keys mean on it, the cursor, the frame around what is chosen. A thing moves at
// once, a frame at a time; the server learns where it ends.
const SIZE = 40;
const WIDE = 26;
const HIGH = 19;
const SIDES = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const ARROWS = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" };
const ABOVE = ["mark", "monster", "ally", "hero", "chest", "trap", "furniture", "blocked", "stairs", "decoration", "tile"];
const TURNS = ["downward", "rightward", "upward", "leftward"];
const stage = document.getElementById("map-stage");
const said = document.getElementById("map-said");
const board = stage.querySelector("svg.board");
let editor; // what map_editor.js knows of the drawing
let turn = 0; // quarter turns of what is placed next
let edge = null; // the side of the cursor's square that a door would take

export function start(found) {
  editor = found;
}

/** Another tool, or none: nothing is turned yet. */
export function reset() {
  [turn, edge] = [0, null];
  show();
}

export const placeOf = (thing) => ({ x: Math.max(thing.x, 0), y: Math.max(thing.y, 0) });

export function tell(text) {
  said.textContent = "";
  requestAnimationFrame(() => (said.textContent = text));
}

// What the script draws itself: the cursor, and a frame around what is chosen

export function show() {
  const thing = editor.found(editor.chosen);
  const frame = (one, css) => `<rect class="${css}" x="${one.x * SIZE + 2}" y="${one.y * SIZE + 2}" width="${(one.w ?? 1) * SIZE - 4}" height="${(one.h ?? 1) * SIZE - 4}" rx="5"/>`;
  let marks = frame(editor.cursor, "b-cursor");
  if (thing) marks += thing.side ? edgeMark(thing, thing.side, "b-select") : frame(thing, "b-select");
  if (editor.tool?.edge && edge) marks += edgeMark(editor.cursor, edge, "b-error");
  document.getElementById("board-cursor").innerHTML = marks;
}

function edgeMark({ x, y }, side, css) {
  const [left, top] = [x * SIZE, y * SIZE];
  const box = { north: [left, top - 9, SIZE, 18], south: [left, top + 31, SIZE, 18], west: [left - 9, top, 18, SIZE], east: [left + 31, top, 18, SIZE] }[side];
  return `<rect class="${css}" x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" rx="5"/>`;
}

const nameOf = ({ x, y }) => String.fromCharCode(65 + x) + (y + 1);
const isInside = ({ x, y }) => x >= 0 && y >= 0 && x < WIDE && y < HIGH;

export function squareNamed(name) {
  return { x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 };
}

function speak() {
  const here = thingsAt(editor.cursor).map((one) => one.name);
  tell(`${nameOf(editor.cursor)}: ${here.join(", ") || editor.state.empty}`);
}

/** Everything on a square, what lies above first; a door is on both squares beside it. */
function thingsAt(square) {
  const covers = (one) => {
    if (!one.side) return square.x >= one.x && square.y >= one.y && square.x < one.x + one.w && square.y < one.y + one.h;
    const [dx, dy] = SIDES[one.side];
    return (square.x === one.x && square.y === one.y) || (square.x === one.x + dx && square.y === one.y + dy);
  };
  const rank = (one) => (one.side ? 1.5 : ABOVE.indexOf(one.kind));
  return editor.things.filter(covers).sort((one, other) => rank(one) - rank(other));
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
  const near = editor.things.find((one) => {
    if (!one.side) return false;
    const [dx, dy] = SIDES[one.side];
    const [x, y] = [one.x + 0.5 + dx / 2, one.y + 0.5 + dy / 2];
    return dx ? Math.abs(point.x - x) < 0.3 && Math.abs(point.y - y) < 0.5 : Math.abs(point.y - y) < 0.3 && Math.abs(point.x - x) < 0.5;
  });
  return near ?? thingsAt(squareOf(point)).find((one) => !one.side);
}

/** What lies under a thing that is chosen already; below the lowest one is the uppermost. */
function below(thing, point) {
  const here = thingsAt(squareOf(point)).filter((one) => !one.side);
  return here[(here.indexOf(thing) + 1) % here.length] ?? thing;
}

let drag = null;

board.addEventListener("pointerdown", (event) => {
  if (event.button || editor.tool) return;
  const point = pointOf(event);
  const chosen = editor.found(editor.chosen);
  const thing = chosen && !chosen.side && thingsAt(squareOf(point)).includes(chosen) ? chosen : thingUnder(point);
  if (!thing) return;
  const element = board.querySelector(`[data-id="${CSS.escape(thing.id)}"]`);
  drag = { thing, element, start: point, from: element?.getAttribute("transform") ?? "", at: point, moved: false, frame: 0 };
  board.setPointerCapture(event.pointerId);
});

board.addEventListener("pointermove", (event) => {
  const point = pointOf(event);
  if (!drag) {
    if (editor.tool?.edge && event.pointerType !== "touch" && isInside(squareOf(point))) {
      [editor.cursor, edge] = [squareOf(point), sideOf(point)];
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
  [editor.cursor, edge] = [square, editor.tool?.edge ? sideOf(point) : null];
  stage.focus({ preventScroll: true });
  if (editor.tool) return place();
  editor.choose((ended && ended.thing.id === editor.chosen ? below(ended.thing, point) : ended?.thing)?.id ?? null);
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
    editor.cursor = square;
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
  editor.chosen = thing.id;
  Object.assign(thing, square, side ? { side } : {});
  editor.cursor = { ...square };
  show();
  return editor.step({ op: "move", thing: thing.id, ...square, side }).then(() => moved?.element?.isConnected && putBack(moved));
}

/** Where a piece that is dragged over from the palette would go; nowhere beside the board. */
export function aim(event) {
  const point = pointOf(event);
  if (!isInside(squareOf(point))) return false;
  [editor.cursor, edge] = [squareOf(point), editor.tool?.edge ? sideOf(point) : null];
  show();
  return true;
}

/** It is let go: on the board it is put there. */
export function drop(event) {
  if (aim(event)) place();
}

/** Put the tool's piece on the cursor's square; the tool stays. */
function place() {
  const at = { x: editor.cursor.x, y: editor.cursor.y, side: (editor.tool.edge && edge) || "" };
  if (editor.tool.copy) editor.step({ op: "copy", thing: editor.tool.copy, ...at });
  else editor.step({ op: "put", piece: editor.tool.piece, turn: TURNS[turn], ...at });
}

// Keys, while the board has the focus

stage.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const direction = ARROWS[event.key];
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const thing = editor.found(editor.chosen);
  const deeds = {
    Enter: () => (editor.tool ? place() : pickHere()),
    " ": () => (editor.tool ? place() : pickHere()),
    Delete: () => thing && editor.step({ op: "remove", thing: thing.id }),
    Backspace: () => thing && editor.step({ op: "remove", thing: thing.id }),
    Escape: () => (editor.tool ? (editor.take(null), tell(editor.state.putAway)) : editor.choose(null)),
    r: () => (editor.tool ? turnTool() : thing && editor.step({ op: "turn", thing: thing.id })),
    c: () => thing && editor.startCopy(thing.id),
    n: () => next(event.shiftKey ? -1 : 1),
  };
  if (direction) {
    const [dx, dy] = SIDES[direction];
    if (event.shiftKey && thing && !editor.tool) push(thing, dx, dy);
    else walk(dx, dy);
  } else if (deeds[letter]) deeds[letter]();
  else return;
  event.preventDefault();
  event.stopPropagation();
});

function walk(dx, dy) {
  const to = { x: editor.cursor.x + dx, y: editor.cursor.y + dy };
  if (!isInside(to)) return;
  editor.cursor = to;
  show();
  speak();
}

function push(thing, dx, dy) {
  const to = { x: thing.x + dx, y: thing.y + dy };
  if (isInside(to)) moveTo(thing, to, thing.side).then(speak);
}

/** What lies on the cursor's square; pressed again, what lies below it. */
function pickHere() {
  const here = thingsAt(editor.cursor);
  const at = here.findIndex((one) => one.id === editor.chosen);
  const thing = here[(at + 1) % here.length];
  editor.choose(thing?.id ?? null);
  if (thing) tell(`${thing.name}, ${editor.state.selected}`);
}

function next(by) {
  if (!editor.things.length) return;
  const inOrder = [...editor.things].sort((one, other) => one.y - other.y || one.x - other.x);
  const at = inOrder.findIndex((one) => one.id === editor.chosen);
  const thing = inOrder[(at + by + inOrder.length + (at < 0 && by < 0 ? 1 : 0)) % inOrder.length];
  editor.cursor = placeOf(thing);
  editor.choose(thing.id);
  tell(`${thing.name}, ${nameOf(editor.cursor)}`);
}

/** R turns what is placed next: a door to the next side, a thing by a quarter. */
function turnTool() {
  turn = (turn + 1) % TURNS.length;
  const sides = Object.keys(SIDES);
  if (editor.tool.edge) edge = sides[(sides.indexOf(edge ?? "west") + 1) % sides.length];
  show();
}
