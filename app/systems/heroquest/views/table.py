"""View of the table for a viewer: the one function that hides, and the models it fills. Ids and numbers only."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from app.core.game_system import Role, Viewer
from app.core.model import Model, like
from app.systems.heroquest.catalogue.own_content import OwnEntryView
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.exploration.searching import movement_dice
from app.systems.heroquest.hero_dice import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.limits import current_mind, growable, mind_bonus
from app.systems.heroquest.spell_sets import can_cast, limit
from app.systems.heroquest.state.figures import (
    ActiveEffect,
    Attribute,
    Condition,
    Effect,
    Hero,
    Item,
    OwnSpell,
    Place,
    Portrait,
    SpellSet,
    Weakness,
    wear_words,
)
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import PointsShown, Standing, Table
from app.systems.heroquest.turn_reminders import Due, due
from app.systems.heroquest.views.board import BoardView, RoundView, board_view, round_view
from app.systems.heroquest.views.monsters import MonsterView, SlainView, monster_views, slain_views
from app.systems.heroquest.views.passport import (
    DeckView,
    GiftView,
    MagicView,
    SpellView,
    deck_views,
    gift_views,
    magic_view,
    spell_views,
)


class Points(Model):
    """A value and what it can be at most; below zero counts as it is."""

    current: int
    maximum: int


class GearView(Model):
    """A thing a hero carries. `wear` lists its troubles by id, none for a sound thing."""

    item_id: str
    content_id: str
    kind: ItemKind
    place: Place
    wear: tuple[str, ...]
    notches: int
    note: str


class ConditionView(Model):
    """A condition by id, with a number where it can be there more than once."""

    id: str
    count: int = 1


class RewardView(Model):
    """Values the next full scale could raise, each from what to what; empty when both are at their caps."""

    raises: Mapping[Attribute, tuple[int, int]]
    is_open: bool


class PrivateView(Model):
    """Facts about a hero that only its player and the game master see."""

    gold: int
    pack: tuple[GearView, ...]  # weapons and armour that are not in use
    potions: tuple[GearView, ...]
    scrolls: tuple[GearView, ...]
    artifacts: tuple[GearView, ...]
    treasures: tuple[GearView, ...]
    tools: tuple[GearView, ...]
    quest_points: int
    quest_point_scale: int
    quests_passed: int
    gained_body: int
    gained_mind: int
    reward: RewardView
    magic_order: str | None
    spell_sets: tuple[SpellSet, ...]
    spell_set_limit: int
    spells: tuple[SpellView, ...]
    gifts: tuple[GiftView, ...]
    magic: MagicView | None = None  # of a wizard
    injuries: tuple[Weakness, ...]
    healer_debt: int
    notes: str


class HeroView(Model):
    """A hero as a viewer sees him; `private` is None for everybody else's."""

    id: str
    seat: int
    name: str
    player: str
    hero_class: str
    portrait: Portrait
    picture: str
    condition: Condition
    recovery: str | None
    stands_up: bool  # whether the hero gets up without help
    body_points: Points
    mind_points: Points
    movement_base: int
    rolls_movement: bool
    movement_dice: int
    movement_extra: int  # squares more on the next move
    attack: Pool
    ranged: Pool | None
    defence: Pool
    gear: tuple[GearView, ...]
    conditions: tuple[ConditionView, ...]
    effects: tuple[ActiveEffect, ...]
    on_quest: bool
    absent: bool
    missed_rounds: int
    is_own: bool
    private: PrivateView | None

    def __hash__(self) -> int:
        """By what changes most often, so that pages can remember what they made of a hero."""
        return hash((self.id, self.condition, self.body_points, self.mind_points, self.gear, self.effects))


class RestingView(Model):
    """A hero who is not at the table, and why."""

    standing: Standing
    hero: HeroView


class TableView(Model):
    """The table as a viewer sees it."""

    heroes: tuple[HeroView, ...]
    resting: tuple[RestingView, ...]
    decks: tuple[DeckView, ...]
    round: RoundView
    due: tuple[Due, ...] | None  # the game master's alone: it may be about hidden monsters
    board: BoardView
    monsters: tuple[MonsterView, ...]
    slain: tuple[SlainView, ...]
    monster_points: PointsShown
    house_rules: Mapping[str, str]
    own_content: tuple[OwnEntryView, ...] | None  # the game master's alone


