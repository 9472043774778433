"""Requests: guards, who is asking, what was posted, what is answered when something is wrong.

Which game is a page about? `entrance.py`, by its address; what it looks like says `FRONT` in the package of the
game's pages (colour, ways through a campaign).

Does a header show that a proxy passed a request on? `forwarding.py`. Whose cookie is it? `house_session.py`. Does a
device keep any? `cookies.py`.

Who hears which language? `languages.py`. Which error becomes which status? `errors.py`.
"""
