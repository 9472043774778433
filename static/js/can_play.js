// Before somebody joins or signs in: says what will not work on this device, so that nobody plays for an hour as a guest.
const KEY = "heldenpass.try"; // as TRIED in cookies.py, which sets the cookie with the page

const tests = {
  cookies: () => navigator.cookieEnabled && document.cookie.includes(`${KEY}=`),
  storage: () => [localStorage, sessionStorage].every(keeps),
};

function keeps(storage) {
  storage.setItem(KEY, "1");
  const isKept = storage.getItem(KEY) === "1";
  storage.removeItem(KEY);
  return isKept;
}

function works(test) {
  try {
    return test();
  } catch {
    return false; // switched off, or full
  }
}

for (const [name, test] of Object.entries(tests)) {
  document.querySelector(`[data-cannot=${name}]`).hidden = works(test);
}
