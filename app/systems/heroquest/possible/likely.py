"""Choice of the six deeds a figure on turn most likely wants, in an order that stays the same from turn to turn."""

from collections.abc import Iterable, Iterator, Sequence

from app.core.offers import Offer
from app.systems.heroquest.possible.turn import TurnLeft
from app.systems.heroquest.state.figures import Figure, Hero

MOST = 6
_CASTS = ("cast_set_spell", "cast_special_spell", "cast_basic_spell", "cast_monster_spell")
_MOVES = ("move_roll", "move_monster")
_NO_BLOWS = ("attack", "sweep", "pass_square", "pick_up", "ready_weapon")  # what is told apart from abilities
_SEARCHES = ("search_for_treasure", "search_for_traps", "search_furniture")
# What fills a turn, the most telling first; what one hero cannot do leaves its place to the next.
_AT_HAND = ("open_chest", "disarm_trap")  # where the map knows which
_ALWAYS = ("jump_trap", "drink_potion", "pick_up", "heal_with_herbs")


def likely(offers: Sequence[Offer], figure: Figure, left: TurnLeft) -> tuple[Offer, ...]:
    """List at most six of the deeds of a figure on turn that can be done now, one for each kind, target and door.

    Foes that can be struck come first, so their digits are those of the targets; then what the class or the kind does
    (a caster casts before he walks), the movement, doors in reach from the nearest, what the room holds, and things in
    the pack. A wounded hero sees his potion before the doors.
    """
    able = [one for one in offers if one.can_be_done and one.due is None]
    foes = [*_of_kind(able, "attack")]
    order = [*foes, *_of_kinds(able, ("sweep",) if len(foes) > 1 else ()), *_of_kinds(able, _CASTS)]
    order += [one for one in able if one.group == "fight" and one.type not in _NO_BLOWS]
    is_wounded = isinstance(figure, Hero) and figure.body_points * 2 <= figure.body_attribute
    order += _of_kinds(able, ("drink_potion",)) if is_wounded else ()
    order += _of_kinds(able, _MOVES)
    order += sorted(_of_kind(able, "open_door"), key=lambda one: one.cost or 0)
    if not left.is_spent:
        order += [*_of_kinds([one for one in able if not one.asks], _AT_HAND), *_of_kinds(able, _SEARCHES)]
    order += _of_kinds(able, _ALWAYS)
    found = {_place(one): one for one in reversed(order)}  # the first of each wins
    chosen = [found[place] for place in dict.fromkeys(map(_place, order))]
    moves = [one for one in _of_kinds(able, _MOVES) if one in chosen[MOST:]]
    return (*chosen[: MOST - len(moves)], *moves)[:MOST]  # however many foes there are, the movement has its place


def _of_kind(able: Iterable[Offer], kind: str) -> Iterator[Offer]:
    return (one for one in able if one.type == kind)


def _of_kinds(able: Sequence[Offer], kinds: Sequence[str]) -> list[Offer]:
    """Return the first offer of each of these kinds, in the order of the kinds."""
    return [one for kind in kinds for one in [*_of_kind(able, kind)][:1]]


def _place(offer: Offer) -> tuple[str, object]:
    """Return the subject of a tile: a target, a door, or all of a kind."""
    return offer.type, offer.told.get("target_id" if offer.type == "attack" else "door_id")
