"""Requests: guards, who is asking, what was posted, work that takes longer than a request.

Which game is a page about? `entrance.py`, by its address; what it looks like says `FRONT` in the package of the
game's pages (colour, ways through a campaign).

Does a header show that a proxy passed a request on? `forwarding.py`. Whose cookie is it? `house_session.py`. What
does a QR code say? `invitation_tokens.py`; it is drawn by `app/web/ui/qr_code.py`.

Who is let in, and how often? `guards.py` (host, origin, size), `pin.py` (the game master's PIN and its lock),
`rate_limits.py` (the watchman: floods, joins, fast phones, what he tells); `security_headers.py` (what a browser may
load). What was posted? `posted.py`.

Who is asking? `access.py` (game master, player, guest). How do phones reach the laptop? `network.py`. With which key
is signed? `secret_key.py`. What is loaded in one answer? `bundles.py`.

Who hears which language? `languages.py`. What does this floor know of the server? The `Gate` in `access.py`, no more.
"""
