"""Monsters: who plays them, a round of cards, flight, and the fight of a lone player with a die."""

from collections.abc import Iterator, Mapping
from typing import Literal

from app.core.board.compass import Direction
from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.function_rules import Ask, Facts, Found, found
from app.systems.dungeonquest.content import read_data
from app.systems.dungeonquest.fields import (
    COMBAT_CARDS,
    AttributeValue,
    CombatCard,
    Exits,
    Life,
    Name,
    Names,
    SomeNames,
    Spend,
    Tokens,
    Wounds,
    blocked_by,
    open_ways,
)
from app.systems.dungeonquest.rules import rule
from app.systems.dungeonquest.rules.attribute_tests import roll_test
from app.systems.dungeonquest.rules.cards import monster_player_of

Pair = tuple[int, int]  # wounds of hero and monster
_TABLES = read_data("combat")
SOLO_DIE: Mapping[int, Pair] = {face: (hero, monster) for face, hero, monster in _TABLES["die"]}


def _cells(name: str) -> Mapping[tuple[str, str], Pair]:
    return {(own, other): (hero, monster) for own, other, hero, monster in _TABLES[name]}


PRINTED, DERIVED = _cells("printed"), _cells("derived")


@rule("DQ-MON-1")
def monster_encounter(_ask: Ask, cause: Literal["card", "monster_token", "nothing"] = "monster_token") -> Facts:
    """Meet a monster if a card says so or the room has a monster token; then the room's effect is skipped.

    Source: RH, SR Monsterbegegnungen.
    """
    reason = {"card": "monster_by_card", "monster_token": "monster_by_token"}.get(cause, "no_monster")
    yield found("DQ-MON-1", reason, encounter=cause != "nothing", room_effect=cause != "monster_token")


@rule("DQ-MON-2")
def encounter_roles(_ask: Ask, seating: Names, active: Name, out: SomeNames = ()) -> Facts:
    """Active player: hero; the player on the left: monster, dead and escaped ones too. Source: RH."""
    player = monster_player_of(seating, active)
    yield found("DQ-MON-2", "roles", hero_player=active, monster_player=player, is_out=player in out)


@rule("DQ-MON-3")
def encounter_start(_ask: Ask, monster_token: bool = False, in_catacombs: bool = False) -> Facts:
    """Let the monster player draw, read out only the name, and lay a token if none is there; deal three cards each.

    A-17: below there is no token. Source: RH Monster, Monsterbegegnungen.
    """
    yield found(
        "DQ-MON-3", "encounter_begins", draw="monster", told=("name",), combat_cards=COMBAT_CARDS,
        places_token=not (monster_token or in_catacombs),
    )  # fmt: skip


@rule("DQ-MON-4")
def monster_token(_ask: Ask, outcome: Literal["monster_dead", "hero_dead", "fled", "running"]) -> Facts:
    """Tell whether the token stays: it goes only with the monster's death; the next visitor meets a fresh card. Source:
    RH Monster.
    """
    stays = outcome != "monster_dead"
    yield found("DQ-MON-4", "token_stays" if stays else "token_goes", token_stays=stays, fresh_card=stays)


def matrix(ask: Ask, hero_card: str, monster_card: str) -> tuple[int, int]:
    """Return the wounds of hero and monster for two cards (DQ-CMB-1); A-16 says whom the five unclear cells hurt."""
    cards = (hero_card, monster_card)
    if cards in PRINTED:
        return PRINTED[cards]
    hero, monster = DERIVED[cards]
    return (hero, monster) if ask.holds("A-16", "cycle") else (monster, hero)


@rule("DQ-CMB-1")
def combat_round(
    ask: Ask, hero_card: CombatCard | None = None, monster_card: CombatCard | None = None,
    hero_life: Life | None = None, hero_wounds: Wounds = 0, monster_life: Life | None = None,
    monster_wounds: Wounds = 0
) -> Facts:  # fmt: skip
    """Reveal both secretly chosen cards together; each side suffers what the matrix says.

    A card that is left out is asked for. With both lives it is told who falls. Source: RH, SR Kampf.
    """
    hero_card = hero_card or _card(ask, "hero_card")
    monster_card = monster_card or _card(ask, "monster_card")
    hero, monster = matrix(ask, hero_card, monster_card)
    certain = (hero_card, monster_card) in PRINTED
    yield found(
        "DQ-CMB-1", "cards_revealed", hero_card=hero_card, monster_card=monster_card, new_hero_wounds=hero,
        new_monster_wounds=monster, certain=certain,
    )  # fmt: skip
    if hero_life and monster_life:
        yield from after_round(ask, hero_life, hero_wounds + hero, monster_life, monster_wounds + monster)


def _card(ask: Ask, purpose: str) -> CombatCard:
    chosen = ask.answers.choose(purpose, *COMBAT_CARDS)
    return next(one for one in COMBAT_CARDS if one == chosen)


