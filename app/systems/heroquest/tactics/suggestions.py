"""Suggestions: the best plans of a monster in order, each with its commands, its odds and its reason as data."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.board.passages import Squares
from app.core.board.squares import Square
from app.core.errors import GameError
from app.core.events import Command
from app.core.offers import told_of
from app.systems.heroquest.bestiary.commands import MoveMonster
from app.systems.heroquest.board.quest_map import QuestMonster
from app.systems.heroquest.combat.strikes import has_power
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.content.tempers import Skill, Temper
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.accepted import Accepted, accepted
from app.systems.heroquest.tactics.ground import FAR, MonsterGround
from app.systems.heroquest.tactics.harm import Against, against, targets_of
from app.systems.heroquest.tactics.plans import again, deeds_of, due_first, through_link, with_way
from app.systems.heroquest.tactics.reasons import PlanDraft, compared
from app.systems.heroquest.tactics.spells import PlanDeed
from app.systems.heroquest.tactics.told import MonsterPlan, PlanReason, Suggestion, odds_told
from app.systems.heroquest.tactics.worth import Judge, Others, Terms, flees, temper_of, together

MOST_PLANS = 6
FARTHEST_FLIGHT = 30  # squares: who flees wants no more between itself and its foes


def suggestion(
    table: Table, content: Content, monster_id: str, skill: Skill = Skill.CUNNING, *, others: Others | None = None
) -> Suggestion:
    """Return what a monster could do, the best first; one plan to stay where nothing else can be done.

    Nothing is thrown or changed: the same table leads to the same plans. Raises: UnknownSubject.
    """
    return planned(MonsterGround(table, content, monster_id), skill, others or Others())


def planned(ground: MonsterGround, skill: Skill, others: Others, most: int = MOST_PLANS) -> Suggestion:
    """Return the plans of a monster on its ground, `most` of them."""
    temper = temper_of(ground.table, ground.content, ground.monster)
    found = tuple(_Planner(ground, temper, skill, others, most).plans())
    return Suggestion(figure_id=ground.id, temper=temper.id, skill=skill, plans=found)


class _Planner:
    def __init__(self, ground: MonsterGround, temper: Temper, skill: Skill, others: Others, most: int) -> None:
        self.ground, self.temper, self.skill, self.most = ground, temper, skill, most
        self.judge = Judge(ground, temper, skill, others)
        self._places: dict[Square, tuple[Terms, float, float]] = {}
        self._is_fleeing = flees(ground, temper)
        self._crowd = temper.crowd if temper.conduct == "casts" else 0

    def plans(self) -> Iterator[MonsterPlan]:
        """Yield what the rules accept: what is due alone, else deeds, else ways, else to stay."""
        ground = self.ground
        idle = self._idle()
        if idle:
            yield self._stay(idle)
            return
        first = due_first(ground)
        if first is not None and accepted(ground.table, ground.content, [first]) is not None:
            yield self._told((first,), Accepted((), None, ground.table), None, PlanReason(term="due"))
            return
        drafts = sorted(self._drafts(), key=_order)
        checked = list(self._checked(drafts))
        if checked:
            yield from self._reasoned(checked)
            return
        if ground.throws_first and ground.heroes and (roll := self._roll()) is not None:
            yield roll
            return
        yield from self._moves()

    def _idle(self) -> str:
        """Return why it does nothing at all; empty where it may."""
        monster = self.ground.monster
        if not monster.is_standing:
            return "slain"
        if monster.hidden:
            return "hidden"
        held = ((Effect.ASLEEP, "asleep"), (Effect.MISSES_TURN, "misses_turn"), (Effect.TURNED, "turned"))
        for effect, why in held:
            if monster.amount(effect):
                return why
        if not self.ground.can_act and self.ground.has_moved:
            return "done"
        return "" if self.ground.heroes or self.ground.links else "no_foe"

    def _drafts(self) -> Iterator[PlanDraft]:
        """Yield each deed from the best of its places, and where it can, first the deed, then the way."""
        ground, judge = self.ground, self.judge
        found = list(self._worth_doing())
        is_blow_there = any(deed.spell is None for deed, _ in found)
        for deed, met in found:
            if deed.spell is not None and deed.spell.group and not is_blow_there and len(met) < self._crowd:
                continue
            terms = judge.of_deed(deed, met)
            if ground.here is None:
                yield PlanDraft(deed, met, None, None, terms, judge.worth(terms))
                continue
            here = ground.here.figure.square
            own = ground.bit(here)
            for place in self._best(deed.places & (own if self._is_fleeing else self._allowed))[:2]:
                yield self._draft(deed, met, terms, place, place)
            for end in self._best(self._afterwards)[:1] if deed.places & own else ():
                if end != here:
                    yield self._draft(deed, met, terms, here, end)

    def _draft(
        self, deed: PlanDeed, met: tuple[Against, ...], terms: Terms, place: Square, end: Square
    ) -> PlanDraft:  # fmt: skip
        both = together(terms, self._at(end)[0])
        return PlanDraft(deed, met, place, end, both, self.judge.worth(both) + self._at(end)[1] - self._at(end)[2])

    @property
    def _afterwards(self) -> Squares:
        """Return where it may go after its deed: away, if that is its way to fight, or to let others by.

        All others stay with the foe whom they have just struck, or they would step to and fro.
        """
        ground, conduct = self.ground, self.temper.conduct
        if self._is_fleeing or conduct in ("harries", "shoots", "casts"):
            return ground.end_mask
        assert ground.here is not None
        here = ground.here.figure.square
        is_in_the_way = self._at(here)[0].room < 0
        return ground.end_mask & self._allowed if is_in_the_way else ground.bit(here)

    def _worth_doing(self) -> Iterator[tuple[PlanDeed, tuple[Against, ...]]]:
        """Yield the deeds that do something to a foe; who lies is spared unless the skill says otherwise."""
        for deed in deeds_of(self.ground, self._best):
            met = self.judge.against(deed)
            heroes = [self.ground.table.heroes.get(one.target_id) for one in met]
            strikes_standing = any(hero is not None and hero.is_standing for hero in heroes)
            is_without_target = deed.spell is not None and not targets_of(deed.command)
            is_harm = any(one.hits for one in met) and (strikes_standing or self.judge.weights.fallen)
            if is_harm or is_without_target:
                yield deed, met

    @property
    def _allowed(self) -> Squares:
        """Return the squares on which the temper lets it end."""
        ground = self.ground
        if ground.here is None:
            return 0
        here = ground.bit(ground.here.figure.square)
        if self.temper.conduct == "guards":
            return ground.situation.in_area(self.home) & ground.end_mask | here
        return ground.bit(self.home) | here if self.temper.conduct == "blocks" else ground.end_mask

    @property
    def home(self) -> Square:
        """Return where a guard belongs: where it was drawn, or else where it stands."""
        ground = self.ground
        assert ground.here is not None
        laid = ground.table.map
        drawn = laid.quest.boards[ground.here.board].things if laid else ()
        own = (one for one in drawn if isinstance(one, QuestMonster) and laid and laid.figures.get(one.id) == ground.id)
        return next((one.square for one in own), ground.here.figure.square)

    def _at(self, square: Square) -> tuple[Terms, float, float]:
        """Return the terms of ending on a square, what they come to, and that without the wish to flee."""
        if square not in self._places:
            terms = self.judge.of_place(square)
            worth = self.judge.worth(terms)
            far = min(self.ground.from_foes.get(square, FAR), FARTHEST_FLIGHT) if self._is_fleeing else 0
            self._places[square] = terms, worth + far, worth
        return self._places[square]

    def _best(self, mask: Squares) -> Sequence[Square]:
        """Return the squares of a set, the best to end on first."""
        squares = self.ground.everywhere.squares(mask & self.ground.end_mask)
        return sorted(squares, key=lambda one: (-round(self._at(one)[1], 9), self.ground.ends[one], one))

    def _checked(self, drafts: Sequence[PlanDraft]) -> Iterator[tuple[PlanDraft, tuple[Command, ...], Accepted]]:
        """Yield the drafts that the rules accept, the best of each deed and target alone."""
        told = set[tuple[str, tuple[str, ...]]]()
        for draft in drafts:
            assert draft.deed is not None
            key = (draft.deed.command.type, targets_of(draft.deed.command))
            if key in told or len(told) >= self.most:
                continue
            commands = self._commands(draft)
            found = accepted(self.ground.table, self.ground.content, commands)
            if found is not None:
                told.add(key)
                yield draft, commands, found

    def _commands(self, draft: PlanDraft) -> tuple[Command, ...]:
        if draft.place is None or draft.end is None:
            return (draft.deed.command,) if draft.deed else ()
        commands = with_way(self.ground, draft.deed.command if draft.deed else None, draft.place, draft.end)
        once_more = again(self.ground, draft.place) if draft.place == draft.end and draft.deed else None
        return (*commands, once_more) if once_more else commands

    def _reasoned(self, checked: Sequence[tuple[PlanDraft, tuple[Command, ...], Accepted]]) -> Iterator[MonsterPlan]:
        """Yield the plans with what decides between each and the best one that it is compared with."""
        for place, (draft, commands, found) in enumerate(checked):
            rival = checked[0 if place else 1][0] if len(checked) > 1 else None
            reason, objection = compared(self.judge, draft, rival)
            yield self._told(commands, found, draft, reason, objection)

    def _told(
        self, commands: tuple[Command, ...], found: Accepted, draft: PlanDraft | None, reason: PlanReason,
        objection: PlanReason | None = None,
    ) -> MonsterPlan:  # fmt: skip
        ground, deed = self.ground, found.deed
        met = self._odds(found.at, deed) if deed is not None else ()
        return MonsterPlan(
            figure_id=ground.id,
            commands=tuple({"type": one.type, **told_of(one)} for one in commands),
            deed=deed.type if deed else commands[0].type if commands and not found.way else "",
            targets=tuple(map(odds_told, met)),
            way=found.way,
            place=ground.name(draft.place) if draft and draft.place else "",
            square=ground.name(draft.end) if draft and draft.end else found.way[-1] if found.way else "",
            choices=self._choices(deed),
            reason=reason,
            objection=objection,
            terms={one: round(number, 4) for one, number in draft.terms._asdict().items() if number} if draft else {},
        )

    def _odds(self, at: Table, deed: Command) -> tuple[Against, ...]:
        """Return what a deed does where it is done; nothing where people have to say something first."""
        try:
            return against(at, deed, self.ground.content)
        except GameError:
            return ()

    def _choices(self, deed: Command | None) -> Mapping[str, str]:
        """HQ-19-ZURÜCKDRÄNGEN: a monster that holds its place pushes back, all others wound."""
        if deed is None or not has_power(self.ground.scene, self.ground.id, Power.PUSH_BACK):
            return {}
        return {"push_back": "push" if self.temper.conduct == "blocks" and deed.type == "attack" else "wound"}

    def _roll(self) -> MonsterPlan | None:
        command = MoveMonster(monster_id=self.ground.id)
        found = accepted(self.ground.table, self.ground.content, [command])
        return self._told((command,), found, None, PlanReason(term="throws", rule="HQ-19")) if found else None

    def _moves(self) -> Iterator[MonsterPlan]:
        """Yield the way towards a foe or away from all of them, if there is one that leads anywhere; else to stay."""
        ground = self.ground
        if ground.here is None:
            yield self._stay("told_by_people")
            return
        here, conduct = ground.here.figure.square, self.temper.conduct
        for command in through_link(ground) if not ground.foes and not ground.has_moved else ():
            found = accepted(ground.table, ground.content, [command])
            if found is not None:
                yield self._told((command,), found, None, PlanReason(term="nearer"))
                return
        if self._is_fleeing:
            yield from self._to(ground.from_foes, "flees", farther=True)
        elif conduct in ("guards", "blocks"):
            yield from self._to(ground.steps_to(self._post()), "returns")
            yield self._stay(conduct)
            return
        else:
            yield from self._to(ground.away, "nearer")
        is_waiting = conduct == "casts" and ground.can_act and ground.away.get(here, FAR) < FAR
        yield self._stay("waits" if is_waiting else "blocked" if ground.foes else "no_foe")

    def _post(self) -> Squares:
        if self.temper.conduct == "blocks":
            return self.ground.bit(self.home)
        return self.ground.situation.in_area(self.home)

    def _to(self, steps: Mapping[Square, int], term: str, *, farther: bool = False) -> Iterator[MonsterPlan]:
        """Yield the way to the square with the fewest or the most steps, unless the one it stands on is as good."""
        ground = self.ground
        assert ground.here is not None
        here, sign = ground.here.figure.square, -1 if farther else 1
        left = {one: min(steps[one], FARTHEST_FLIGHT if farther else FAR) * sign for one in ground.ends}
        least = min(left.values())
        nearest = ground.everywhere.mask(one for one in left if left[one] == least)
        for square in self._best(nearest)[:3] if least < left[here] else ():
            commands = with_way(ground, None, square, square)
            found = accepted(ground.table, ground.content, commands)
            if found is not None:
                draft = PlanDraft(None, (), square, square, self._at(square)[0], 0.0)
                yield self._told(commands, found, draft, PlanReason(term=term, number=abs(left[square]), rule="HQ-2"))
                return

    def _stay(self, why: str) -> MonsterPlan:
        ground = self.ground
        square = ground.name(ground.here.figure.square) if ground.here else ""
        return MonsterPlan(figure_id=ground.id, commands=(), square=square, place=square, reason=PlanReason(term=why))


def _order(draft: PlanDraft) -> tuple[object, ...]:
    """Return by what drafts are put in order: the most worth first, else the shortest, else by name."""
    assert draft.deed is not None
    return (-round(draft.worth, 9), draft.terms.steps, draft.deed.command.type, targets_of(draft.deed.command))
