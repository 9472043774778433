"""The game master's turn: all monsters in play one after the other, those alike together, and what each has left."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlencode

from app.core.events import Command
from app.systems.heroquest.bestiary.abilities import own_deeds
from app.systems.heroquest.bestiary.commands import MoveMonster
from app.systems.heroquest.board.at_table import place_name, spot_of
from app.systems.heroquest.combat.attacks import are_alike
from app.systems.heroquest.combat.commands import AttackTogether
from app.systems.heroquest.maps.commands import WalkMonsterTo
from app.systems.heroquest.state.figures import Effect, Monster
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.my_turn import deeds_of_turn, is_action_spent, repeated_rolls
from app.web.heroquest.table.words import dice_in_short
from app.web.http.languages import t
from app.web.table.actions.menu import Means, Row

ALONE = "only:"  # before the id of a monster that acts apart from those like it
MOST_TOGETHER = 9


@dataclass(frozen=True)
class Unit:
    """Monsters that act at once: one, or some that are alike."""

    monsters: tuple[Monster, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """Theirs."""
        return tuple(one.id for one in self.monsters)

    def name(self, look: Look) -> str:
        """`3 × Goblin`, or the one's own name."""
        first = self.monsters[0]
        if len(self.monsters) == 1:
            return look.name_of(first.id)
        return f"{len(self.monsters)} × {look.labels.word('kind', first.kind)}"


def units(look: Look, alone: str = "", acted: Collection[str] = ()) -> tuple[Unit, ...]:
    """The monsters in play in their order; who has deeds or a name of its own acts alone, and so does `alone`.

    Those who have `acted` are no more together with those who have not.
    """
    scene, found = look.scene, list[list[Monster]]()
    for monster in look.monsters:
        is_plain = not monster.name and not own_deeds(scene, monster) and monster.id != alone
        kin = next((one for one in found if is_plain and _joins(one, monster, alone, acted)), None)
        if kin is None:
            found.append([monster])
        else:
            kin.append(monster)
    return tuple(Unit(tuple(one)) for one in found)


def _joins(kin: Sequence[Monster], monster: Monster, alone: str, acted: Collection[str]) -> bool:
    first = kin[0]
    is_apart = first.name or first.id == alone or (first.id in acted) != (monster.id in acted)
    return not is_apart and are_alike(first, monster) and len(kin) < MOST_TOGETHER


def acting_in(commands: Iterable[Command]) -> Iterator[tuple[str, Command]]:
    """Whose deed each command is."""
    for command in commands:
        if isinstance(command, AttackTogether):
            yield from ((one, command) for one in command.monster_ids)
        else:
            name = _acting_field(type(command))
            yield str(getattr(command, name)) if name else "", command


@cache
def _acting_field(kind: type[Command]) -> str:
    names = ("attacker_id", "monster_id", "figure_id", "hero_id")
    return next((name for name in names if name in kind.model_fields), "")


