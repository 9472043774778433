// Looks again and again whether there is a table to go to, and goes there then.
const PAUSE = 5000;
setInterval(async () => {
  const answer = await fetch("/health").catch(() => null);
  if (answer?.ok) location.assign("/");
}, PAUSE);
