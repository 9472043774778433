// A paper passport keeps to one side of A5: what is fuller is written smaller, as far as it can still be read by candlelight. What does
// not fit even then goes on overleaf.
const SHAPE = 209.3 / 148; // a side's height to its width; the same whatever the zoom of a screen
const SMALLEST = 0.72;
const STEP = 0.02;

for (const sheet of document.querySelectorAll(".sheet:not(.sheet--tall)")) {
  let size = 1;
  while (isLong(sheet) && size > SMALLEST) {
    size -= STEP;
    sheet.style.setProperty("--tight", size.toFixed(2));
  }
  sheet.classList.toggle("is-long", isLong(sheet));
}

function isLong(sheet) {
  return sheet.offsetHeight > sheet.offsetWidth * SHAPE;
}
