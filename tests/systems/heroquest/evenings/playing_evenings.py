"""Evenings that a crude program plays by itself through the rules: what is due, what leads to a fight, what else is
offered, and much nonsense.

After every command all that must always hold is checked. A seed plays the same evening again. To play many:
`python -m tests.systems.heroquest.evenings.playing_evenings 400` (from, to: `… 400 100` begins with seed 100).
"""

import sys
import traceback
from collections import Counter
from random import Random

from app.core.answers import Answer, Answers, Choice, ChoicePrompt, HandRoll, Unanswered
from app.core.dice import DiceCup
from app.core.errors import GameError
from app.core.events import Command, Event
from app.systems.heroquest.board.at_table import place_name, spot_of
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.equipment.commands import DropItem, GiveItem
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap, PutFigure
from app.systems.heroquest.maps.movement_reach import reach_from
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.quests.readiness import faults
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.turn_reminders import due
from tests.systems.heroquest.evenings.any_command import any_command
from tests.systems.heroquest.evenings.fighting import in_earnest, with_more_said
from tests.systems.heroquest.evenings.what_holds import check, check_due, check_offers, check_replay, check_views
from tests.systems.heroquest.evenings.wishes import Finding, Wishes
from tests.systems.heroquest.maps.random_quests import random_quest

CONTENT = SYSTEM.content
COMMANDS = 160  # of one evening
GEAR = ("broadsword", "crossbow", "dagger", "shield", "helmet", "spear", "healing_potion_4", "holy_water", "tool_kit")


