"""Find anything to do by a few letters: "grim trank", "gobl", "falle"."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from urllib.parse import urlencode

from app.web.game_pages import Draft
from app.web.heroquest.actions.deeds import candidates, is_possible
from app.web.heroquest.actions.ranks import plain, rank
from app.web.heroquest.look import Look
from app.web.translation import _

MOST, MOST_TRIED = 12, 40
LONGEST = 60


@dataclass(frozen=True)
class Find:
    """Something that was found: what it is called, and where it begins."""

    text: str
    url: str
    icon: str | None = None
    name: str = ""  # what is searched for, without whoever does it


@dataclass(frozen=True)
class FindPanel:
    """A field to type into, and what it found."""

    url: str
    search: str
    found: tuple[Find, ...]
    form_errors: tuple[str, ...]


def find_panel(look: Look, draft: Draft) -> FindPanel:
    """What fits the letters in `search`, the figure on turn first."""
    search = draft.query.get("search", "")[:LONGEST]
    letters = plain(search).split()
    matching = list(islice(_matching(look, draft.url, letters), MOST_TRIED)) if letters else []
    matching.sort(key=lambda find: rank(find.name, search))  # among equals whoever is on turn stays first
    found = tuple(matching[:MOST])
    return FindPanel(draft.url, search, found, look.errors(draft.errors))


def _matching(look: Look, url: str, letters: list[str]) -> Iterator[Find]:
    for acting in _in_order(look):
        for deed in candidates(look, url, acting):
            if _fits(deed.full_text, letters) and is_possible(look, deed, acting):
                yield Find(deed.full_text, deed.url, deed.icon, deed.text)
    for find in _places(look, url):
        if _fits(find.text, letters):
            yield find


def _in_order(look: Look) -> list[str | None]:
    """Whoever is on turn, the board, everybody else."""
    turn = look.table.round.turn
    heroes = [hero.id for hero in look.view.heroes]
    everybody: list[str | None] = [*heroes, *(monster.id for monster in look.monsters)]
    first: list[str | None] = [turn] if turn in heroes else []
    return [*first, None, *(one for one in everybody if one not in first)]


def _places(look: Look, url: str) -> Iterator[Find]:
    """Passports, monsters to put on the board, rules."""
    for hero in look.view.heroes:
        yield Find(
            _("%s: Werte und Ausrüstung") % hero.name, f"{url}?{urlencode({'hero': hero.id})}", "pencil", hero.name
        )
    for kind in look.content.monsters:
        name = look.labels.text(f"monsters.{kind}")
        yield Find(_("%s aufstellen") % name, f"{url}?{urlencode({'do': 'monsters', 'kind': kind})}", "skull", name)


def _fits(text: str, letters: list[str]) -> bool:
    """Whether each of the typed pieces begins a word."""
    words = plain(text).replace(":", " ").split()
    return all(any(word.startswith(piece) for word in words) for piece in letters)
