"""Offers of a creature, made by asking the rules, with the reason against each that is barred; for pages, phones and
programs.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

from app.core.answers import Answers, objection
from app.core.errors import GameError, RuleViolation, UnknownSubject
from app.core.game_system import Role, Viewer
from app.core.offers import Offer, offer_of
from app.systems.dnd5e.encounter import commands, movement, own_turn, people
from app.systems.dnd5e.encounter.commands import FightCommand
from app.systems.dnd5e.encounter.state import Combatant, Encounter
from app.systems.dnd5e.fields import SQUARE, Kind, Mode
from app.systems.dnd5e.rules.turns import Means

_GROUPS: Mapping[str, str] = {
    "use_means": "means", "walk": "movement", "walk_to": "movement", "in_reach": "movement", "next_turn": "turn",
    "settle_tie": "order", "roll_initiatives": "order", "set_initiative": "order", "move_in_order": "order",
    "begin_fight": "order", "end_fight": "order",
}  # fmt: skip
_OTHERS = "referee"  # what the game master tells and puts right
# What the rules demand as soon as they allow it.
_DUE = {"roll_initiatives": "DND-INI-1", "settle_tie": "DND-INI-4", "begin_fight": "DND-CMB-1"}
Asking = tuple[FightCommand, tuple[str, ...]]


def offers_of(table: Encounter, viewer: Viewer, figure_id: str | None) -> tuple[Offer, ...]:
    """List what a creature can do, or without one what befalls the fight; what is due comes first.

    `table` is the fight as the viewer knows it. Nothing is thrown or changed. Who is away can do nothing. What the
    game master overrules is no offer of its own: it is the refused command with `ruled`.
    Raises: UnknownSubject for somebody who is not there, or whose name the viewer does not know.
    """
    leads = viewer.role is Role.GAME_MASTER
    if figure_id is None:
        found = [_offer(table, None, *one) for one in _of_fight(table)] if leads else []
    else:
        one = table.combatants.get(figure_id)
        if one is None or not one.name:
            raise UnknownSubject("combatant.unknown", field="figure")
        found = [] if one.removed else [*_OfferMaker(table, one).all(leads=leads)]
    return tuple(sorted(found, key=lambda one: one.due is None))


def _of_fight(table: Encounter) -> Iterator[Asking]:
    """Yield the deeds of no creature: before the fight its order, step by step; then whose turn ends; who comes and
    goes.
    """
    yield commands.RollInitiatives(), ()
    for total in table.ties():
        yield commands.SettleTie(initiative=total), ()
        yield commands.SettleTie(initiative=total, by="roll"), ()
    yield commands.BeginFight(), ()
    yield commands.NextTurn(entry=table.turn), ()
    if table.round:
        yield commands.EndFight(), ()
    yield own_turn.PassTime(), ("rounds",)
    yield people.AddCombatants(text="?"), ("text", "kind")
    for one in table.combatants.values():
        if one.removed:
            yield people.Remove(combatant_id=one.id, back=True), ()


@dataclass(frozen=True)
class _OfferMaker:
    """Makes the offers of one creature."""

    table: Encounter
    one: Combatant

    def all(self, *, leads: bool) -> Iterator[Offer]:
        """Yield the end of the turn and its means, then the ways, then what the game master tells."""
        mine = [*self._ties(), *self._turn(), *self._means(), *self._steps(), *self._passages(), *self._reaches()]
        for command in mine:
            yield _offer(self.table, self.one.id, command, (), **self._price(command))
        yield from self._squares()
        if leads:
            for asking in self._of_referee():
                yield _offer(self.table, self.one.id, *asking)

    def _ties(self) -> Iterator[FightCommand]:
        """Yield the orders of those with the same total, as far as players decide them."""
        total = self.one.initiative
        tied = self.table.ties().get(total, ()) if total is not None and self.one.kind is Kind.PC else ()
        for entry in tied if self.one.entry in tied else ():
            yield commands.SettleTie(initiative=total or 0, hero=self.one.id, first=entry)

    def _turn(self) -> Iterator[FightCommand]:
        if self.table.round:
            yield commands.NextTurn(entry=self.one.id)

    def _means(self) -> Iterator[FightCommand]:
        """Yield each means, what of objects costs the action, and what was used taken back."""
        for means in get_args(Means):
            yield own_turn.UseMeans(combatant_id=self.one.id, means=means)
            if getattr(self.one, f"{means}_used"):
                yield own_turn.UseMeans(combatant_id=self.one.id, means=means, back=True)
        yield own_turn.UseMeans(combatant_id=self.one.id, means="object", thing="special")
        yield own_turn.UseMeans(combatant_id=self.one.id, means="object", thing="awkward")

    def _steps(self) -> Iterator[movement.Walk]:
        """Yield a square more, plain, difficult, through a space or in another way; lying down and standing up."""
        own = self.one.id
        yield movement.Walk(combatant_id=own)
        yield movement.Walk(combatant_id=own, difficult=True)
        yield movement.Walk(combatant_id=own, creature_space=True)
        yield movement.Walk(combatant_id=own, how="stand_up" if self.one.prone else "fall_prone")
        for mode in Mode:
            if mode is not Mode.WALK and self.one.speeds.of(mode):
                yield movement.Walk(combatant_id=own, mode=mode)
        if self.one.legs:
            yield movement.Walk(combatant_id=own, how="take_back")

    def _passages(self) -> Iterator[movement.Walk]:
        """Through the space of each creature whose name is known."""
        for other in self._named():
            yield movement.Walk(combatant_id=self.one.id, through=other.id)

    def _reaches(self) -> Iterator[movement.InReach]:
        """Yield the reaches told by hand, where no ground shows them: of enemies, each entered or left."""
        for other in self._named() if self.table.ground is None else ():
            if other.kind is not self.one.kind:
                how = "leaves" if other.id in self.one.near else "near"
                told = {"combatant_id": self.one.id, "other_id": other.id, "how": how}
                yield movement.InReach.model_validate(told)

    def _named(self) -> Iterator[Combatant]:
        return (other for other in self.table.there() if other.id != self.one.id and other.name)

    def _squares(self) -> Iterator[Offer]:
        """Yield the squares that it reaches on foot, the nearest first, each with its cost."""
        one, ground = self.one, self.table.ground
        if ground is None or not one.at:
            return
        why = movement.not_moving(one, self.table)
        error = RuleViolation(why, field="to") if why else None
        costs = movement.ways(one, ground, self.table, one.left(one.speeds.walk)).costs()
        for square, cost in sorted(costs.items(), key=lambda found: (found[1], found[0].name)):
            if cost:
                command = movement.WalkTo(combatant_id=one.id, to=square.name)
                yield offer_of(command, error, one.id, group=_GROUPS[command.type], cost=cost)

    def _price(self, command: FightCommand) -> Mapping[str, int | bool | None]:
        """Return its cost in whole squares, and whether the turn has too little left for it."""
        one = self.one
        if isinstance(command, movement.Walk) and command.how != "take_back":
            metres = movement.cost_in_metres(command, one, self.table)
            squares = None if metres % SQUARE else int(metres / SQUARE)
            return {"cost": squares, "is_spent": metres > one.left(one.speeds.of(command.mode))}
        if isinstance(command, own_turn.UseMeans) and not command.back:
            return {"is_spent": bool(getattr(one, f"{own_turn.paid_with(command, one)}_used"))}
        return {}

    def _of_referee(self) -> Iterator[Asking]:
        """Yield what the game master tells and puts right."""
        own = self.one.id
        yield commands.SetInitiative(combatant_id=own, initiative=10), ("initiative",)
        if self.one.entry in self.table.order:
            yield commands.MoveInOrder(combatant_id=own), ()
            yield commands.MoveInOrder(combatant_id=own, down=True), ()
        yield own_turn.Hide(combatant_id=own, stealth=10), ("stealth", "seen_by")
        if self.one.stealth is not None:
            yield own_turn.MakeNoise(combatant_id=own), ()
        for other in self._named():
            if other.stealth is not None and other.kind is not self.one.kind:
                yield own_turn.Search(combatant_id=own, hider=other.id, check=10), ("check",)
        yield own_turn.Find(combatant_id=own, place="?"), ("place", "right_place", "difficulty")
        for how in ("held", "choked") if self.one.breath is None else ("breathes",):
            yield own_turn.LoseAir.model_validate({"combatant_id": own, "how": how}), ()
        yield people.SetHitPoints(combatant_id=own, hit_points=1), ("hit_points",)
        yield people.ChangeTag(combatant_id=own, text="?"), ("text",)
        yield people.SetSurprised(combatant_id=own, surprised=not self.one.surprised), ()
        yield people.DescribeCombatant(combatant_id=own, name=self.one.name), ("name",)
        yield people.Remove(combatant_id=own), ()


def _offer(
    table: Encounter, figure_id: str | None, command: FightCommand, asks: tuple[str, ...], **price: int | bool | None
) -> Offer:
    error: GameError | None = objection(command.decide(table, Answers()))
    group = _GROUPS.get(command.type, _OTHERS)
    due = None if error else _DUE.get(command.type)
    cost, is_spent = price.get("cost"), bool(price.get("is_spent"))
    return offer_of(command, error, figure_id, asks=asks, group=group, due=due, cost=cost, is_spent=is_spent)
