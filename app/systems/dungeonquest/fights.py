"""A monster at the table: with cards for a group, with a die for a lone player."""

from app.core.dice import D6
from app.systems.dungeonquest.content import Monster
from app.systems.dungeonquest.events import RoomChanged
from app.systems.dungeonquest.hero_events import HeroChanged
from app.systems.dungeonquest.rules.combat import (
    SOLO_DIE,
    after_round,
    flight_rooms,
    matrix,
)
from app.systems.dungeonquest.ruling import found
from app.systems.dungeonquest.scene import Asking, Scene, Steps
from app.systems.dungeonquest.shapes import COMBAT_CARDS, open_ways


def meet(scene: Scene, by_token: bool) -> Asking[str]:
    """DQ-MON-1 to DQ-MON-4: the encounter, to its end; the direction in which the hero fled, if he did.

    Raises: TurnOver when monster or hero is dead.
    """
    yield found("DQ-MON-1", "monster_by_token" if by_token else "monster_by_card")
    is_below = scene.hero.status == "catacombs"
    if not is_below and not scene.room.monster_token:
        yield scene.record(RoomChanged(place=scene.hero.place, monster_token=True))
    fled = yield from (_alone if scene.table.is_solitaire else _with_cards)(scene, is_below)
    return fled


def _alone(scene: Scene, is_below: bool) -> Asking[str]:
    """DQ-SOL-3 to DQ-SOL-5."""
    ways = () if is_below else open_ways(scene.table.exits(scene.hero.place, scene.hero_id))
    yield found("DQ-SOL-3", "unseen_monster")
    monster: Monster | None = None
    if ways and scene.answers.choose("flee_or_fight", "flee", "fight") == "flee":
        test = yield from scene.test("agility")
        if test.passed:
            yield found("DQ-SOL-4", "solitaire_fled")
            return scene.answers.choose("flight_room", *ways)
        monster = yield from scene.monster()
        yield found("DQ-SOL-4", "solitaire_caught", escape_penalty=monster.escape_penalty,
                    wounds=scene.hero.wounds + monster.escape_penalty)  # fmt: skip
        yield from scene.wound(monster.escape_penalty)
    if monster is None:
        monster = yield from scene.monster()
    wounds = 0
    while True:
        number = scene.answers.roll("solitaire_round", D6).total
        hero, new = SOLO_DIE[number]
        wounds += new
        yield found("DQ-SOL-5", "solitaire_round", roll=number, hero_wounds=scene.hero.wounds + hero,
                    monster_wounds=wounds)  # fmt: skip
        yield from _suffer(scene, hero, wounds, monster, is_below)


def _with_cards(scene: Scene, is_below: bool) -> Asking[str]:
    """DQ-CMB-1 to DQ-CMB-5, DQ-FLE-1: round after round, with flight between them."""
    monster = yield from scene.monster()
    wounds = 0
    while True:
        mine, theirs = (scene.answers.choose(purpose, *COMBAT_CARDS) for purpose in ("hero_card", "monster_card"))
        hero, new = matrix(scene.ask, mine, theirs)
        wounds += new
        yield found("DQ-CMB-1", "cards_revealed", hero_card=mine, monster_card=theirs, new_hero_wounds=hero,
                    new_monster_wounds=new)  # fmt: skip
        yield from _suffer(scene, hero, wounds, monster, is_below)
        rooms = () if is_below else flight_rooms(scene.ask, scene.table.exits(scene.hero.place, scene.hero_id))
        if rooms and scene.answers.choose("flee_or_fight_on", "fight_on", "flee") == "flee":
            test = yield from scene.test("agility")
            if test.passed:
                yield from scene.wound(monster.escape_penalty)
                direction = scene.answers.choose("flight_room", *rooms)
                yield found("DQ-FLE-1", "fled_to", direction=direction)
                return direction


def _suffer(scene: Scene, hero: int, wounds: int, monster: Monster, is_below: bool) -> Steps:
    """DQ-CMB-2 to DQ-CMB-5: who has fallen. Raises: TurnOver."""
    life, suffered = scene.hero.sheet.life, scene.hero.wounds + hero
    for fact in after_round(scene.ask, life, suffered, monster.life, wounds):
        yield fact
        if fact.values["monster_dead"] and not is_below:
            yield scene.record(RoomChanged(place=scene.hero.place, monster_token=False))
        if hero:
            yield scene.record(HeroChanged(hero_id=scene.hero_id, wounds=hero))
        yield from scene.wound(0)
        if fact.values["monster_dead"]:
            scene.over()
