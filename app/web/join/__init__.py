"""Phones: how they join, which are known, and what the game master says about them.

How does a phone join by its QR code, and with which heroes? `joining.py`, at the addresses in `page.py`, which also
tells and answers the watchman's messages.

How does somebody sign in with the PIN, and what does a device keep (language, dice)? `session.py`; whether the PIN is
right and when it is locked: `app/web/http/pin.py`. Does a device keep cookies? `cookies.py`.
"""
