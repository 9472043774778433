"""Table of DungeonQuest: the sun, the plan of the rooms, a fight, and the actions of the active hero."""

from collections.abc import Iterator
from dataclasses import replace

from app.core.answers import Answers
from app.core.board.compass import field_of, square_of
from app.core.function_rules import Ask
from app.core.offers import Offer
from app.core.tabletop import two_dice_percent
from app.labels.labels import Labels
from app.systems.dungeonquest.commands import Fall, Flee, LayCard, MoveHero, RevealCards, TellMonster
from app.systems.dungeonquest.fields import COMBAT_CARDS, CombatCard, Exit
from app.systems.dungeonquest.outside_turns import scores
from app.systems.dungeonquest.rules.combat import matrix
from app.systems.dungeonquest.rules.ending import totals_and_winners
from app.systems.dungeonquest.state import Fight, Hero, Table
from app.web.http.languages import t
from app.web.table.actions.declared import Actions, action_url
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.table.panel_forms import FormMaker
from app.web.table.ways_panel import Cell, PanelWay, WaysPanel, plan_of, way_of_command, ways_panel
from app.web.ui.rendering import Shown

ARROWS = {"north": "arrow-up", "east": "arrow-right", "south": "arrow-down", "west": "arrow-left"}
ASKED = ("use_card", "draw_rune")  # behind a question of its own, beside the deeds of a turn
NOTED = ("start_turn", "draw_below", "meet_dead_end", "escape")


def plan(look: Look, table: Table, url: str = "", own: str = "") -> Shown:
    """Return the rooms that are known, an own hero in the middle; steps can be tapped with the `url` of who may act
    there.
    """
    active, mine = table.heroes.get(table.active), table.heroes.get(own)
    cells = (_cell(table, look.labels, place, active.place if active else "") for place in table.rooms)
    acts = bool(url and active and table.phase == "action" and own in ("", active.id))
    steps = _steps(look, table, active, url) if active and acts else ()
    middle = mine.place if mine and not mine.is_out and table.board else ""
    return plan_of(table.ground.width, table.ground.height, cells, steps, middle)


def _steps(look: Look, table: Table, hero: Hero, url: str) -> Iterator[Shown]:
    moves = [one for one in look.offers(hero.id) if one.type == MoveHero.type_name and one.can_be_done]
    open_ways = {one.told.get("direction") for one in moves}
    for way, place in table.passages(hero.place, hero.id):
        if place and way.direction in open_ways:
            (x, y), label = field_of(place), f"{look.labels.word('direction', way.direction)}: {square_of(place)}"
            asked = action_url(url, "move_hero", hero_id=hero.id, direction=way.direction)
            yield Shown(x=x, y=y, label=label, url=asked)


def _cell(table: Table, labels: Labels, place: str, here: str) -> Cell:
    room, (column, row) = table.rooms[place], field_of(place)
    tokens = {
        "monster": room.monster_token, "searched": room.searched_token, "torch": room.tile.torch,
        "entrance": room.entrance_token or room.tile.entrance,
    }  # fmt: skip
    heroes = tuple(one.name for one in table.heroes.values() if one.place == place and not one.is_out)
    openings = tuple((side, (*there, "")[0]) for side, there in room.tile.openings.items())
    shown = tuple(name for name, is_there in tokens.items() if is_there)
    title = f"{labels.word('room', room.tile.kind)} {square_of(place)}"
    joined = place == next(iter(table.ground.chamber))
    return Cell(column, row, room.tile.kind, title, openings, shown, heroes, place == here, joined)


def values(hero: Hero, labels: Labels) -> Iterator[str]:
    """Yield a hero in a few words."""
    yield t("life_left", left=max(hero.sheet.life - hero.wounds, 0), life=hero.sheet.life)
    yield t("tokens_and_gold", tokens=hero.tokens, gold=hero.gold)
    for name in ("strength", "agility", "toughness", "luck"):
        yield f"{labels.word('attribute', name)} {getattr(hero.sheet, name)}"
    if hero.rune:
        yield t("rune_of", rune=labels.option("rune", hero.rune))
    if hero.status != "dungeon":
        yield labels.word("status", hero.status)
    yield from filter(None, (hero.sheet.text,))


