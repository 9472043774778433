"""Cards of the monsters in play, as far as their viewer may know them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from pydantic import ValidationError

from app.systems.heroquest.bestiary.in_play import values_to_ask
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.content.exploration import FURTHER_ATTACKS, NamedMonster, QuestEntry
from app.systems.heroquest.dice import Color
from app.systems.heroquest.quest_facts import drawn_entry, running_entry
from app.systems.heroquest.views.monsters import MonsterView
from app.systems.heroquest.views.table import Points
from app.web.heroquest.party.cards import effect_chips
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.words import dice_in_short, dice_in_words
from app.web.http.languages import spoken, t
from app.web.live.parts import Fragment, Part, PartGroup, fragment
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.finding import has_words
from app.web.ui.forms import field_errors
from app.web.ui.rendering import Context, Shown

_QUARTER = 25  # of a hundred


class MonsterCards:
    """Makes the cards of one look at the table. With a `url` each leads to the monster's panel."""

    def __init__(self, look: HeroQuestLook, url: str = "") -> None:
        self._look, self._view, self._labels = look, look.view, look.labels
        self._url = url

    def parts(self) -> tuple[Part, ...]:
        """Return a card for each that still stands, and how many there are."""
        items = [self._card(monster) for monster in self._view.monsters if monster.is_standing]
        standing = len(items)
        if not items:
            words = t("none_yet_press_m_to_place_one") if self._url else t("no_monster_in_sight")
            items = [fragment("monster-none", "heroquest/_monster_none.html", text=words)]
        count = fragment("monster-count", "heroquest/_monster_count.html", text=self._count(standing))
        return (PartGroup("monster-cards", tuple(items)), count)

    def token(self, monster: MonsterView) -> str:
        """Return the text on its token: the number, or the first letter."""
        name = self._look.monster_names[monster.id]
        return str(name.number or name.word[0].upper())

    def abilities(self, monster: MonsterView) -> str:
        """Return its abilities in a line; those the quest added only for the game master."""
        entry = self._look.content.monsters.get(monster.kind)
        found = (*(entry.abilities if entry else ()), *(monster.values.abilities if monster.values else ()))
        return ", ".join(self._labels.text(f"abilities.{one}") for one in dict.fromkeys(found))

    def _card(self, monster: MonsterView) -> Fragment:
        """Return a monster in play. Of its points a viewer sees them all, a share of a hundred, whether it is wounded,
        or none.
        """
        query = urlencode({"do": "monster", "monster_id": monster.id})
        points, name = monster.points, self._look.monster_names[monster.id]
        return fragment(
            f"monster-card-{monster.id}",
            "heroquest/_monster_card.html",
            monster_id=monster.id,
            url=f"{self._url}?{query}" if self._url else "",
            token=self.token(monster),
            name=name.word,
            number=name.number,
            state="hidden" if monster.hidden else "",
            points=exact_points(monster),
            share=points.quarters * _QUARTER if points and points.quarters is not None else None,
            wounded=points.wounded if points else None,
            attack=_short(spoken.get(), monster.attack.dice),
            defence=_short(spoken.get(), monster.defence.dice),
            words=self.abilities(monster),
            conditions=effect_chips(monster.effects, self._labels),
        )

    def _count(self, standing: int) -> str:
        slain = sum(row.number for row in self._view.slain)
        here = t("in_play", standing=standing) if standing else ""
        gone = t("defeated", slain=slain) if slain else ""
        return " · ".join(filter(None, (here, gone)))


def exact_points(monster: MonsterView) -> Points | None:
    """Return the points of a monster; None where the viewer may not know them."""
    points = monster.points
    if points is None or points.current is None or points.maximum is None:
        return None
    return Points(current=points.current, maximum=points.maximum)


@lru_cache(maxsize=256)
def _short(_language: str, dice: tuple[Color, ...]) -> Shown:
    """Return the number of dice, and all of them in words."""
    colors = [color.value for color in dice]
    return Shown(text=dice_in_short(colors), label=dice_in_words(colors))


@dataclass(frozen=True)
class SpecialEnemy:
    """A monster as the quest names it.

    `fields` fill the form that puts it on the board; `prevented` says what is missing or wrong before a tap can do so.
    """

    name: str
    full_name: str  # with its kind
    values: str
    fields: dict[str, Any]
    further: tuple[str, ...]  # attacks besides the first in the order of the book, as typed
    prevented: str
    is_there: bool
    is_drawn: bool  # on the map that lies on the table, which puts it up

    def command(self, monster_id: str, *, hidden: bool) -> PlaceMonster:
        """Put it on the board."""
        return PlaceMonster(monster_id=monster_id, hidden=hidden, **self.fields)

    def form_url(self, table_url: str) -> str:
        """Return the form of the Spieltisch that puts it on the board, filled with what the quest says."""
        told = {name: "true" if value is True else value for name, value in self.fields.items()}
        filled = {**told, "further_attacks": self.further}
        return f"{table_url}?{urlencode({'do': 'monsters', **filled}, doseq=True)}"


