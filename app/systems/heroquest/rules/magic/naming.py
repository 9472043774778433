"""The group's own spells: the game master says what the open slots are called and do."""

from collections.abc import Iterator

from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import magic_commands as do
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.magic_events import SpellNamed
from app.systems.heroquest.rules.scene import Scene


def name_spell(scene: Scene, command: do.NameSpell) -> Iterator[Event]:
    """Fill an open slot of a lore, the guild or the Skaven, or change what was said of it."""
    spells = scene.content.spells
    if command.spell not in spells:
        raise UnknownContent("spell.unknown", field="spell", spell=command.spell)
    if not spells[command.spell].open:
        raise RuleViolation("spell.not_open", field="spell", spell=command.spell)
    if command.like is not None:
        pattern = spells.get(command.like)
        if pattern is None or pattern.open or pattern.school is School.BASIC:
            raise UnknownContent("spell.no_pattern", field="like", spell=command.like)
    yield scene.record(
        SpellNamed(
            spell=command.spell, own_name=command.name, text=command.text, price=command.price, like=command.like
        )
    )
