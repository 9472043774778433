// A rule opens in place: on a sheet above the page that speaks of it. When that does not work, the link is a link.
const sheet = document.createElement("dialog");
sheet.className = "rule-sheet";
sheet.setAttribute("aria-labelledby", "rule-sheet-head");
sheet.setAttribute("closedby", "any");
document.body.append(sheet);

/** Show the rule behind a link into the rule book. */
export async function open(link) {
  try {
    const answer = await fetch(link.href.replace("#", "/"), { headers: { "HX-Request": "true" } });
    if (!answer.ok) throw new Error(answer.statusText);
    sheet.innerHTML = await answer.text();
    if (!sheet.open) sheet.showModal();
  } catch {
    location.assign(link.href);
  }
}
