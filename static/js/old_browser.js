// A browser older than those that tests/browser_floor.py names: it says so, and shows what there is to read, without anything to press.
// It must run where nothing else does, so it is written in the JavaScript of 2009.
(function () {
  var known = function (property, value) { return window.CSS && CSS.supports && CSS.supports(property, value); };
  var isNew = "adoptedStyleSheets" in document && // Safari 16.4
    window.CSS && CSS.supports && CSS.supports("selector(:has(*))") && // Firefox 121
    known("color", "color-mix(in srgb, red, blue)"); // Chrome 111
  if (isNew) return;
  var note = document.getElementById("old-browser"), root = document.documentElement;
  var sheets = document.getElementsByTagName("link"), plain = document.createElement("link");
  for (var place = 0; place < sheets.length; place += 1) if (sheets[place].rel === "stylesheet") sheets[place].disabled = true;
  plain.rel = "stylesheet";
  plain.href = note.getAttribute("data-looks");
  document.getElementsByTagName("head")[0].appendChild(plain);
  document.body.insertBefore(note, document.body.firstChild);
  note.removeAttribute("hidden");
  // Nothing follows the table by itself here.
  if (root.getAttribute("data-view") === "phone") setTimeout(function () { location.reload(); }, 20000);
})();