def after_round(
    ask: Ask, hero_life: int, hero_wounds: int, monster_life: int, monster_wounds: int
) -> Iterator[Found]:  # fmt: skip
    """Yield who has fallen, the hero first (DQ-CMB-2 to DQ-CMB-5); the fact has `hero_dead` and `monster_dead`."""
    hero, monster = hero_wounds >= hero_life, monster_wounds >= monster_life
    both = hero and monster and ask.holds("A-10", "both_fall")
    rule, reason = (
        ("DQ-CMB-4", "both_fall" if both else "hero_falls_first") if hero and monster
        else ("DQ-CMB-2", "hero_falls") if hero
        else ("DQ-CMB-3", "monster_falls") if monster
        else ("DQ-CMB-5", "both_stand")
    )  # fmt: skip
    over = hero or monster
    yield found(
        rule, reason, hero_wounds=hero_wounds, monster_wounds=monster_wounds, hero_dead=hero,
        monster_dead=both or (monster and not hero), encounter_over=over, turn_ends=over,
        token_stays=not both and (hero or not monster),
    )  # fmt: skip


@rule("DQ-CMB-2")
def hero_dies(ask: Ask, hero_life: Life, hero_wounds: Wounds) -> Facts:
    """End the encounter at once, discard the monster card, leave the token. Source: RH Kampf."""
    yield from after_round(ask, hero_life, hero_wounds, 1, 0)


@rule("DQ-CMB-3")
def monster_dies(ask: Ask, monster_life: Life, monster_wounds: Wounds) -> Facts:
    """Wounds reach its life: card discarded, token removed, the hero player's turn ends. Source: RH Kampf."""
    yield from after_round(ask, 1, 0, monster_life, monster_wounds)


@rule("DQ-CMB-4")
def both_die(ask: Ask, hero_life: Life, hero_wounds: Wounds, monster_life: Life, monster_wounds: Wounds) -> Facts:
    """Look at the hero first if both die in one round, which ends the encounter (A-10). Source: RH Kampf."""
    yield from after_round(ask, hero_life, hero_wounds, monster_life, monster_wounds)


@rule("DQ-CMB-5")
def next_round(
    ask: Ask, neighbours: Exits = (), in_catacombs: bool = False, solitaire: bool = False
) -> Facts:  # fmt: skip
    """Let flight be tried if both live; else all three cards come back for another round. Source: RH Kampf."""
    rooms, stays = flights(ask, neighbours, in_catacombs=in_catacombs) if not solitaire else ((), False)
    may = bool(rooms) or stays
    yield found("DQ-CMB-5", "round_follows", may_flee=may, rooms=rooms, combat_cards=COMBAT_CARDS)


def flights(ask: Ask, neighbours: Exits, *, in_catacombs: bool) -> tuple[tuple[str, ...], bool]:
    """Return where a hero can flee to, and whether a flight below ends where it began (DQ-FLE-1; A-17)."""
    if in_catacombs:
        return (), ask.holds("A-17", "may_flee")
    return flight_rooms(ask, neighbours), False


def flight_rooms(ask: Ask, neighbours: Exits) -> tuple[str, ...]:
    """Return the directions of explored rooms a hero can flee to (DQ-FLE-1); A-11: heroes there or not."""
    may = {"", "hero"} if ask.holds("A-11", "occupied_too") else {""}
    return tuple(one.direction for one in neighbours if one.ends_at != "unexplored" and blocked_by(one) in may)


@rule("DQ-FLE-1")
def flee(
    ask: Ask, agility: AttributeValue, neighbours: Exits, escape_penalty: Wounds = 0, life: Life = 20,
    wounds: Wounds = 0, tokens: Tokens = 0, spend: Spend = None, in_catacombs: bool = False
) -> Facts:  # fmt: skip
    """Make an agility test; success: the penalty, then into an explored neighbouring room, no door or portcullis
    counts.

    Failure: a token and another round, without the penalty. Raises: RuleViolation without such a room. Source: RH, SR.
    """
    rooms, stays = flights(ask, neighbours, in_catacombs=in_catacombs)
    if not (rooms or stays):
        raise RuleViolation("flee.no_room", field="neighbours")
    test = yield from roll_test(ask, "agility", agility, tokens, 0, spend)
    if not test.passed:
        yield found("DQ-FLE-1", "flight_failed", fled=False, wounds=wounds, next_round=True)
        return
    total = wounds + escape_penalty
    dead = total >= life
    yield found("DQ-FLE-1", "flight_penalty", fled=True, escape_penalty=escape_penalty, wounds=total, dead=dead)
    if not dead and rooms:
        to = ask.answers.choose("flight_room", *rooms)
        yield found("DQ-FLE-1", "fled_to", direction=to, obstacles_ignored=True, then="room_effect")


