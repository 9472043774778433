"""The turn bar, what is due now, and the button that goes on."""

from collections import Counter
from collections.abc import Mapping, Sequence

from app.labels.labels import Labels
from app.systems.heroquest.views import TableView
from app.web.heroquest.turn_contexts import Seat, TurnBar, TurnDue, TurnEnd
from app.web.live import Fragment, Part
from app.web.translation import _


def turn_parts(view: TableView, labels: Labels, url: str | None) -> tuple[Part, ...]:
    """The bar for everybody; with a `url` everything that acts."""
    names = short_names([hero.name for hero in view.heroes])
    seats = tuple(Seat(hero.id, names[hero.name], hero.hero_class, "open", seat=hero.seat) for hero in view.heroes)
    bar = TurnBar(url or "", 0, (*seats, Seat("game_master", _("Spielleiter"), "game_master", "open")))
    parts = (Fragment("turn-bar", "heroquest/_turn_bar.html", bar),)
    if url is None:
        return parts
    return (
        *parts,
        Fragment("turn-end", "heroquest/_turn_end.html", TurnEnd(url, None)),
        Fragment("turn-due", "heroquest/_turn_due.html", TurnDue(url, (), ())),
    )


def short_names(names: Sequence[str]) -> Mapping[str, str]:
    """Each name's first word, as people call each other, as long as nobody else is called so."""
    first = Counter(name.split()[0] for name in names)
    return {name: name.split()[0] if first[name.split()[0]] == 1 else name for name in names}
