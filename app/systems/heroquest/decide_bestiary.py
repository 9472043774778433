"""Which rule decides a command about an ability of the bestiary."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.rules.bestiary import (
    double_attack,
    dragon,
    fireball,
    mind_test,
    movement,
    pass_through,
    plague,
    regeneration,
    scream,
    spider,
    squig,
)
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
BESTIARY_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.SpiderAttack: spider.spider_attack,
    do.TurnRound: spider.turn_round,
    do.DragonFight: dragon.dragon_fight,
    do.BreatheFire: dragon.breathe_fire,
    do.ThrowFireball: fireball.throw_fireball,
    do.Scream: scream.scream,
    do.AttackTwice: double_attack.attack_twice,
    do.PassThrough: pass_through.pass_through,
    do.ProveMind: mind_test.prove_mind,
    do.ControlMonster: squig.control_monster,
    do.MoveMonster: movement.move_monster,
    do.BanishRegeneration: regeneration.banish_regeneration,
    do.CurePlague: plague.cure_plague,
}
