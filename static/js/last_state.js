// Stands between a passport and the network: without one, a page that is loaded anew is the last that came. Browsers allow this over
// https alone; keep_last.js begins it. What a phone that was sent away had is forgotten with the first refusal.
const KEPT = "heldenpass.last";
const REFUSED = [401, 403, 404];

addEventListener("activate", (event) => event.waitUntil(caches.delete(KEPT)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (pathname.startsWith("/static/")) event.respondWith(part(request));
});

async function page(request, name) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (REFUSED.includes(answer.status)) await kept.delete(name);
    return answer;
  } catch (error) {
    const last = await kept.match(name);
    if (!last) throw error;
    return last;
  }
}

/** Scripts, looks and pictures never change under one address. */
async function part(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}