def special_enemies(look: HeroQuestLook, entry: QuestEntry | None) -> Sequence[SpecialEnemy]:
    """Return those of a quest, in the order in which they are written."""
    laid = look.table.map
    drawn = drawn_entry("drawn", laid.quest, look.content).monsters if laid else ()
    return [_enemy(look, one, is_drawn=one in drawn) for one in entry.monsters] if entry else ()


def special_rows(look: HeroQuestLook, draft: Draft, make: FormMaker, query: str = "") -> Iterator[Context]:
    """Yield the special enemies of the running quest whose name has the words of `query`.

    Buttons put one up at once, or `note` says what has to be said first and `form_url` where. One that is drawn on the
    map that lies there comes from it.
    """
    enemies = special_enemies(look, running_entry(look.table, look.content) if look.table.running_quest else None)
    for number, enemy in enumerate(enemies):
        if not has_words(enemy.full_name, query):
            continue
        stands = t("is_on_the_board_already") if enemy.is_there else ""
        comes = t("comes_from_the_map") if enemy.is_drawn and not stands else ""
        by_hand = not enemy.prevented and not enemy.is_drawn
        yield {
            "name": enemy.full_name,
            "values": enemy.values,
            "note": " ".join(filter(None, (stands, comes, "" if comes else enemy.prevented))),
            "buttons": tuple(placing(enemy, make, f"m{draft.key}-{number}")) if by_hand else (),
            "form_url": "" if enemy.is_drawn else enemy.form_url(draft.url),
        }


def placing(enemy: SpecialEnemy, make: FormMaker, monster_id: str) -> Iterator[Button]:
    """Buttons that put it up, seen by everybody or by the game master alone until it is uncovered."""
    for hidden, text, icon in ((False, t("place"), "skull"), (True, t("place_hidden"), "eye-off")):
        yield make.button(text, enemy.command(monster_id, hidden=hidden), icon, f"{enemy.name}: {text}")


def value_names() -> dict[str, str]:
    """Return the values a quest may give, with their words."""
    return {
        "attack": t("attack"),
        "claw": t("attack_with_the_claw"),
        "tail": t("attack_with_the_tail"),
        "defence": t("defence_in_house"),
        "body": t("body_points"),
        "mind": t("mind_points"),
        "movement": t("movement"),
    }


def _enemy(look: HeroQuestLook, one: NamedMonster, *, is_drawn: bool) -> SpecialEnemy:
    kind = look.labels.word("kind", one.kind)
    fields = one.model_dump(exclude_defaults=True, exclude=set(FURTHER_ATTACKS))
    monster = look.content.monsters.get(one.kind)
    further = [getattr(one, way) for way in monster.further_attacks] if monster else []
    if further and None not in further:
        fields["further_attacks"] = tuple(further)
    return SpecialEnemy(
        is_drawn=is_drawn,
        name=one.name or kind,
        full_name=f"{one.name} ({kind})" if one.name else kind,
        values=_values(one),
        fields=fields,
        further=tuple("" if value is None else str(value) for value in further),
        prevented=_prevented(look, one, fields),
        is_there=any(
            (there.kind, there.name) == (one.kind, one.name) and there.is_standing
            for there in look.table.monsters.values()
        ),
    )


def _prevented(look: HeroQuestLook, one: NamedMonster, fields: dict[str, Any]) -> str:
    asked = values_to_ask(look.content, one.kind)
    names = value_names()
    missing = [names[name] for name in (*asked.needed, *asked.further_attacks) if getattr(one, name) is None]
    if missing:
        return t("still_missing", list=", ".join(missing))
    try:
        PlaceMonster(monster_id="m", **fields)
    except ValidationError as error:
        wrong = field_errors(error)[0]
        field = wrong.field.partition(".")[0]
        return f"{names.get(field, field)}: {look.errors([wrong])[0]}"
    return ""


def _values(one: NamedMonster) -> str:
    told = ((word, getattr(one, name)) for name, word in value_names().items())
    parts = [f"{word} {value}" for word, value in told if value is not None]
    blue = [t("defends_with_blue_dice_in_bestiary")] if one.blue_defence else []
    return ", ".join((*parts, *blue)) or t("values_from_the_bestiary_or_your")
