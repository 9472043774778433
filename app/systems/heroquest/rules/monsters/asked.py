"""What the quest map has to say of a monster because the book does not (ch. 19)."""

from app.core.errors import UnknownContent
from app.core.model import Model
from app.systems.heroquest.content.models import Content


class ValuesToAsk(Model):
    """Fields of `PlaceMonster` the book leaves open: those that must be said, and those that may be.

    `further_attacks` are the ways of attack for which dice are wanted, in their order.
    """

    needed: tuple[str, ...]
    welcome: tuple[str, ...]
    further_attacks: tuple[str, ...]


def values_to_ask(content: Content, kind: str) -> ValuesToAsk:
    """HQ-19: what to ask for before a monster of this kind is put on the board. Raises: UnknownContent."""
    entry = content.monsters.get(kind)
    if entry is None:
        raise UnknownContent("monster.kind_unknown", field="kind", kind=kind)
    book = {"attack": entry.attack, "defence": entry.defence, "body": entry.body}
    if not entry.mindless:
        book["mind"] = entry.mind
    moves_as_told = entry.movement is None and not entry.movement_die
    return ValuesToAsk(
        needed=tuple(name for name, value in book.items() if value is None),
        welcome=("movement",) if moves_as_told else (),
        further_attacks=entry.further_attacks,
    )
