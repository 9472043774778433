"""Cards of the monsters in play, as far as their viewer may know them."""

from collections.abc import Mapping
from urllib.parse import urlencode

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.state import Effect, Monster, Table
from app.web.heroquest import contexts as show
from app.web.heroquest.turn_contexts import Line, MonsterCard
from app.web.live import Fragment, Group, Part
from app.web.translation import _

# effect -> tone, icon; what is not listed is nothing to worry about
_EFFECT_LOOKS: Mapping[Effect, tuple[str | None, str]] = {
    Effect.ASLEEP: ("mind", "hourglass"),
    Effect.INVISIBLE: ("mind", "eye-off"),
    Effect.HIDDEN: ("mind", "eye-off"),
    Effect.IN_PIT: ("warning", "triangle-alert"),
    Effect.MISSES_TURN: ("warning", "hourglass"),
    Effect.AFRAID: ("warning", "triangle-alert"),
    Effect.COMMANDED: ("warning", "wand-sparkles"),
    Effect.POISON: ("danger", "droplet"),
    Effect.PLAGUED: ("danger", "droplet"),
    Effect.FRENZY: ("danger", "flame"),
}


def effect_look(effect: Effect) -> tuple[str | None, str]:
    """Tone and icon of what holds on a figure."""
    return _EFFECT_LOOKS.get(effect, (None, "sparkles"))


def monster_parts(table: Table, labels: Labels, content: Content, url: str | None) -> tuple[Part, ...]:
    """All cards and how many there are. With a `url` each card leads to the monster's panel."""
    seen = [monster for monster in table.monsters.values() if url or not monster.hidden]
    cards = [_card(monster, table, labels, content, url) for monster in seen]
    items = [Fragment(f"monster-card-{card.monster_id}", "heroquest/_monster_card.html", card) for card in cards]
    if not items:
        words = _("Noch keines. Mit M stellst du eines auf.") if url else _("Kein Monster in Sicht.")
        items = [Fragment("monster-none", "heroquest/_monster_none.html", Line(words))]
    count = Fragment("monster-count", "heroquest/_monster_count.html", Line(_count(table)))
    return (Group("monster-cards", tuple(items)), count)


def monster_name(monster: Monster, labels: Labels) -> str:
    """What it is called at this table, otherwise its kind."""
    return monster.name or labels.text(f"monsters.{monster.kind}")


def monster_token(monster: Monster, labels: Labels) -> str:
    """A number when it has one, otherwise the first letter."""
    name = monster_name(monster, labels)
    number = name.split()[-1]
    return number if number.isdigit() and len(number) < 3 else name[0].upper()


def effect_chips(monster: Monster, labels: Labels) -> tuple[show.Chip, ...]:
    """What holds on it, in words."""
    return tuple(
        show.Chip(labels.text(f"effects.{active.effect}"), *effect_look(active.effect)) for active in monster.effects
    )


def ability_words(monster: Monster, labels: Labels, content: Content) -> str:
    """What it can do, in a line."""
    entry = content.monsters.get(monster.kind)
    abilities = (*(entry.abilities if entry else ()), *monster.abilities)
    return ", ".join(labels.text(f"abilities.{one}") for one in dict.fromkeys(abilities))


def _card(monster: Monster, table: Table, labels: Labels, content: Content, url: str | None) -> MonsterCard:
    query = urlencode({"do": "monster", "monster_id": monster.id})
    return MonsterCard(
        monster_id=monster.id,
        url=f"{url}?{query}" if url else "",
        token=monster_token(monster, labels),
        name=monster_name(monster, labels),
        state="" if monster.is_standing else "slain",
        points=show.Points(monster.body_points, monster.start_body) if url else None,
        share=None,
        wounded=None,
        attack=monster.attack,
        defence=monster.defence,
        blue_defence=monster.blue_defence,
        words=ability_words(monster, labels, content),
        conditions=effect_chips(monster, labels),
    )


def _count(table: Table) -> str:
    standing = sum(monster.is_standing for monster in table.monsters.values())
    return _("%s im Spiel") % standing if standing else ""
