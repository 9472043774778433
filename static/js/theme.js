// Light or dark: runs before the first paint, so that nobody is dazzled. Without a wish the device decides.
{
  const KEY = "heldenpass.theme";
  const NEXT = { auto: "dark", dark: "light", light: "auto" };
  const MEDIA = { auto: "(prefers-color-scheme: light)", dark: "not all", light: "all" };

  const show = (theme) => {
    document.documentElement.dataset.theme = theme;
    document.querySelector("link[data-light]").media = MEDIA[theme];
  };

  const kept = () => {
    try {
      return localStorage.getItem(KEY) ?? "auto";
    } catch {
      return "auto"; // storage is switched off
    }
  };

  show(kept() in NEXT ? kept() : "auto");

  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-theme-switch]")) return;
    const theme = NEXT[document.documentElement.dataset.theme];
    show(theme);
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // then it holds for this page only
    }
  });
}
