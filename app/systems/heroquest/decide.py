"""From a command to the facts that follow: one rule a command, found by its type."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.answers import Answers
from app.core.errors import GameError
from app.core.events import Command, Event
from app.systems.heroquest import combat_commands as fight
from app.systems.heroquest import commands as do
from app.systems.heroquest import content_commands as write
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide_bestiary import BESTIARY_RULES
from app.systems.heroquest.decide_decks import DECK_RULES
from app.systems.heroquest.decide_exploration import EXPLORATION_RULES
from app.systems.heroquest.decide_life import LIFE_RULES
from app.systems.heroquest.decide_magic import MAGIC_RULES
from app.systems.heroquest.decide_market import MARKET_RULES
from app.systems.heroquest.decide_monsters import MONSTER_RULES
from app.systems.heroquest.decide_personal import PERSONAL_RULES
from app.systems.heroquest.decide_quests import QUEST_RULES
from app.systems.heroquest.decide_round import ROUND_RULES
from app.systems.heroquest.decide_town import TOWN_RULES
from app.systems.heroquest.rules import (
    body_points,
    dice_rolling,
    equipment,
    house_rules,
    injuries,
    mind_points,
    own_content,
    purse,
    quest_points,
    revival,
    seating,
    spell_sets,
    wear,
)
from app.systems.heroquest.rules.combat import attacks, mind_combat, monsters, passing, sweeps, throws
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Table


def decide(table: Table, command: Command, answers: Answers, content: Content) -> Iterator[Event]:
    """Yield the facts that follow from a command.

    Raises: GameError when a rule forbids it; Unanswered when a roll or choice is missing.
    """
    yield from decide_on(Scene(table, content, answers), command)


def decide_on(scene: Scene, command: Command) -> Iterator[Event]:
    """The same on a scene of the caller, who finds the table after the facts there."""
    try:
        yield from _RULES[type(command)](scene, command)
    except GameError as error:
        error.field = _own_field(command, error, scene.table)
        raise


def _own_field(command: Command, error: GameError, table: Table) -> str | None:
    """The field of the command an error speaks of.

    A rule that serves several commands names its own: the one that means the same here is found by its name
    (`target_id`, `targets`) or by whom or what it holds. None when no field of the command is to blame.
    """
    fields = [name for name in type(command).model_fields if name != "type"]
    if error.field is None or error.field.partition(".")[0] in fields:
        return error.field
    stem = _stem(error.field)
    alike = [name for name in fields if _stem(name) == stem]
    told = set(error.data.values())
    named = told | {hero.id for hero in table.heroes.values() if hero.name in told}
    named |= {monster.id for monster in table.monsters.values() if monster.kind in told}
    holding = [name for name in fields if named.intersection(_held(getattr(command, name)))]
    figures = [name for name in fields if _people(table, stem).intersection(_held(getattr(command, name)))]
    return next(iter((*alike, *holding, *(reversed(figures) if stem == "target" else figures))), None)


def _people(table: Table, stem: str) -> frozenset[str]:
    """Everybody whom a field of this name may speak of."""
    heroes, monsters = frozenset(table.heroes), frozenset(table.monsters)
    if stem in ("figure", "attacker", "target"):
        return heroes | monsters
    return {"hero": heroes, "monster": monsters}.get(stem, frozenset())


def _stem(field: str) -> str:
    return field.removesuffix("s").removesuffix("_id")


def _held(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, tuple | frozenset) else ()


def function_of(kind: type[Command]) -> Callable[..., Iterator[Event]]:
    """The rule that decides a kind of command."""
    return _RULES[kind]


# Any because each rule takes exactly the command it is listed under.
_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    write.ChangeContent: own_content.change_content,
    write.RemoveContent: own_content.remove_content,
    write.ImportContent: own_content.import_content,
    do.SeatHero: seating.seat_hero,
    do.DismissHero: seating.dismiss_hero,
    do.RenameHero: seating.rename_hero,
    do.MoveSeat: seating.move_seat,
    do.LoseBodyPoints: body_points.lose_body_points,
    do.RestoreBodyPoints: body_points.restore_body_points,
    do.ReviveHero: revival.revive_hero,
    do.LeaveBehind: purse.leave_behind,
    do.HealInjury: injuries.heal_injury,
    do.ChangeMindPoints: mind_points.change_mind_points,
    do.RestoreMind: mind_points.restore_mind,
    do.ChangeGold: purse.change_gold,
    do.AwardQuestPoint: quest_points.award_quest_point,
    do.ClaimReward: quest_points.claim_reward,
    do.ChangeQuestPoints: quest_points.change_quest_points,
    do.ChangeAttribute: quest_points.change_attribute,
    do.GiveItem: equipment.give_item,
    do.DropItem: equipment.drop_item,
    do.ReadyWeapon: equipment.ready_weapon,
    do.PlaceItem: equipment.place_item,
    do.WearItem: wear.wear_item,
    do.OilWeapon: wear.oil_weapon,
    do.RepairItem: wear.repair_item,
    do.MendItem: wear.mend_item,
    do.GiveSpellSet: spell_sets.give_spell_set,
    do.LoseSpellSet: spell_sets.lose_spell_set,
    do.RollDice: dice_rolling.roll_dice,
    do.ChooseHouseRule: house_rules.choose_house_rule,
    fight.PlaceMonster: monsters.place_monster,
    fight.RemoveMonster: monsters.remove_monster,
    fight.WoundMonster: monsters.wound_monster,
    fight.Attack: attacks.attack,
    fight.Sweep: sweeps.sweep,
    fight.AttackMind: mind_combat.attack_mind,
    fight.PassSquare: passing.pass_square,
    fight.PickUp: throws.pick_up,
    **EXPLORATION_RULES,
    **ROUND_RULES,
    **DECK_RULES,
    **BESTIARY_RULES,
    **MONSTER_RULES,
    **TOWN_RULES,
    **QUEST_RULES,
    **MARKET_RULES,
    **LIFE_RULES,
    **PERSONAL_RULES,
    **MAGIC_RULES,
}
