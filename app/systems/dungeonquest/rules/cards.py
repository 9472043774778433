"""Searching, cards, wounds, healing and death."""

from collections.abc import Collection, Generator
from typing import Annotated, Literal

from app.core.board.compass import Direction
from app.core.errors import RuleViolation
from app.core.function_rules import Ask, Facts, Found, found
from app.core.model import Mark
from app.core.tabletop import left_of
from app.systems.dungeonquest.fields import (
    Count,
    Deck,
    Exits,
    Gold,
    Life,
    Loots,
    Name,
    Names,
    RoomKind,
    Side,
    SomeNames,
    Tokens,
    Wounds,
)
from app.systems.dungeonquest.rules import rule
from app.systems.dungeonquest.rules.setup import actions, loot_lacks, search_hindrance

Cause = Literal["wounds", "card", "sunset", "dead_end", "pit", "failed_test"]
DEADLY = {"card", "sunset", "dead_end", "pit"}


@rule("DQ-SRC-1")
def may_search(
    _ask: Ask, torch: bool, monster_token: bool = False, searched_token: bool = False, there_at_start: bool = True
) -> Facts:  # fmt: skip
    """Tell whether one may search: a torch symbol, no monster token, no searched token, and the hero there when the
    action phase began.

    Source: RH, SR Durchsuchen.
    """
    why = search_hindrance(torch=torch, monster_token=monster_token, searched_token=searched_token)
    why = why or ("" if there_at_start else "came_later")
    yield found("DQ-SRC-1", "may_not_search" if why else "may_search", allowed=not why, hindrance=why)


@rule("DQ-SRC-2")
def search(
    _ask: Ask, torch: bool = True, monster_token: bool = False, searched_token: bool = False
) -> Facts:  # fmt: skip
    """Draw a search card, resolve it, put a searched token into the room. Source: RH, SR Durchsuchen.

    Raises: RuleViolation where the room may not be searched.
    """
    if why := search_hindrance(torch=torch, monster_token=monster_token, searched_token=searched_token):
        raise RuleViolation(f"search.{why}", field={"no_torch": "torch"}.get(why, f"{why}_token"))
    yield found("DQ-SRC-2", "search_card", draw="search", searched_token=True)


@rule("DQ-CRD-1")
def resolve_card(_ask: Ask, deck: Deck, is_loot: bool = False, is_kept: bool = False) -> Facts:
    """Draw, resolve, discard onto the deck's own pile; loot and what says so is kept face up. Source: RH Karten."""
    goes_to = "box" if deck == "rune" else "play_area" if is_loot or is_kept else "discard_pile"
    yield found("DQ-CRD-1", "card_resolved", deck=deck, goes_to=goes_to)


@rule("DQ-CRD-2")
def draw_card(_ask: Ask, deck_cards: Count, discard_cards: Count = 0) -> Facts:
    """Draw the top card; an empty deck is made of its shuffled discard pile first. Source: RH Karten."""
    reshuffled = not deck_cards
    there = discard_cards if reshuffled else deck_cards
    reason = "deck_exhausted" if not there else "deck_reshuffled" if reshuffled else "card_drawn"
    left = max(there - 1, 0)
    pile = 0 if reshuffled else discard_cards
    yield found("DQ-CRD-2", reason, drawn=bool(there), reshuffled=reshuffled, deck_cards=left, discard_cards=pile)


@rule("DQ-CRD-3")
def rune_card(_ask: Ask, used: bool = False, moment_fits: bool = True) -> Facts:
    """Once per game at the moment printed on it; afterwards into the box. Source: RH Runenkarten."""
    usable = not used and moment_fits
    reason = "rune_usable" if usable else "rune_used" if used else "rune_not_now"
    yield found("DQ-CRD-3", reason, usable=usable, goes_to="box" if usable or used else "play_area")


@rule("DQ-CRD-4")
def loot_value(_ask: Ask, value: Gold | None = None) -> Facts:
    """Return the printed gold value; none printed counts 0. Source: RH Beute."""
    yield found("DQ-CRD-4", "loot_value", value=value or 0)


@rule("DQ-WND-1")
def take_wounds(_ask: Ask, life: Life, wounds: Wounds = 0, new_wounds: Wounds = 1) -> Facts:
    """Wounds that reach life are death, for heroes and monsters, at once. Source: RH Wunden, Lebenskraft."""
    total = wounds + new_wounds
    yield found("DQ-WND-1", "wounded_to_death" if total >= life else "wounded", wounds=total, life=life,
                new_wounds=new_wounds, dead=total >= life)  # fmt: skip


