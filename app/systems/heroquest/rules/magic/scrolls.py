"""HQ-8.3: scrolls can be read by everybody with enough mind."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import magic_commands as do
from app.systems.heroquest.content.models import ItemKind
from app.systems.heroquest.content.spells import School, Spell
from app.systems.heroquest.item_events import ItemDropped
from app.systems.heroquest.magic_events import ScrollRead
from app.systems.heroquest.rules.bestiary import regeneration
from app.systems.heroquest.rules.exploration.acting import acting_hero
from app.systems.heroquest.rules.magic import aim, book
from app.systems.heroquest.rules.magic.casting import unfold
from app.systems.heroquest.rules.magic.spell_in_hand import in_hand
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.town import limits
from app.systems.heroquest.wear import wear_words

_CASTABLE = (School.SPECIAL, School.GUILD, School.LORE, School.CHAOS, School.SKAVEN, School.PATTERN)


def read_scroll(scene: Scene, command: do.ReadScroll) -> Iterator[Event]:
    """HQ-8.3: a hero with two mind points or more reads a scroll; it crumbles, whatever it did."""
    hero = acting_hero(scene, command.hero_id)
    item = scene.item(hero.id, command.item_id)
    entry = scene.entry(item)
    if entry.kind is not ItemKind.SCROLL:
        raise RuleViolation("scroll.no_scroll", field="item_id", item=entry.id)
    if not limits.can_read(hero, scene.content):
        raise RuleViolation("magic.cannot_read", field="hero_id", hero=hero.name)
    spell = _written(scene, command)
    yield scene.record(
        ScrollRead(
            hero_id=hero.id,
            spell=spell.id if spell else "",
            own_name=book.own_name(scene, spell.id) if spell else "",
            item_id=item.id,
            content_id=item.content_id,
            note=item.note,
        )
    )
    yield scene.record(
        ItemDropped(hero_id=hero.id, item_id=item.id, content_id=item.content_id, wear=wear_words(item.wear))
    )
    if entry.ends is not None:
        for target_id in command.targets:
            yield from regeneration.banish(scene, target_id)
    elif spell is not None:
        yield from unfold(scene, in_hand(hero.id, spell, from_scroll=True), command.targets)


def _written(scene: Scene, command: do.ReadScroll) -> Spell | None:
    if command.spell is None:
        return None
    spell = book.spell_of(scene, command.spell, *_CASTABLE)
    aim.check(scene, spell, aim.of(command))
    return spell