def turn_panel(look: Look, table: Table, draft: Draft, actions: Actions, own: str) -> WaysPanel:
    """Return the panel while nothing is on its way. `own`: the hero whose passport it lies on; empty at the table."""
    if table.phase == "over":
        return ways_panel(
            look, draft, t("the_end"), [look.labels.sentence(one, {}) for one in totals_and_winners(scores(table))]
        )
    if table.phase == "setup" and own:  # it follows the table, so that the game begins on every phone
        return ways_panel(look, draft, t("not_begun"))
    if table.phase == "setup":
        kinds = ("seat_hero", *(("begin_game",) if table.heroes else ()))
        links = tuple(_asked(look, draft, one) for one in kinds)
        return ways_panel(look, draft, t("who_plays"), links=links, note=t("our_own_invention"))
    hero, forms = table.heroes[table.active], FormMaker(draft, look.snapshot)
    offers = look.offers(own or hero.id)
    asked = dict.fromkeys(one.type for one in offers if one.type in ASKED and one.can_be_done)
    more = tuple(_asked(look, draft, one, own or hero.id) for one in asked)
    if own and own != hero.id:
        return ways_panel(look, draft, turn_line(table, look.labels), more=more)
    turn = [one for one in offers if one.group == "turn" and one.type not in ASKED]
    ways = tuple(_way(look, table, hero, one, forms, actions) for one in turn if one.can_be_done)
    cannot = tuple((_text(look.labels, one), _hindrance(look.labels, one)) for one in turn if _is_hindered(one))
    kind = table.rooms[hero.place].tile.kind
    place = t("below") if hero.status == "catacombs" else f"{look.labels.word('room', kind)} {square_of(hero.place)}"
    return ways_panel(look, draft, t("what_does", hero=hero.name), place=place, ways=ways, cannot=cannot, more=more)


def _is_hindered(offer: Offer) -> bool:
    return offer.refusal is not None and offer.refusal.code == "turn.hindered"


def _hindrance(labels: Labels, offer: Offer) -> str:
    assert offer.refusal is not None
    return labels.word("hindrance", str(offer.refusal.data["hindrance"]))


def _asked(look: Look, draft: Draft, kind: str, hero_id: str = "") -> tuple[str, str]:
    """Return the name of the action that is asked for first, and its address."""
    acting = {"hero_id": hero_id} if hero_id else {}
    return look.labels.text(f"actions.{kind}"), action_url(draft.url, kind, **acting)


def turn_line(table: Table, labels: Labels) -> str:
    """Return whose turn it is and what is awaited, in a sentence."""
    if table.phase in ("setup", "over"):
        return t("the_end") if table.phase == "over" else ""
    hero, fight = table.heroes[table.active], table.fight
    if fight is None:
        return t("turn_of_hero", hero=hero.name, is_sun=table.phase == "status")
    awaited = [one for one in ("hero", "monster") if one not in fight.seals]
    who = "both" if len(awaited) > 1 else "".join(awaited) or "none"
    return t("fights", hero=hero.name, monster=monster_name(fight, labels), awaited=who)


def monster_name(fight: Fight, labels: Labels) -> str:
    """Return the name that was read out; a printed card keeps its own."""
    return labels.word("monsters", fight.name) if fight.name else t("unnamed_monster")


def _text(labels: Labels, offer: Offer) -> str:
    direction = str(offer.told.get("direction", ""))
    return _heading(labels, direction) if direction else labels.text(f"actions.{offer.type}")


def _heading(labels: Labels, direction: str) -> str:
    """Return a direction as the first word of a line; inside of a sentence an English one is small."""
    word = labels.word("direction", direction)
    return word[:1].upper() + word[1:]