@rule("DQ-WND-2")
def heal(_ask: Ask, wounds: Wounds, healing: Wounds) -> Facts:
    """Takes away wounds up to the number; what is too much is lost. Source: RH Heilen, SR Wunden."""
    healed = min(wounds, healing)
    yield found("DQ-WND-2", "healed", wounds=wounds - healed, healed=healed, lost=healing - healed)


@rule("DQ-DTH-1")
def death(_ask: Ask, cause: Cause, life: Life = 10, wounds: Wounds = 0) -> Facts:
    """Wounds that reach life, a card that says so, sunset in the dungeon, a dead end, the bottomless pit.

    A failed test alone does not kill. Source: RH Tod.
    """
    dead = cause in DEADLY or (cause == "wounds" and wounds >= life)
    yield found("DQ-DTH-1", "dies" if dead else "lives", cause=cause, dead=dead)


@rule("DQ-DTH-2")
def after_death(_ask: Ask, cards: Count = 0, tokens: Tokens = 0, wounds: Wounds = 0) -> Facts:
    """End the turn: figure off the board, cards discarded, tokens back, sheet into the box, no more turns.

    Source: RH Tod.
    """
    yield found(
        "DQ-DTH-2", "what_death_does", turn_ends=True, discarded_cards=cards, tokens_back=tokens, wounds_back=wounds,
        figure_removed=True, sheet_to_box=True, can_win=False,
    )  # fmt: skip


@rule("DQ-DTH-3")
def dead_player(_ask: Ask, seating: Names, active: Name, out: SomeNames = ()) -> Facts:
    """Let a player who is dead or has escaped still play monsters: the left neighbour does, whatever became of the
    hero.

    Source: RH, SR Tod.
    """
    player = monster_player_of(seating, active)
    yield found("DQ-DTH-3", "monster_player", monster_player=player, is_out=player in out)


def monster_player_of(seating: Names, active: str) -> str:
    """Return the player to the left: the next seat clockwise (DQ-MON-2). Alone at the table it is the same one."""
    return left_of(seating, active, "active")


@rule("DQ-DTH-4")
def dead_end(
    ask: Ask, exits: Exits = (), room: RoomKind = "rotating", torch: bool = False, monster_token: bool = False,
    searched_token: bool = False, entrance: bool = False, loot: Count = 0, in_catacombs: bool = False,
    at_start: bool = True, way_out: Annotated[bool | None, Mark(front=9)] = None,
    came_from: Direction | None = None, side: Side = "", solitaire: bool = False, treasure_cards: Count | None = None
) -> Facts:  # fmt: skip
    """Neither move nor search nor catacombs: dead at once, unless a card or ability helps (`way_out`, else asked).

    A door, a portcullis or a web is still a move. A-08: judged at the start of the action phase only (`at_start`).
    A-09: exits closed by heroes alone. The room as in `action_phase`. Source: RH Toter Punkt.
    """
    lacks = loot_lacks(loot, loot if treasure_cards is None else treasure_cards, solitaire=solitaire)
    found_there = actions(
        ask, room=room, exits=exits, torch=torch, monster_token=monster_token, searched_token=searched_token,
        entrance=entrance, lacks=lacks, in_catacombs=in_catacombs, came_from=came_from, side=side,
    )  # fmt: skip
    verdict = verdict_on(ask, found_there.values(), at_start=at_start)
    if verdict == "none":
        able = tuple(one for one, why in found_there.items() if not why)
        yield found("DQ-DTH-4", "no_dead_end", dead_end=False, dead=False, legal=able)
    elif verdict == "judged":
        yield found("DQ-DTH-4", "dead_end", dead_end=True, by_heroes="hero" in found_there.values())
        yield from judged(ask, way_out)
    else:
        yield found("DQ-DTH-4", verdict, dead_end=False, dead=False, turn_ends=True)


def verdict_on(
    ask: Ask, hindrances: Collection[str], *, at_start: bool
) -> Literal["none", "stuck", "spared", "judged"]:  # fmt: skip
    """Return whether what hinders the actions makes a dead end, and whether it counts now (DQ-DTH-4; A-08, A-09)."""
    if not all(hindrances):
        return "none"
    if not at_start and ask.holds("A-08", "action_phase"):
        return "stuck"
    return "spared" if "hero" in hindrances and ask.holds("A-09", "mercy") else "judged"


def judged(ask: Ask, way_out: bool | None = None) -> Generator[Found, None, bool]:
    """Ask whether a card or ability helps; whether the hero dies at the dead end (DQ-DTH-4)."""
    helped = ask.answers.choose("dead_end", "way_out", "dies") == "way_out" if way_out is None else way_out
    yield found("DQ-DTH-4", "helped" if helped else "dies_at_dead_end", dead=not helped)
    return not helped


def worth(loot: Loots) -> int:
    """Return the total value of loot; a card without a value 0 (DQ-CRD-4)."""
    return sum(one.value or 0 for one in loot)
