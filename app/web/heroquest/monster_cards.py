"""Cards of the monsters in play, as far as their viewer may know them."""

from urllib.parse import urlencode

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.pool import Pool
from app.systems.heroquest.views.board import MonsterView
from app.systems.heroquest.views.table import TableView
from app.web.heroquest import contexts as show
from app.web.heroquest.cards import effect_chips
from app.web.heroquest.names import monster_names
from app.web.heroquest.turn_contexts import DiceInShort, Line, MonsterCard
from app.web.heroquest.words import dice_in_short, dice_in_words
from app.web.live import Fragment, Group, Part
from app.web.translation import _

_QUARTER = 25  # of a hundred


class MonsterCards:
    """Makes the cards of one look at the table. With a `url` each leads to the monster's panel."""

    def __init__(self, view: TableView, labels: Labels, content: Content, url: str = "") -> None:
        self._view = view
        self._labels = labels
        self._content = content
        self._url = url
        self._names = monster_names(view.monsters, labels)

    def parts(self) -> tuple[Part, ...]:
        """A card for each that still stands, and how many there are."""
        cards = [self._card(monster) for monster in self._view.monsters if monster.is_standing]
        items = [Fragment(f"monster-card-{card.monster_id}", "heroquest/_monster_card.html", card) for card in cards]
        if not items:
            words = _("Noch keines. Mit M stellst du eines auf.") if self._url else _("Kein Monster in Sicht.")
            items = [Fragment("monster-none", "heroquest/_monster_none.html", Line(words))]
        count = Fragment("monster-count", "heroquest/_monster_count.html", Line(self._count(len(cards))))
        return (Group("monster-cards", tuple(items)), count)

    def token(self, monster: MonsterView) -> str:
        """What stands on its token: the number, or the first letter."""
        name = self._names[monster.id]
        return str(name.number or name.word[0].upper())

    def name_of(self, monster_id: str) -> str:
        """What the monster with this id is called; nothing for who is none."""
        return self._names[monster_id].text if monster_id in self._names else ""

    def abilities(self, monster: MonsterView) -> str:
        """What it can do, in a line; what the quest gave it besides only the game master reads."""
        entry = self._content.monsters.get(monster.kind)
        found = (*(entry.abilities if entry else ()), *(monster.values.abilities if monster.values else ()))
        return ", ".join(self._labels.text(f"abilities.{one}") for one in dict.fromkeys(found))

    def _card(self, monster: MonsterView) -> MonsterCard:
        query = urlencode({"do": "monster", "monster_id": monster.id})
        points = monster.points
        return MonsterCard(
            monster_id=monster.id,
            url=f"{self._url}?{query}" if self._url else "",
            token=self.token(monster),
            name=self._names[monster.id].word,
            number=self._names[monster.id].number,
            state="hidden" if monster.hidden else "",
            points=exact_points(monster),
            share=points.quarters * _QUARTER if points and points.quarters is not None else None,
            wounded=points.wounded if points else None,
            attack=_short(monster.attack),
            defence=_short(monster.defence),
            words=self.abilities(monster),
            conditions=effect_chips(monster.effects, self._labels),
        )

    def _count(self, standing: int) -> str:
        slain = sum(row.number for row in self._view.slain)
        here = _("%s im Spiel") % standing if standing else ""
        gone = _("%s besiegt") % slain if slain else ""
        return " · ".join(filter(None, (here, gone)))


def exact_points(monster: MonsterView) -> show.Points | None:
    """Its points where the viewer may know them."""
    points = monster.points
    if points is None or points.current is None or points.maximum is None:
        return None
    return show.Points(points.current, points.maximum)


def _short(pool: Pool) -> DiceInShort:
    colors = [color.value for color in pool.dice]
    return DiceInShort(dice_in_short(colors), dice_in_words(colors))