def _way(look: Look, table: Table, hero: Hero, offer: Offer, forms: FormMaker, actions: Actions) -> PanelWay:
    labels, name, direction = look.labels, offer.type, str(offer.told.get("direction", ""))
    passages = table.passages(hero.place, hero.id) if direction else ()
    passage, place = next((one for one in passages if one[0].direction == direction), (None, None))
    if passage is None:
        note = t("note_of", action=name) if name in NOTED else ""
        return PanelWay(
            actions.of(name).icon or "play", _text(labels, offer), note, forms.acting(name, hero_id=hero.id)
        )
    room = table.rooms.get(place or "")
    there = labels.word("room", room.tile.kind) if room else labels.word("ends_at", passage.ends_at)
    note = ", ".join(_costs(labels, hero, passage, room.tile.kind if room else ""))
    return PanelWay(ARROWS[direction], f"{_heading(labels, direction)}: {there}", note,
               forms.acting("move_hero", hero_id=hero.id, direction=direction))  # fmt: skip


def _costs(labels: Labels, hero: Hero, passage: Exit, kind: str) -> Iterator[str]:
    def odds(value: int) -> dict[str, int]:
        return {"now": two_dice_percent(value), "tokens": two_dice_percent(value + hero.tokens)}

    for one in passage.obstacles:
        held = one == "portcullis"
        yield t("portcullis_odds", **odds(hero.sheet.strength)) if held else labels.word("obstacle", one)
    if kind == "pit":
        yield t("pit_odds", **odds(hero.sheet.luck))


FIGHTING = {one.type_name: one for one in (TellMonster, LayCard, RevealCards, Flee, Fall)}
BY_EITHER, BY_HERO = ("tell_monster", "lay_card", "reveal_cards"), ("flee", "fall")
CARD_ICONS = {"ranged": "target", "melee": "sword", "magic": "wand-sparkles"}


def fight_panel(look: Look, table: Table, draft: Draft, actions: Actions, own: str) -> WaysPanel:
    """Return two play cards: for each side its own three, for both the reveal, for the hero the flight.

    `own`: the hero whose passport it lies on; empty at the table.
    """
    fight, hero = table.fight, table.heroes[table.active]
    assert fight is not None
    name, player = monster_name(fight, look.labels), table.heroes[fight.monster_player].name
    life = fight.monster.life if fight.monster and table.side_of(own) == "monster" else "secret"
    left = t("life_left", left=hero.sheet.life - hero.wounds, life=hero.sheet.life)
    sides = (
        Shown(name=hero.name, note=left, has_chosen="hero" in fight.seals),
        Shown(
            name=name,
            note=t("monster_of", player=player, wounds=fight.wounds, life=life),
            has_chosen="monster" in fight.seals,
        ),
    )
    ways = tuple(_ways(look, table, FormMaker(draft, look.snapshot), actions, own))
    return ways_panel(look, draft, t("fight_between", hero=hero.name, monster=name), ways=ways, sides=sides)


def _ways(look: Look, table: Table, forms: FormMaker, actions: Actions, own: str) -> Iterator[PanelWay]:
    """Yield the ways open to this side; at the table no card is chosen, since everybody sees it there."""
    acting = look.offers(table.active)
    mine = [one for one in look.offers(own) if one.type in BY_EITHER] if own else []
    found = mine or [one for one in acting if one.type == RevealCards.type_name]
    for one in (*found, *(one for one in acting if one.type in BY_HERO)):
        command = FIGHTING[one.type].model_validate(one.told)
        if one.can_be_done and look.permits(command):
            card = command.card if isinstance(command, LayCard) else None
            text = look.labels.word("combat_card", card) if card else ""
            note = _strikes(table, own, card) if card else t("note_of", action=one.type)
            way = way_of_command(look, actions, forms, command, text, note)
            yield replace(way, icon=CARD_ICONS[card]) if card else way


def _strikes(table: Table, own: str, card: CombatCard) -> str:
    """Return the wounds of hero and monster for a card against each of the other side."""
    ask, is_hero = Ask(Answers(), table.settled), table.side_of(own) == "hero"
    found = {one: matrix(ask, *((card, one) if is_hero else (one, card))) for one in COMBAT_CARDS}
    return t("card_strikes", **{one: f"{hero}:{monster}" for one, (hero, monster) in found.items()})