class Evening:
    """An evening of one seed: the table, and all that has happened."""

    def __init__(self, seed: int) -> None:
        self.seed, self.chance = seed, Random(seed)
        self.table, self.facts = Table(), list[Event]()
        self.done = list[str]()
        self.counts = Counter[str]()
        self._cup = DiceCup(seed=f"evening {seed}")

    def play(self, commands: int = COMMANDS) -> "Evening":
        """Play it. Raises: Finding."""
        try:
            self._sit_down()
            for _ in range(commands):
                self._next()
            check_replay(self.facts, self.table)
        except Exception as fault:
            fault.add_note(
                f"evening {self.seed}, the last of {len(self.done)} commands:\n"
                + "\n".join(one[:300] for one in self.done[-6:])
            )
            raise
        return self

    def _sit_down(self) -> None:
        chance = self.chance
        for number in range(1, chance.choice((1, 2, 3, 4)) + 1):
            hero = f"hero{number}"
            self._must(SeatHero(hero_id=hero, name=f"Held {number}", hero_class=chance.choice(list(CONTENT.classes))))
            for item in chance.sample(GEAR, 3):
                self._try(GiveItem(hero_id=hero, item_id=f"{hero}-{item}", content_id=item))
            while wrong := faults(self.table, self.table.heroes[hero], CONTENT):
                self._must(DropItem(hero_id=hero, item_id=wrong[0].item_ids[0]))
        self._must(LayMap(quest=self._quest()))
        self._must(StartQuest())
        for number in range(chance.choice((0, 2, 4))):
            self._lie_in_wait(f"lurker-{number}")

    def _lie_in_wait(self, monster_id: str) -> None:
        """Put a monster of any kind where the first hero could soon be."""
        laid, kinds = self.table.map, [one for one in CONTENT.monsters.values() if one.is_complete]
        spot = laid.spots.get("hero1") if laid else None
        if spot is None or not self._try(PlaceMonster(monster_id=monster_id, kind=self.chance.choice(kinds).id)):
            return
        reach = reach_from(Scene(self.table, CONTENT, Answers()), "hero1", spot, 12)
        ends = sorted(reach.costs())
        for square in self.chance.sample(ends, min(len(ends), 3)):
            if self._try(PutFigure(figure_id=monster_id, square=place_name(spot.board, square))):
                return

    def _quest(self) -> QuestMap:
        if self.seed % 10 < len(SHIPPED):
            return shipped_map(SHIPPED[self.seed % 10], "de")
        found = random_quest(self.seed)
        return found.model_copy(update={"wandering_monster": self.chance.choice(("orc", "fimir", "", "no such"))})

    def _has_foes(self) -> bool:
        return any(spot_of(self.table, one) for one in self.table.monsters)

    # one command

    def _next(self) -> None:
        check_due(self.table)
        wishes, chance = due(self.table, CONTENT), self.chance
        if wishes and chance.random() < 0.8:
            self._must(chance.choice(wishes).command)
        elif not self._has_foes() and chance.random() < 0.15:
            self._lie_in_wait(f"lurker-{len(self.done)}")
        elif chance.random() < 0.5:
            self._must(in_earnest(self.table, chance))
        elif chance.random() < 0.3:
            said = with_more_said(self.table, chance)
            if said is not None:
                self._try(said)
        elif chance.random() < 0.6:
            self._must(self._offered())
        elif chance.random() < 0.5:
            command = any_command(chance, self.table)
            if command is not None:
                self._try(command)
        else:
            self._try(Wishes(self.table, chance).anything())

    def _offered(self) -> Command:
        """Something that the rules do not refuse, each kind as likely as the others; now and then the turn ends."""
        wishes = Wishes(self.table, self.chance).sensible()
        offered: dict[str, list[Command]] = {}
        for one in wishes:
            if refusal(self.table, one, CONTENT) is None:
                offered.setdefault(one.type, []).append(one)
        if not offered or self.chance.random() < 0.15:
            return EndTurn()
        return self.chance.choice(offered[self.chance.choice(list(offered))])

    def _must(self, command: Command) -> None:
        """Do what was offered or due."""
        if not self._try(command):
            raise Finding(f"offered and refused: {command!r}")

    def _try(self, command: Command) -> bool:
        """Do it if the rules allow it. Raises: Finding for what is refused when dice have fallen."""
        self.done.append(repr(command))
        before, given = self.table, list[Answer]()
        while True:
            scene_facts = list[Event]()
            try:
                scene_facts.extend(SYSTEM.decide(before, command, Answers(given, self._cup)))
            except Unanswered as asked:
                given.append(self._answer(asked))
                continue
            except GameError as error:
                self.done[-1] += f" -> {error.code}"
                if any(isinstance(one, HandRoll) for one in given):
                    raise Finding(f"refused after a throw: {error.code}: {command!r}") from error
                return bool(given)  # the people have said that it cannot be done
            break
        for fact in scene_facts:
            self.table = evolve(self.table, fact)
        self.facts += scene_facts
        self.counts[command.type] += 1
        check(before, self.table, command)
        if len(self.done) % 8 == 0:
            check_views(self.table)
        if len(self.done) % 24 == 0:
            check_offers(self.table)
        return True

    def _answer(self, asked: Unanswered) -> Answer:
        prompt = asked.prompt
        if isinstance(prompt, ChoicePrompt):
            return Choice(option=self.chance.choice(prompt.options))
        return HandRoll(faces=tuple(self.chance.choice(die.faces) for die in prompt.dice))


def main(number: int, first: int = 0) -> int:
    """Play so many evenings and say what was found."""
    found, counts = Counter[str](), Counter[str]()
    for seed in range(first, first + number):
        try:
            counts += Evening(seed).play().counts
        except Exception as fault:
            last = traceback.extract_tb(fault.__traceback__)[-1]
            found[f"{type(fault).__name__}: {fault}"[:160]] += 1
            print(f"{seed}: {type(fault).__name__}: {fault} ({last.filename.rpartition('/')[2]}:{last.lineno})")
            print(*getattr(fault, "__notes__", ()), sep="\n")
    print(f"{number} evenings, {sum(counts.values())} commands, {sum(found.values())} findings")
    print(", ".join(f"{name} {count}" for name, count in counts.most_common()))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
