// What a button folds out over the page (`popovertarget`), in a browser that cannot do that itself: iPhones before iOS 17.
if (!("popover" in HTMLElement.prototype)) {
  addEventListener("click", ({ target }) => {
    const name = target.closest("[popovertarget]")?.getAttribute("popovertarget");
    for (const one of document.querySelectorAll("[popover]")) {
      if (one.contains(target)) continue;
      one.classList.toggle("is-open", one.id === name && !one.classList.contains("is-open"));
    }
  });
}
