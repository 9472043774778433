"""A monster at the table: with cards for a group, with a die for a lone player."""

from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.function_rules import found
from app.systems.dungeonquest.commands import Fall, LayCard, RevealCards, TellMonster
from app.systems.dungeonquest.content import Monster
from app.systems.dungeonquest.events import RoomChanged
from app.systems.dungeonquest.fields import COMBAT_CARDS, FightSide
from app.systems.dungeonquest.hero_events import CardLaid, FightBegun, FightWentOn, HeroChanged, MonsterMet
from app.systems.dungeonquest.rules.cards import monster_player_of
from app.systems.dungeonquest.rules.combat import (
    SOLO_DIE,
    after_round,
    flights,
    matrix,
    solitaire_flights,
)
from app.systems.dungeonquest.scene import Asking, FightBegins, Scene, Steps
from app.systems.dungeonquest.state import Fight


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
    exits = () if is_below else scene.table.exits(scene.hero.place, scene.hero_id)
    ways, stays = solitaire_flights(scene.ask, exits, in_catacombs=is_below)
    yield found("DQ-SOL-3", "unseen_monster")
    monster: Monster | None = None
    if (ways or stays) and scene.answers.choose("flee_or_fight", "flee", "fight") == "flee":
        test = yield from scene.test("agility")
        if test.passed:
            yield found("DQ-SOL-4", "solitaire_fled")
            if stays:
                scene.over()
            return scene.answers.choose("flight_room", *ways)
        _name, monster = yield from scene.monster()
        yield found("DQ-SOL-4", "solitaire_caught", escape_penalty=monster.escape_penalty,
                    wounds=scene.hero.wounds + monster.escape_penalty)  # fmt: skip
        yield from scene.wound(monster.escape_penalty)
    if monster is None:
        _name, monster = yield from scene.monster()
    wounds = 0
    while True:
        number = scene.answers.roll("solitaire_round", D6).total
        hero, new = SOLO_DIE[number]
        wounds += new
        yield found("DQ-SOL-5", "solitaire_round", roll=number, hero_wounds=scene.hero.wounds + hero,
                    monster_wounds=wounds)  # fmt: skip
        yield from _suffer(scene, hero, wounds, monster, is_below)


def _with_cards(scene: Scene, is_below: bool) -> Asking[str]:
    """DQ-MON-2, DQ-MON-3: the left neighbour plays the monster. Raises: FightBegins."""
    player = monster_player_of(tuple(scene.table.heroes), scene.hero_id)
    yield scene.record(FightBegun(hero_id=player, is_below=is_below, corridors=tuple(scene.corridors)))
    if scene.table.cards == "own":
        yield from _meet(scene)
    raise FightBegins


def _meet(scene: Scene) -> Asking[Monster]:
    """DQ-MON-3: the monster's player looks at the card, in secret."""
    player = _fight(scene).monster_player
    name, monster = yield from scene.monster()
    yield scene.record(MonsterMet(hero_id=player, monster=monster, name=name))
    return monster


def tell_monster(scene: Scene, command: TellMonster) -> Steps:
    """DQ-MON-3: of a printed card its player says what stands on it, once."""
    if _fight(scene).monster or scene.table.side_of(command.hero_id) != "monster":
        raise RuleViolation("fight.monster_told" if _fight(scene).monster else "fight.not_yours", field="hero_id")
    yield from _meet(scene)


def lay_card(scene: Scene, command: LayCard) -> Steps:
    """DQ-CMB-1: a card face down, once in a round."""
    fight, side = _fight(scene), scene.table.side_of(command.hero_id)
    if not side or fight.fatal or side in fight.seals:
        raise RuleViolation("fight.card_laid" if side else "fight.not_yours", field="card")
    if side == "monster" and not fight.monster:
        raise RuleViolation("fight.no_monster", field="card")
    if not (command.card or command.seal):
        raise RuleViolation("fight.no_card", field="card")
    yield CardLaid(hero_id=command.hero_id, side=side, seal=command.seal)


def reveal_cards(scene: Scene, _command: RevealCards) -> Steps:
    """DQ-CMB-1 to DQ-CMB-5: both cards at once, with their wounds. A missing card is asked for first."""
    fight, cards = _fight(scene), dict[str, str]()
    sides: tuple[FightSide, ...] = ("hero", "monster")
    if fight.fatal:
        raise RuleViolation("fight.card_laid", field="hero_id")
    scene.hero_id = scene.table.active
    monster = fight.monster or (yield from _meet(scene))
    for side in sorted(sides, key=fight.seals.__contains__):
        cards[side] = scene.answers.opened(f"{side}_card", fight.seals.get(side, ""), *COMBAT_CARDS)
    hero, new = matrix(scene.ask, cards["hero"], cards["monster"])
    yield found("DQ-CMB-1", "cards_revealed", hero_card=cards["hero"], monster_card=cards["monster"],
                new_hero_wounds=hero, new_monster_wounds=new)  # fmt: skip
    falls = scene.hero.wounds + hero >= scene.hero.sheet.life and "death_can_wait" in scene.table.variants
    yield scene.record(FightWentOn(wounds=new, may_flee=True, fatal=hero if falls else 0))
    if not falls:
        yield from _suffer(scene, hero, fight.wounds + new, monster, fight.is_below)


def fall(scene: Scene, _command: Fall) -> Steps:
    """DQ-CMB-2, DQ-DCW-1: who fell in a fight is back in a tower room."""
    if not (fatal := _fight(scene).fatal):
        raise RuleViolation("fight.nobody_fell", field="hero_id")
    yield from scene.wound(fatal)


def flee(scene: Scene) -> Asking[str]:
    """DQ-FLE-1: between two rounds; the direction in which the hero fled, empty when he did not get away."""
    fight = _fight(scene)
    exits = () if fight.is_below else scene.table.exits(scene.hero.place, scene.hero_id)
    rooms, stays = flights(scene.ask, exits, in_catacombs=fight.is_below)
    if not (rooms or stays) or not fight.may_flee or "hero" in fight.seals or fight.fatal:
        raise RuleViolation("flee.not_now" if rooms or stays else "flee.no_room", field="hero_id")
    test = yield from scene.test("agility")
    if not test.passed:
        yield scene.record(FightWentOn(may_flee=False))
        return ""
    assert fight.monster is not None
    direction = "" if stays else scene.answers.choose("flight_room", *rooms)  # before anybody is told the penalty
    yield from scene.wound(fight.monster.escape_penalty)
    if stays:
        scene.over()
    yield found("DQ-FLE-1", "fled_to", direction=direction)
    scene.corridors = list(fight.corridors)
    return direction


def _fight(scene: Scene) -> Fight:
    if scene.table.fight is None:
        raise RuleViolation("fight.none", field="hero_id")
    return scene.table.fight


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
