// Looks again and again whether there is a table again, and shows the page that was asked for then.
const PAUSE = 5000;
setInterval(async () => {
  const answer = await fetch("/health").catch(() => null);
  if (answer?.ok) location.reload();
}, PAUSE);
