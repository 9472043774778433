"""The table after a fact: one small function an event, found by its type."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import events, hero_events
from app.systems.heroquest.evolve_bestiary import BESTIARY_EVOLVERS
from app.systems.heroquest.evolve_combat import COMBAT_EVOLVERS
from app.systems.heroquest.evolve_content import CONTENT_EVOLVERS
from app.systems.heroquest.evolve_decks import DECK_EVOLVERS
from app.systems.heroquest.evolve_exploration import DELAY_EVOLVERS, EXPLORATION_EVOLVERS
from app.systems.heroquest.evolve_items import ITEM_EVOLVERS
from app.systems.heroquest.evolve_life import LIFE_EVOLVERS
from app.systems.heroquest.evolve_magic import MAGIC_EVOLVERS, MAGIC_HERO_EVOLVERS
from app.systems.heroquest.evolve_market import MARKET_EVOLVERS, booked, without_trades
from app.systems.heroquest.evolve_monsters import MONSTER_EVOLVERS
from app.systems.heroquest.evolve_personal import PERSONAL_EVOLVERS
from app.systems.heroquest.evolve_quests import QUEST_EVOLVERS
from app.systems.heroquest.evolve_round import NOTED, ROUND_EVOLVERS, ROUND_HERO_EVOLVERS, without_turn
from app.systems.heroquest.evolve_town import TOWN_EVOLVERS
from app.systems.heroquest.state import Attribute, Condition, Hero, SpellSet, Table


def evolve(table: Table, event: Event) -> Table:
    """The table after a fact. An event the game does not know is a fault of the program."""
    later = booked(table, EVOLVERS[type(event)](table, event), event)
    note = NOTED.get(type(event))
    return note(later, event) if note else later


def _hero_seated(table: Table, event: hero_events.HeroSeated) -> Table:
    return _with_heroes(table, {**table.heroes, event.hero_id: _new_hero(event)})


def _new_hero(event: hero_events.HeroSeated) -> Hero:
    return Hero(
        id=event.hero_id,
        name=event.name,
        player=event.player,
        hero_class=event.hero_class,
        start_body=event.start_body,
        start_mind=event.start_mind,
        body_points=event.start_body,
        mind_points=event.start_mind,
    )


def _hero_dismissed(table: Table, event: hero_events.HeroDismissed) -> Table:
    heroes = {name: hero for name, hero in table.heroes.items() if name != event.hero_id}
    former = {**table.former, event.hero_id: event.name}
    left = without_trades(without_turn(table.model_copy(update={"former": former}), event.hero_id), event.hero_id)
    return _with_heroes(left, heroes)


def _hero_reseated(table: Table, event: hero_events.HeroReseated) -> Table:
    order = [hero_id for hero_id in table.heroes if hero_id != event.hero_id]
    order.insert(event.seat - 1, event.hero_id)
    return _with_heroes(table, {hero_id: table.heroes[hero_id] for hero_id in order})


def _hero_renamed(hero: Hero, event: hero_events.HeroRenamed) -> Hero:
    return _changed(hero, name=event.name, player=event.player)


def _hero_wounded(hero: Hero, event: hero_events.HeroWounded) -> Hero:
    return _changed(hero, body_points=hero.body_points - event.points)


def _hero_healed(hero: Hero, event: hero_events.HeroHealed) -> Hero:
    return _changed(hero, body_points=hero.body_points + event.points)


def _hero_fainted(hero: Hero, event: hero_events.HeroFainted) -> Hero:
    missed = hero.missed_rounds + event.missed_rounds
    return _changed(hero, condition=Condition.FAINTED, recovery=event.outcome, missed_rounds=missed)


def _hero_died(hero: Hero, event: hero_events.HeroDied) -> Hero:
    return _changed(hero, condition=Condition.DEAD, recovery=event.outcome, missed_rounds=0)


def _hero_lost(hero: Hero, _: hero_events.HeroLost) -> Hero:
    return _changed(hero, condition=Condition.LOST, recovery=None, missed_rounds=0)


def _hero_injured(hero: Hero, event: hero_events.HeroInjured) -> Hero:
    return _changed(hero, injuries=(*hero.injuries, event.weakness), healer_debt=hero.healer_debt + event.debt)


def _injury_healed(hero: Hero, event: hero_events.InjuryHealed) -> Hero:
    left = list(hero.injuries)
    left.remove(event.weakness)
    return _changed(hero, injuries=tuple(left), healer_debt=hero.healer_debt - event.debt)


def _hero_revived(hero: Hero, event: hero_events.HeroRevived) -> Hero:
    points = hero.body_points + event.points
    return _changed(hero, condition=Condition.STANDING, recovery=None, missed_rounds=0, body_points=points)


def _mind_points_lost(hero: Hero, event: hero_events.MindPointsLost) -> Hero:
    return _changed(hero, mind_points=hero.mind_points - event.points)


def _mind_points_regained(hero: Hero, event: hero_events.MindPointsRegained) -> Hero:
    return _changed(hero, mind_points=hero.mind_points + event.points)


def _attribute_gained(hero: Hero, event: hero_events.AttributeGained) -> Hero:
    return _grown(hero, event.attribute, event.points, event.current)


def _attribute_lost(hero: Hero, event: hero_events.AttributeLost) -> Hero:
    return _grown(hero, event.attribute, -event.points, -event.current)


def _grown(hero: Hero, attribute: Attribute, points: int, current: int) -> Hero:
    if attribute is Attribute.BODY:
        return _changed(hero, gained_body=hero.gained_body + points, body_points=hero.body_points + current)
    return _changed(hero, gained_mind=hero.gained_mind + points, mind_points=hero.mind_points + current)


def _quest_point_awarded(hero: Hero, event: hero_events.QuestPointAwarded) -> Hero:
    points = hero.quest_points + event.points
    return _changed(hero, quest_points=points, quests_passed=hero.quests_passed + 1)


def _quest_points_spent(hero: Hero, event: hero_events.QuestPointsSpent) -> Hero:
    return _changed(hero, quest_points=hero.quest_points - event.points)


def _quest_points_corrected(hero: Hero, event: hero_events.QuestPointsCorrected) -> Hero:
    passed = hero.quests_passed + event.passed
    return _changed(hero, quest_points=hero.quest_points + event.change, quests_passed=passed)


def _gold_gained(hero: Hero, event: hero_events.GoldGained) -> Hero:
    return _changed(hero, gold=hero.gold + event.amount)


def _gold_lost(hero: Hero, event: hero_events.GoldLost) -> Hero:
    return _changed(hero, gold=hero.gold - event.amount)


def _hero_robbed(hero: Hero, event: hero_events.HeroRobbed) -> Hero:
    return _changed(hero, gold=hero.gold - event.amount)


def _magic_order_chosen(hero: Hero, event: hero_events.MagicOrderChosen) -> Hero:
    return _changed(hero, magic_order=event.magic_order)


def _spell_set_gained(hero: Hero, event: hero_events.SpellSetGained) -> Hero:
    return _changed(hero, spell_sets=(*hero.spell_sets, SpellSet(lore=event.lore, permanent=event.permanent)))


def _spell_set_lost(hero: Hero, event: hero_events.SpellSetLost) -> Hero:
    return _changed(hero, spell_sets=tuple(held for held in hero.spell_sets if held.lore != event.lore))


def _nothing_changed(table: Table, _: Event) -> Table:
    """A throw alone changes nothing; what follows from it are facts of their own."""
    return table


def _house_rule_chosen(table: Table, event: events.HouseRuleChosen) -> Table:
    return table.model_copy(update={"house_rules": table.house_rules.choosing(event.rule, event.option)})


def _with_heroes(table: Table, heroes: Mapping[str, Hero]) -> Table:
    return table.model_copy(update={"heroes": heroes})


def _changed(hero: Hero, **changes: object) -> Hero:
    return hero.model_copy(update=changes)


def _of_hero(change: Callable[[Hero, Any], Hero]) -> Callable[[Table, Any], Table]:
    """A change of one hero as a change of the table."""

    def changed(table: Table, event: hero_events.HeroEvent) -> Table:
        hero = change(table.heroes[event.hero_id], event)
        return _with_heroes(table, {**table.heroes, hero.id: hero})

    return changed


# Any because each function takes exactly the event it is listed under.
_HERO_EVOLVERS: Mapping[type[Event], Callable[[Hero, Any], Hero]] = {
    hero_events.HeroRenamed: _hero_renamed,
    hero_events.HeroWounded: _hero_wounded,
    hero_events.HeroHealed: _hero_healed,
    hero_events.HeroFainted: _hero_fainted,
    hero_events.HeroDied: _hero_died,
    hero_events.HeroLost: _hero_lost,
    hero_events.HeroInjured: _hero_injured,
    hero_events.InjuryHealed: _injury_healed,
    hero_events.HeroRevived: _hero_revived,
    hero_events.MindPointsLost: _mind_points_lost,
    hero_events.MindPointsRegained: _mind_points_regained,
    hero_events.AttributeGained: _attribute_gained,
    hero_events.AttributeLost: _attribute_lost,
    hero_events.QuestPointAwarded: _quest_point_awarded,
    hero_events.QuestPointsSpent: _quest_points_spent,
    hero_events.QuestPointsCorrected: _quest_points_corrected,
    hero_events.GoldGained: _gold_gained,
    hero_events.GoldLost: _gold_lost,
    hero_events.HeroRobbed: _hero_robbed,
    hero_events.MagicOrderChosen: _magic_order_chosen,
    hero_events.SpellSetGained: _spell_set_gained,
    hero_events.SpellSetLost: _spell_set_lost,
}

EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    hero_events.HeroSeated: _hero_seated,
    hero_events.HeroDismissed: _hero_dismissed,
    hero_events.HeroReseated: _hero_reseated,
    hero_events.HeroFell: _nothing_changed,
    hero_events.FallenWeaponRolled: _nothing_changed,
    events.DiceRolled: _nothing_changed,
    events.HouseRuleChosen: _house_rule_chosen,
    **COMBAT_EVOLVERS,
    **BESTIARY_EVOLVERS,
    **MONSTER_EVOLVERS,
    **MAGIC_EVOLVERS,
    **TOWN_EVOLVERS,
    **QUEST_EVOLVERS,
    **MARKET_EVOLVERS,
    **LIFE_EVOLVERS,
    **PERSONAL_EVOLVERS,
    **EXPLORATION_EVOLVERS,
    **DECK_EVOLVERS,
    **CONTENT_EVOLVERS,
    **ROUND_EVOLVERS,
    **{
        kind: _of_hero(change)
        for changes in (_HERO_EVOLVERS, ITEM_EVOLVERS, DELAY_EVOLVERS, MAGIC_HERO_EVOLVERS, ROUND_HERO_EVOLVERS)
        for kind, change in changes.items()
    },
}
