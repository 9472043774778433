"""What somebody at a table could want to do: what his figure could do from where it stands, and much nonsense."""

from collections.abc import Callable, Iterable, Iterator
from random import Random

from app.core.events import Command
from app.systems.heroquest.bestiary.commands import (
    HideMonsters,
    MoveMonster,
    RemoveMonsters,
    RevealMonsters,
)
from app.systems.heroquest.board.at_table import place_name, spot_of, the_board
from app.systems.heroquest.body.commands import LoseBodyPoints, RestoreBodyPoints, ReviveHero
from app.systems.heroquest.chests.commands import DisarmChest, OpenChest
from app.systems.heroquest.combat.commands import Attack, AttackTogether, PickUp, PlaceMonster
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.effects import EndEffect, ImposeEffect
from app.systems.heroquest.equipment.commands import LeaveBehind
from app.systems.heroquest.exploration.commands import (
    DrawCard,
    MoveRoll,
    RollFate,
    SearchForTraps,
    SearchForTreasure,
    SearchFurniture,
)
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.magic.commands import CastBasicSpell, CastMonsterSpell, CastSetSpell, DrawSpellSet
from app.systems.heroquest.maps.commands import (
    BringMapBack,
    FindThing,
    OpenDoor,
    PutFigure,
    PutMapAside,
    WalkMonsterTo,
    WalkTo,
)
from app.systems.heroquest.maps.movement_reach import reach_now
from app.systems.heroquest.potions.commands import DrinkPotion, HealWithHerbs, ThrowPotion
from app.systems.heroquest.rounds.commands import EndTurn, TakeTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ClimbOut, DisarmTrap, ExplodeFirestorm, JumpTrap, SpringTrap

CONTENT = SYSTEM.content
_SQUARES = tuple(the_board().squares())


class Finding(AssertionError):
    """Something that must never be."""


