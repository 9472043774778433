"""Fights played out: the evil side led with a skill against heroes who strike whom they can reach.

Dice hang on seed, round, figure, purpose and count alone, so that two skills meet the same luck as long as they do the
same.
"""

from random import Random

from app.core.answers import Answer, Answers, Choice, HandRoll, RollPrompt, Unanswered
from app.core.board.squares import distance
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.board.at_table import place_name, spot_of
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.decide import decide, refusal
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.commands import WalkTo
from app.systems.heroquest.maps.movement_reach import reach_now
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.rounds.commands import TakeTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.evil_turn import evil_turn, still_to_act
from app.systems.heroquest.tactics.told import MonsterPlan
from tests.systems.heroquest.tactics.positions import CONTENT, position
from tests.systems.heroquest.tactics.scenes_of_turns import read

ROUNDS = 6
_WHOLE = {"effects": (), "condition": Condition.STANDING, "recovery": None}
_KINDS = ("orc", "goblin", "skeleton", "gutter_runner", "black_orc", "fimir", "goblin")


class Fight:
    """A fight from a position of its seed."""

    def __init__(self, seed: int, skill: Skill, heroes: int = 4, monsters: int = 7) -> None:
        self.seed, self.skill, self.round, self._counts = seed, skill, 0, dict[str, int]()
        self.table = _calm(seed, heroes, monsters)

    def points(self) -> int:
        """Play it and return how many body points the heroes have lost, none below a faint."""
        before = self._left()
        for self.round in range(ROUNDS):
            self._evil()
            for hero in tuple(self.table.heroes):
                self._hero(hero)
        return before - self._left()

    def _left(self) -> int:
        return sum(max(hero.body_points, 0) for hero in self.table.heroes.values())

    def _evil(self) -> None:
        self._do(TakeTurn(figure_id=GAME_MASTER))
        tried = set[str]()
        while left := [one for one in still_to_act(self.table) if one not in tried]:
            if not any(hero.is_standing for hero in self.table.heroes.values()):
                return
            first = evil_turn(self.table, CONTENT, self.skill, left)[0]
            tried.add(first.figure_id)
            for command in read(first.plans[0]):
                if not self._do(command, first.plans[0]):
                    break

    def _hero(self, hero: str) -> None:
        """Strike the weakest beside him; else walk to the nearest monster and strike then."""
        if not self._do(TakeTurn(figure_id=hero)) or self._strikes(hero):
            return
        self._do(MoveRoll(hero_id=hero))
        reach, spot = reach_now(self.table, CONTENT, hero), spot_of(self.table, hero)
        foes = [there.square for one in self.table.monsters if (there := spot_of(self.table, one)) is not None]
        if reach is None or spot is None or not foes:
            return
        ends = reach.costs()
        best = min(ends, key=lambda one: (min(distance(one, far) for far in foes), ends[one], one), default=None)
        if best is not None and self._do(WalkTo(hero_id=hero, square=place_name(spot.board, best))):
            self._strikes(hero)

    def _strikes(self, hero: str) -> bool:
        monsters = sorted(self.table.monsters.values(), key=lambda one: (one.body_points, one.defence, one.id))
        for one in monsters:
            blow = Attack(attacker_id=hero, target_id=one.id)
            if one.is_standing and refusal(self.table, blow, CONTENT) is None:
                return self._do(blow)
        return False

    def _do(self, command: Command, plan: MonsterPlan | None = None) -> bool:
        """Do it with dice of its own; False where the rules refuse it."""
        given = list[Answer]()
        figure = next(iter(sorted(command.actors)), "")
        while True:
            after = self.table
            try:
                for fact in decide(after, command, Answers(given), CONTENT):
                    after = evolve(after, fact)
            except Unanswered as asked:
                given.append(self._answer(asked, figure, plan))
                continue
            except GameError:
                return False
            self.table = after
            return True

    def _answer(self, asked: Unanswered, figure: str, plan: MonsterPlan | None) -> Answer:
        prompt = asked.prompt
        if not isinstance(prompt, RollPrompt):
            return Choice(option=(plan.choices if plan else {}).get(prompt.purpose, prompt.options[0]))
        key = f"{self.seed} {self.round} {figure} {prompt.purpose}"
        self._counts[key] = self._counts.get(key, 0) + 1
        chance = Random(f"{key} {self._counts[key]}")
        return HandRoll(faces=tuple(chance.choice(die.faces) for die in prompt.dice))


def _calm(seed: int, heroes: int, monsters: int) -> Table:
    """A position in which everybody is unhurt and awake, of monsters that differ."""
    found = None
    while found is None:
        found, seed = position(seed, heroes, monsters, kinds=_KINDS), seed + 1000
    made = {
        name: hero.model_copy(update={**_WHOLE, "body_points": hero.body_attribute})
        for name, hero in found.heroes.items()
    }
    calm = {
        name: one.model_copy(update={"body_points": one.start_body, "effects": ()})
        for name, one in found.monsters.items()
    }
    return found.model_copy(update={"heroes": made, "monsters": calm})
