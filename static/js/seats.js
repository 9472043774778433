// The seats in the turn bar: a hero's seat goes along with the pointer; where it is let go, a form moves it there.
// The keyboard has the buttons "nach links" and "nach rechts" on the hero's panel.
const SLACK = 8; // a tap may tremble

let drag = null;
let isSettling = false; // the click after a drag is none

document.addEventListener("pointerdown", (event) => {
  const seat = event.target.closest(".turn-bar [data-seat]");
  if (!seat || event.button !== 0 || !document.getElementById("seat-move")) return;
  isSettling = false;
  drag = { seat, from: event.clientX, pointer: event.pointerId, isMoving: false, target: null };
});

document.addEventListener("pointermove", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  if (!drag.seat.isConnected) return stop();
  const way = event.clientX - drag.from;
  if (!drag.isMoving && Math.abs(way) < SLACK) return;
  if (!drag.isMoving) begin();
  drag.seat.style.translate = `${way}px 0`;
  mark(event.clientX);
});

document.addEventListener("pointerup", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  const { seat, target, isMoving } = drag;
  stop();
  if (isMoving && target) move(seat.dataset.hero, target.dataset.seat);
});
document.addEventListener("pointercancel", stop);
document.addEventListener("dragstart", (event) => drag && event.preventDefault());
document.addEventListener("keydown", (event) => event.key === "Escape" && stop());
document.addEventListener(
  "click",
  (event) => {
    if (!isSettling || !event.target.closest(".turn-bar")) return;
    isSettling = false;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

function begin() {
  drag.isMoving = isSettling = true;
  drag.seat.classList.add("is-dragged");
  drag.seat.setPointerCapture(drag.pointer);
}

/** The seat under the pointer is where the dragged one would land. */
function mark(x) {
  const own = Number(drag.seat.dataset.seat);
  unmark();
  const seats = [...document.querySelectorAll(".turn-bar [data-seat]")].filter((seat) => seat !== drag.seat);
  drag.target = seats.find((seat) => {
    const { left, right } = seat.getBoundingClientRect();
    return left <= x && x <= right;
  });
  drag.target?.classList.add(Number(drag.target.dataset.seat) < own ? "is-before" : "is-behind");
}

function unmark() {
  for (const seat of document.querySelectorAll(".turn-bar :is(.is-before, .is-behind)")) seat.classList.remove("is-before", "is-behind");
}

function stop() {
  if (!drag) return;
  unmark();
  drag.seat.classList.remove("is-dragged");
  drag.seat.removeAttribute("style");
  drag = null;
}

function move(hero, seat) {
  const form = document.getElementById("seat-move");
  form.elements.hero_id.value = hero;
  form.elements.seat.value = seat;
  form.requestSubmit();
}
