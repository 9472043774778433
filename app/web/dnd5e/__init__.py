"""The pages of the combat basics. Here what start page and navigation show of them."""

from app.web.ui.rendering import Front, rule_pages

FRONT = Front("oak", "front_of_dnd5e", "about_dnd5e", has_sample=True, reading_pages=rule_pages("dnd5e"))
