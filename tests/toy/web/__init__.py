"""The pages of the toy game. Here what start page and navigation show of it."""

from app.web.ui.rendering import Front, PagePlace, rule_pages

FRONT = Front("green", places=(PagePlace("catalogue", "catalogue"),), reading_pages=rule_pages("toy"))
