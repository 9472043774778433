// Seats in a row or a list ([data-seats] across or down): one goes along with the pointer; where it is let go, the form #seat-move
// moves it there. With Alt and an arrow the one that has the keyboard goes a place further; panels have buttons for the same.
const SLACK = 8; // a tap may tremble

let drag = null;
let isSettling = false; // the click after a drag is none

document.addEventListener("pointerdown", (event) => {
  const seat = event.target.closest("[data-seats] [data-seat]");
  if (!seat || event.button !== 0 || !document.getElementById("seat-move")) return;
  isSettling = false;
  drag = { seat, from: along(seat, event), pointer: event.pointerId, isMoving: false, target: null };
});

document.addEventListener("pointermove", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  if (!drag.seat.isConnected) return stop();
  const way = along(drag.seat, event) - drag.from;
  if (!drag.isMoving && Math.abs(way) < SLACK) return;
  if (!drag.isMoving) begin();
  drag.seat.style.translate = isList(drag.seat) ? `0 ${way}px` : `${way}px 0`;
  mark(along(drag.seat, event));
});

document.addEventListener("pointerup", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  const { seat, target, isMoving } = drag;
  stop();
  if (isMoving && target) move(seat, Number(target.dataset.seat));
});
document.addEventListener("pointercancel", stop);
document.addEventListener("dragstart", (event) => drag && event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") stop();
  const seat = event.altKey && event.target.closest?.("[data-seats] [data-seat]");
  const [back, on] = seat && isList(seat) ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  if (!seat || ![back, on].includes(event.key) || !document.getElementById("seat-move")) return;
  event.preventDefault();
  const place = Number(seat.dataset.seat) + (event.key === on ? 1 : -1);
  if (seatsBeside(seat).some((one) => Number(one.dataset.seat) === place)) move(seat, place);
});
document.addEventListener(
  "click",
  (event) => {
    if (!isSettling || !event.target.closest("[data-seats]")) return;
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

const isList = (seat) => seat.closest("[data-seats]").dataset.seats === "down";
const along = (seat, { clientX, clientY }) => (isList(seat) ? clientY : clientX);
const seatsBeside = (seat) => [...seat.closest("[data-seats]").querySelectorAll("[data-seat]")].filter((one) => one !== seat);

/** The seat under the pointer is where the dragged one would land. */
function mark(at) {
  const own = Number(drag.seat.dataset.seat);
  unmark();
  drag.target = seatsBeside(drag.seat).find((seat) => {
    const { left, right, top, bottom } = seat.getBoundingClientRect();
    return isList(seat) ? top <= at && at <= bottom : left <= at && at <= right;
  });
  drag.target?.classList.add(Number(drag.target.dataset.seat) < own ? "is-before" : "is-behind");
}

function unmark() {
  for (const seat of document.querySelectorAll("[data-seats] :is(.is-before, .is-behind)")) seat.classList.remove("is-before", "is-behind");
}

function stop() {
  if (!drag) return;
  unmark();
  drag.seat.classList.remove("is-dragged");
  drag.seat.removeAttribute("style");
  drag = null;
}

function move(seat, place) {
  const form = document.getElementById("seat-move");
  form.querySelector("[data-who]").value = seat.dataset.figure;
  form.querySelector("[data-place]").value = place;
  form.requestSubmit();
}