class MasterTurn:
    """The turn as it stands: who has acted since it began (the newest command first), and who is next."""

    def __init__(self, look: Look, done: Iterable[Command], wanted: str) -> None:
        """`wanted`: the unit that was tapped, by one of its monsters; `only:` before it if it acts alone."""
        self._look = look
        told = list(acting_in(done))
        self._moved = {one for one, command in told if isinstance(command, MoveMonster | WalkMonsterTo)}
        self._told = [one for one, _ in told]
        self._acted = [one for one, command in told if not command.leaves_action]
        self._alone = wanted.removeprefix(ALONE) if wanted.startswith(ALONE) else ""
        self.units = units(look, self._alone, self._acted)
        self.current = self._find(wanted.removeprefix(ALONE)) or self._next_open()

    def is_done(self, unit: Unit) -> bool:
        """Whether all of them have acted in this turn."""
        return set(unit.ids) <= set(self._acted)

    def _find(self, monster_id: str) -> Unit | None:
        return next((unit for unit in self.units if monster_id in unit.ids), None)

    def _next_open(self) -> Unit | None:
        """Whoever moved or was thrown for last and has not acted yet; else the first open one after who acted last."""
        begun = next(filter(None, map(self._find, self._told)), None)
        if begun is not None and self._is_open(begun):
            return begun
        last = next(filter(None, map(self._find, self._acted)), None)
        after = self.units.index(last) + 1 if last else 0
        return next((unit for unit in (*self.units[after:], *self.units[:after]) if self._is_open(unit)), None)

    def _is_open(self, unit: Unit) -> bool:
        return not self.is_done(unit) and not unit.monsters[0].hidden

    def at_hand(self) -> str:
        """Of the current unit the first that has not moved, or the first if all have; nobody where none is current."""
        ids = self.current.ids if self.current else ("",)
        return next((one for one in ids if one not in self._moved), ids[0])

    def following(self) -> Unit | None:
        """Who is next after the current one; nobody when it is the last that is open."""
        if self.current is None:
            return None
        place = self.units.index(self.current)
        return next((unit for unit in self.units[place + 1 :] if self._is_open(unit)), None)

    def rows(self, url: str, *, is_ending: bool = False) -> tuple[Row, ...]:
        """All units with their values and where they stand; nobody is on turn while the turn is ending."""
        return tuple(self._row(unit, url, is_ending=is_ending) for unit in self.units)

    def _row(self, unit: Unit, url: str, *, is_ending: bool) -> Row:
        values = {one.id: one for one in self._look.view.monsters}
        view, first = values[unit.ids[0]], unit.monsters[0]
        states = {"now": unit is self.current and not is_ending, "hidden": first.hidden, "done": self.is_done(unit)}
        state = next((name for name, holds in states.items() if holds), "open")
        must_roll = {due.figure_id for due in self._look.view.due or ()} & set(unit.ids)
        words = {
            "now": t("acts_now"),
            "hidden": t("hidden_yet"),
            "done": t("has_acted"),
            "open": t("roll_first") if must_roll else t("open_yet"),
        }
        body = "/".join(str(one.body_points) for one in unit.monsters)
        facts = (
            ("swords", dice_in_short(view.attack.dice)),
            ("shield", dice_in_short(view.defence.dice)),
            ("heart", body),
        )
        wanted = ALONE + first.id if first.id == self._alone else first.id
        spots = filter(None, (spot_of(self._look.table, one) for one in unit.ids))
        at = " ".join(place_name(spot.board, spot.square) for spot in spots)
        return Row(unit.name(self._look), f"{url}?{urlencode({'unit': wanted})}", state, words[state], facts, at)

    def means(self) -> tuple[Means, ...]:
        """What the current unit has spent."""
        ids = set(self.current.ids) if self.current else set()
        return means(moved=ids <= self._moved, acted=ids <= set(self._acted)) if ids else ()


def means(*, moved: bool, acted: bool, cast: int | None = None, grants: Iterable[Means] = ()) -> tuple[Means, ...]:
    """Movement, action and spells of a figure on turn, struck out once they are spent: a warning, never a lock."""
    found = [Means(t("movement"), "arrow-right", moved), Means(t("its_action"), "swords", acted)]
    if cast is not None:
        found.append(Means(t("spells_this_turn", number=cast), "wand-sparkles", cast > 0))
    found += grants
    return tuple(found)


def means_of_hero(look: Look, hero_id: str) -> tuple[Means, ...]:
    """The same of a hero, with the rolls he has repeated, second throws and deeds that something grants."""
    hero, mine = look.table.heroes[hero_id], deeds_of_turn(look, hero_id)
    casts = sum(number for kind, number in mine.items() if kind.startswith("cast_") or kind == "read_scroll")
    seen, is_caster = look.seen_hero(hero_id), bool(look.spells_of(hero_id))
    grants = [Means(look.labels.text(f"effects.{one}"), "dices", is_used=False) for one in _GRANTS if hero.amount(one)]
    grants += [Means(t("repeated_a_roll", roll=roll), "dices", is_used=True) for roll in repeated_rolls(look, hero_id)]
    gifts = seen.private.gifts if seen and seen.private else ()
    return means(
        moved="move_roll" in mine,
        acted=is_action_spent(look, hero_id),
        cast=casts if is_caster else None,
        grants=(*grants, *(Means(look.labels.text(f"gifts.{one.id}"), "sparkles", one.spent) for one in gifts)),
    )


_GRANTS = (Effect.SECOND_THROW,)