class Wishes:
    """The wishes at one table as it is now."""

    def __init__(self, table: Table, chance: Random) -> None:
        self.table, self.chance = table, chance

    def sensible(self) -> Iterator[Command]:
        """What the figure on turn could do from where it stands."""
        on_turn = self.table.round.turn or ""
        if on_turn == GAME_MASTER:
            for monster in self._some(self.table.monsters):
                yield from self._of_monster(monster)
            yield RollFate()
        elif on_turn in self.table.heroes:
            yield from self._of_hero(on_turn)

    def _of_hero(self, hero: str) -> Iterator[Command]:
        table, chance = self.table, self.chance
        yield MoveRoll(hero_id=hero)
        for _ in range(3):
            yield from self._walk(hero, lambda square: WalkTo(hero_id=hero, square=square))
        for door in self._things("door", "secret_door"):
            yield OpenDoor(door_id=door, hero_id=hero)
        for means in ("melee", "ranged", "thrown"):
            for target in self._some(table.monsters):
                yield Attack.model_validate({"attacker_id": hero, "target_id": target, "means": means})
        yield SearchForTraps(hero_id=hero, area="hier")
        yield SearchForTreasure(hero_id=hero, area="hier")
        yield SearchFurniture(hero_id=hero, area="hier", furniture=chance.choice(list(CONTENT.furniture)))
        for square in self._chests():
            yield OpenChest(hero_id=hero, chest=square, gold=chance.choice((0, 50)))
            yield DisarmChest(hero_id=hero, chest=square, points=chance.choice((0, 1)))
        yield JumpTrap(figure_id=hero, trap=chance.choice(list(CONTENT.traps)))
        yield DisarmTrap(figure_id=hero, trap=chance.choice(list(CONTENT.traps)))
        for item in table.heroes[hero].items:
            yield DrinkPotion(hero_id=hero, item_id=item.id, to_id=chance.choice((None, *table.heroes)))
            for monster in self._some(table.monsters):
                yield ThrowPotion(hero_id=hero, item_id=item.id, monster_id=monster)
        for lying in table.on_floor:
            yield PickUp(hero_id=hero, item_id=lying.id)
        spells = list(CONTENT.spells)
        for target in self._some((*table.monsters, *table.heroes)):
            yield CastBasicSpell(hero_id=hero, spell=chance.choice(spells), target_id=target)
        yield HealWithHerbs(hero_id=hero, to_id=chance.choice((None, *table.heroes)))

    def _of_monster(self, monster: str) -> Iterator[Command]:
        table, chance = self.table, self.chance
        for _ in range(2):
            yield from self._walk(monster, lambda square: WalkMonsterTo(monster_id=monster, square=square))
        yield MoveMonster(monster_id=monster)
        for hero in self._some(table.heroes):
            yield Attack(attacker_id=monster, target_id=hero)
            yield AttackTogether(monster_ids=self._two(monster), target_id=hero)
            yield CastMonsterSpell(monster_id=monster, spell=chance.choice(list(CONTENT.spells)), target_ids=(hero,))
        yield JumpTrap(figure_id=monster, trap=chance.choice(list(CONTENT.traps)))
        yield ClimbOut(figure_id=monster)

    def _walk(self, figure: str, wish: Callable[[str], Command]) -> Iterator[Command]:
        reach, spot = reach_now(self.table, CONTENT, figure), spot_of(self.table, figure)
        ends = sorted(reach.costs()) if reach else []
        if ends and spot:
            command = wish(place_name(spot.board, self.chance.choice(ends)))
            error = refusal(self.table, command, CONTENT)
            if error is not None:
                raise Finding(f"a square to walk to is refused: {error.code}: {command!r}")
            yield command

    def anything(self) -> Command:
        """Something of the game master's, or nonsense of anybody's."""
        table, chance, pick = self.table, self.chance, self.chance.choice
        figures = (*table.heroes, *table.monsters, "nobody")
        one, other, square, trap = pick(figures), pick(figures), self._square(), pick(list(CONTENT.traps))
        monsters = tuple(self._some((*table.monsters, "nobody"))) or ("nobody",)
        wishes: list[Callable[[], Command]] = [
            lambda: PutFigure(figure_id=one, square=square),
            lambda: PutFigure(figure_id=one, square=square, width=pick((1, 2)), height=pick((1, 2))),
            lambda: WalkTo(hero_id=one, square=square, beyond=pick((True, False))),
            lambda: WalkMonsterTo(monster_id=one, square=square, beyond=pick((True, False))),
            lambda: OpenDoor(door_id=pick(self._things("door", "secret_door") or ["none"]), force=True),
            lambda: FindThing(thing_id=pick(self._things() or ["none"])),
            lambda: PlaceMonster(monster_id=f"m{chance.randrange(99)}", kind="orc", hidden=pick((True, False))),
            lambda: RevealMonsters(monster_ids=monsters),
            lambda: HideMonsters(monster_ids=monsters),
            lambda: RemoveMonsters(monster_ids=monsters[:1]),
            lambda: ImposeEffect(figure_id=one, effect=pick(list(Effect))),
            lambda: EndEffect(figure_id=one, effect=pick(list(Effect))),
            lambda: LoseBodyPoints(hero_id=one, points=pick((1, 2, 9))),
            lambda: RestoreBodyPoints(hero_id=one, points=pick((1, 4))),
            lambda: ReviveHero(hero_id=one, means="elixir"),
            lambda: LeaveBehind(hero_id=one),
            lambda: TakeTurn(figure_id=pick((*table.heroes, GAME_MASTER))),
            lambda: DrawSpellSet(hero_id=one, permanent=pick((True, False))),
            lambda: DrawCard(deck="treasure", hero_id=one),
            lambda: Attack(attacker_id=one, target_id=other, means=pick(("melee", "ranged", "thrown"))),
            lambda: AttackTogether(monster_ids=self._two(one), target_id=other),
            lambda: JumpTrap(figure_id=one, trap=trap, square=square, escape=self._square(), others=(other,)),
            lambda: JumpTrap(figure_id=one, trap=trap, square=square, rubble=self._square(), distant=True),
            lambda: SpringTrap(figure_id=one, trap=trap, decided=pick(((), ("reach",)))),
            lambda: DisarmTrap(figure_id=one, trap=trap, square=square),
            lambda: ExplodeFirestorm(trap="magic_firestorm", inside=(one,)),
            lambda: OpenChest(hero_id=one, chest=square, decided=pick(((), ("reach",)))),
            lambda: SearchFurniture(hero_id=one, area="x", furniture=pick(list(CONTENT.furniture))),
            lambda: ClimbOut(figure_id=one),
            lambda: CastSetSpell(hero_id=one, spell=pick(list(CONTENT.spells)), target_ids=(other,)),
            lambda: PutMapAside() if table.map else BringMapBack(),
            EndTurn,
        ]
        return pick(wishes)()

    def _some(self, names: Iterable[str]) -> list[str]:
        there = list(names)
        return self.chance.sample(there, min(len(there), 3))

    def _two(self, first: str) -> tuple[str, ...]:
        others = [one for one in self.table.monsters if one != first]
        return (first, self.chance.choice(others) if others else "nobody")

    def _square(self) -> str:
        laid = self.table.map
        spots = [place_name(spot.board, spot.square) for spot in laid.spots.values()] if laid else []
        board = self.chance.randrange(len(laid.quest.boards)) if laid else 0
        return self.chance.choice((*spots, place_name(board, self.chance.choice(_SQUARES)), "Z99"))

    def _things(self, *kinds: str) -> list[str]:
        laid = self.table.map
        drawn = (thing for board in laid.quest.boards for thing in board.things) if laid else ()
        return [one.id for one in drawn if not kinds or one.kind in kinds][:40]

    def _chests(self) -> Iterator[str]:
        laid = self.table.map
        for number, board in enumerate(laid.quest.boards if laid else ()):
            yield from (place_name(number, one.square) for one in board.of_kind("chest"))
