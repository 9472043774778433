// A thrown movement on the map: the first tap on a square that it leads to walks there, and until then the way lies under the pointer
// or the keyboard's cursor. The panel names each such square with the one before it (`D3<D2`), also those it only passes (`D2<D1<`).
// A figure in the game master's hand is put on the square that is tapped next; the panel names those that are free.
const SVG = "http://www.w3.org/2000/svg";
const form = () => document.getElementById("map-walk");

/** The names from the start to a square; empty where a tap leads nowhere at once. */
function wayTo(name) {
  const steps = (form()?.dataset.before ?? "").split(" ").map((one) => one.split("<"));
  const before = new Map(steps.map(([square, from]) => [square, from]));
  const way = [name];
  if (!steps.some(([square, , passes]) => square === name && passes === undefined)) return [];
  while (before.get(way[0])) way.unshift(before.get(way[0]));
  return way.length > 1 ? way : [];
}

/** Walk to a square, or put there what is in hand; false where the panel has to be asked. */
export function walk(name) {
  const sent = form();
  const isFree = (sent?.dataset.free ?? "").split(" ").includes(name);
  if (!isFree && !wayTo(name).length) return false;
  sent.elements.square.value = name;
  sent.requestSubmit();
  delete sent.dataset.free;
  delete sent.dataset.before; // it is sent once: until the answer is there, another tap only asks
  return true;
}

/** What was thrown by hand and only shown so far counts with a tap on the board; false where it is refused. */
export async function takeOver(panel) {
  const waits = () => panel.querySelector("[data-counts-with-tap]");
  if (!waits()) return true;
  const sent = panel.querySelector("form [name=confirmed]").form;
  const answered = new Promise((done) => {
    const hear = ({ detail }) => detail.ctx.target === panel && (document.removeEventListener("htmx:finally:request", hear), done());
    document.addEventListener("htmx:finally:request", hear);
  });
  sent.requestSubmit();
  await answered;
  return !waits();
}

/** Draw the way that a tap on a square would take; `middleOf` gives the point of a square's name. */
export function preview(name, ground, middleOf) {
  document.getElementById("map-way")?.remove();
  const way = wayTo(name);
  if (!way.length) return;
  const drawn = document.createElementNS(SVG, "g");
  drawn.id = "map-way";
  for (const css of ["b-path-edge", "b-path"]) {
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("class", css);
    line.setAttribute("d", `M${way.map(middleOf).join("L")}`);
    drawn.append(line);
  }
  ground.append(drawn);
}
