"""The public table in big type for a second screen: the same parts as there, drawn larger."""

from collections.abc import Mapping
from dataclasses import replace

from app.web.game_pages import LivePage
from app.web.live import Fragment, Group, Part

_LARGER: Mapping[str, str] = {
    "heroquest/_hero_card.html": "heroquest/_screen_hero.html",
    "heroquest/_monster_card.html": "heroquest/_screen_monster.html",
    "heroquest/_turn_bar.html": "heroquest/_screen_turn.html",
}


def on_screen(page: LivePage) -> LivePage:
    """The public table as it is read from across the room."""
    return LivePage("heroquest/screen.html", page.context, tuple(map(_larger, page.parts)))


def _larger(part: Part) -> Part:
    if isinstance(part, Group):
        return replace(part, items=tuple(map(_larger_fragment, part.items)))
    return _larger_fragment(part)


def _larger_fragment(fragment: Fragment) -> Fragment:
    return replace(fragment, template=_LARGER.get(fragment.template, fragment.template))