def table_view(table: Table, viewer: Viewer, content: Content, own: Sequence[OwnEntryView] = ()) -> TableView:
    """Return the table as this viewer may see it; `own` is the group's own content with its faults."""
    leads, settled = viewer.role is Role.GAME_MASTER, (table.house_rules, tuple(table.own_spells.items()))

    def seen(hero: Hero, seat: int) -> HeroView:
        return _hero_view(hero, seat, viewer.owns(hero.id), *settled, content)

    return TableView(
        heroes=tuple(seen(hero, seat) for seat, hero in enumerate(table.heroes.values(), start=1)),
        resting=tuple(RestingView(standing=one.standing, hero=seen(one.hero, 0)) for one in table.resting.values()),
        decks=deck_views(table, viewer, content),
        round=round_view(table),
        due=due(table, content) if leads else None,
        board=board_view(table),
        monsters=monster_views(table, viewer, content),
        slain=slain_views(table, viewer),
        monster_points=table.monster_points,
        house_rules={rule: table.house_rules.option(rule) for rule in content.house_rules},
        own_content=tuple(own) if leads else None,
    )  # fmt: skip


_OwnSpells = tuple[tuple[str, OwnSpell], ...]


@lru_cache(maxsize=256)
def _hero_view(
    hero: Hero, seat: int, is_own: bool, rules: HouseRules, own_spells: _OwnSpells, content: Content
) -> HeroView:
    """Remembered: an action changes one hero, and every page asks for all of them."""
    table = Table(house_rules=rules, own_spells=dict(own_spells))
    return like(
        HeroView,
        hero,
        seat=seat,
        stands_up=any(name == hero.recovery and row.stands_up for name, row in content.faint.rows.items()),
        body_points=Points(current=hero.body_points, maximum=hero.body_attribute),
        mind_points=_mind_points(hero, content),
        movement_base=content.classes[hero.hero_class].movement,
        rolls_movement=movement_dice(hero, content) > 0,
        movement_dice=movement_dice(hero, content),
        movement_extra=hero.amount(Effect.EXTRA_MOVE),
        attack=attack_pool(hero, content, rules),
        ranged=ranged_pool(hero, content),
        defence=defence_pool(hero, content, rules),
        gear=gear_views([item for item in hero.items if item.place is not Place.PACK], content),
        conditions=tuple(_conditions(hero, content)),
        is_own=is_own,
        private=_private_view(table, hero, content) if is_own else None,
    )


def _mind_points(hero: Hero, content: Content) -> Points:
    bonus = mind_bonus(hero, content)
    return Points(current=hero.mind_points + bonus, maximum=hero.mind_attribute + bonus)


def _conditions(hero: Hero, content: Content) -> Sequence[ConditionView]:
    """Return a hero's conditions besides the numbers, such as too little mind to cast (HQ-8.1-CAST) or to read scrolls
    (HQ-8.3).
    """
    mind = current_mind(hero, content)
    found: Mapping[str, int] = {
        hero.condition.value: not hero.is_standing,
        "misses_round": hero.missed_rounds,
        "injured": sum(weakness is not Weakness.MOVEMENT for weakness in hero.injuries),
        "limping": Weakness.MOVEMENT in hero.injuries,
        "mind_lost": mind <= 0,
        "cannot_cast": mind > 0 and _has_lost_casting(hero, content),
        "cannot_read": mind == 1,
    }
    return [ConditionView(id=name, count=int(count)) for name, count in found.items() if count]


def _has_lost_casting(hero: Hero, content: Content) -> bool:
    return content.classes[hero.hero_class].casts_from_mind is not None and not can_cast(hero, content)


def _private_view(table: Table, hero: Hero, content: Content) -> PrivateView:
    stowed = [item for item in hero.items if item.place is Place.PACK]

    def stowed_things(*kinds: ItemKind) -> tuple[GearView, ...]:
        return gear_views([item for item in stowed if content.items[item.content_id].kind in kinds], content)

    return like(
        PrivateView,
        hero,
        pack=stowed_things(ItemKind.WEAPON, ItemKind.ARMOR),
        potions=stowed_things(ItemKind.POTION),
        scrolls=stowed_things(ItemKind.SCROLL),
        artifacts=stowed_things(ItemKind.ARTIFACT),
        treasures=stowed_things(ItemKind.TREASURE),
        tools=stowed_things(ItemKind.TOOL),
        quest_point_scale=content.amounts.quest_point_scale,
        reward=_reward(hero, content),
        spell_set_limit=limit(hero, content).sets,
        spells=spell_views(table, hero, content),
        gifts=gift_views(hero, content),
        magic=magic_view(table, hero, content),
    )


def _reward(hero: Hero, content: Content) -> RewardView:
    values = {Attribute.BODY: hero.body_attribute, Attribute.MIND: hero.mind_attribute}
    raises = {attribute: (values[attribute], values[attribute] + 1) for attribute in growable(hero, content)}
    return RewardView(raises=raises, is_open=hero.quest_points >= content.amounts.quest_point_scale)


def gear_views(items: Sequence[Item], content: Content) -> tuple[GearView, ...]:
    """Things as they are shown."""
    return tuple(
        like(
            GearView,
            item,
            item_id=item.id,
            kind=content.items[item.content_id].kind,
            wear=wear_words(item.wear),
            notches=item.wear.notches + item.wear.fall_damage,
        )
        for item in items
    )