@rule("DQ-SOL-3")
def solitaire_encounter(ask: Ask, exits: Exits | None = None, in_catacombs: bool = False) -> Facts:
    """Draw a monster card unseen and face down; then flee or fight, and this is the only chance. Source: RH
    Solitärspiel.

    With every one of the `exits` blocked there is nothing but the fight.
    """
    yield found("DQ-SOL-3", "unseen_monster", draw="monster", face_down=True)
    ways, stays = solitaire_flights(ask, exits or (), in_catacombs=in_catacombs)
    may = bool(ways) or stays or (exits is None and not in_catacombs)
    way = ask.answers.choose("flee_or_fight", "flee", "fight") if may else "fight"
    yield found("DQ-SOL-3", "wants_to_flee" if way == "flee" else "wants_to_fight", choice=way)


@rule("DQ-SOL-4")
def solitaire_flee(
    ask: Ask, agility: AttributeValue, escape_penalty: Wounds = 0, life: Life = 20, wounds: Wounds = 0,
    tokens: Tokens = 0, exits: Exits | None = None, spend: Spend = None, in_catacombs: bool = False
) -> Facts:  # fmt: skip
    """Success: the card goes unseen, a token stays, any free passage, no penalty. Failure: penalty, then the fight.

    The reverse of the common rule. Unexplored fields are allowed. No fleeing below, unless a table reads A-17 so.
    Raises: RuleViolation with all `exits` blocked. Source: RH Fluchtversuch.
    """
    ways, stays = solitaire_flights(ask, exits or (), in_catacombs=in_catacombs)
    if not (ways or stays) and (in_catacombs or exits is not None):
        raise RuleViolation("flee.no_room", field="in_catacombs" if in_catacombs else "exits")
    test = yield from roll_test(ask, "agility", agility, tokens, 0, spend)
    if test.passed:
        has_token = not in_catacombs
        yield found("DQ-SOL-4", "solitaire_fled", fled=True, wounds=wounds, exits=ways, monster_token=has_token)
    else:
        total = wounds + escape_penalty
        yield found("DQ-SOL-4", "solitaire_caught", fled=False, escape_penalty=escape_penalty, wounds=total,
                    dead=total >= life)  # fmt: skip


def solitaire_flights(ask: Ask, exits: Exits, *, in_catacombs: bool) -> tuple[tuple[Direction, ...], bool]:
    """Return where a lone hero can flee to, and whether a flight below ends where it began (DQ-SOL-4; A-17)."""
    if in_catacombs:
        return (), ask.holds("A-17", "may_flee")
    return open_ways(exits), False


@rule("DQ-SOL-5")
def solitaire_combat(
    ask: Ask, life: Life, monster_life: Life, wounds: Wounds = 0, monster_wounds: Wounds = 0
) -> Facts:  # fmt: skip
    """Roll one d6 a round until one is dead; no fleeing between. Source: RH Kampf im Solitärspiel."""
    yield from dice_combat(ask, life, wounds, monster_life, monster_wounds)


def dice_combat(ask: Ask, life: int, wounds: int, monster_life: int, monster_wounds: int) -> Iterator[Found]:
    """Round after round (DQ-SOL-5); the last fact is that of `after_round`."""
    while wounds < life and monster_wounds < monster_life:
        number = ask.answers.roll("solitaire_round", D6).total
        hero, monster = SOLO_DIE[number]
        wounds, monster_wounds = wounds + hero, monster_wounds + monster
        yield found("DQ-SOL-5", "solitaire_round", roll=number, new_hero_wounds=hero, new_monster_wounds=monster,
                    hero_wounds=wounds, monster_wounds=monster_wounds)  # fmt: skip
    yield from after_round(ask, life, wounds, monster_life, monster_wounds)


@rule("DQ-DCW-1")
def death_can_wait(
    ask: Ask, seating: Names, dead: Name, towers: Names, occupied_towers: SomeNames = (), at_sunset: bool = False
) -> Facts:  # fmt: skip
    """Remove cards, wounds and tokens; the left neighbour puts the figure into a tower; the next turn is like the
    first.

    A-15: no new rune, and a tower without a hero. A death at sunset is final. Source: RH Der Tod kann warten.
    """
    if at_sunset:
        yield found("DQ-DCW-1", "no_return", returns=False)
        return
    free = tuple(one for one in towers if one not in occupied_towers) or towers
    chooser = monster_player_of(seating, dead)
    yield found("DQ-DCW-1", "returns", returns=True, chooser=chooser, towers=free,
                new_rune=ask.holds("A-15", "new_rune"), wounds=0, tokens=0, loot=0)  # fmt: skip
    yield found("DQ-DCW-1", "return_tower", tower=ask.answers.choose("return_tower", *free))
