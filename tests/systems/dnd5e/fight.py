"""A fight without a server: commands as dictionaries, dice as they fall."""

from typing import Any

from app.core.answers import Answers, Choice, HandRoll
from app.core.events import Event
from app.core.game_system import Role, Viewer
from app.systems.dnd5e.encounter.state import Combatant, Encounter
from app.systems.dnd5e.game import SYSTEM

KINDS = {str(kind.model_fields["type"].default): kind for kind in SYSTEM.command_types}
PLAYER = Viewer(role=Role.GUEST)


class Fight:
    """The table and everything that was told."""

    def __init__(self) -> None:
        self.table = Encounter()
        self.told: list[Event] = []

    def do(self, kind: str, /, *dice: tuple[int, ...] | str, **fields: Any) -> list[Event]:
        """Do something; every die must be asked for. Raises: GameError."""
        command = KINDS[kind].model_validate({"type": kind, **fields}, strict=False)
        given = [Choice(option=one) if isinstance(one, str) else HandRoll(faces=tuple(map(str, one))) for one in dice]
        answers, facts = Answers(given), list[Event]()
        for fact in SYSTEM.decide(self.table, command, answers):
            facts.append(type(fact).model_validate_json(fact.model_dump_json()))  # as it comes out of the journal
        answers.finish()
        for fact in facts:
            evolved = SYSTEM.evolve(self.table, fact)
            assert isinstance(evolved, Encounter)
            self.table = Encounter.model_validate_json(evolved.model_dump_json())
        self.told += facts
        return facts

    def one(self, name: str) -> Combatant:
        """Somebody by name."""
        return next(one for one in self.table.combatants.values() if one.name == name)

    def id(self, name: str) -> str:
        """The id of somebody."""
        return self.one(name).id

    def names(self) -> list[str]:
        """The places of the order by their names."""
        return [self.table.name_of(entry) for entry in self.table.entries()]

    def seen(self, viewer: Viewer = PLAYER) -> Encounter:
        """The table as somebody sees it."""
        return SYSTEM.view(self.table, viewer)

    @property
    def turn(self) -> str:
        """Who is on turn."""
        return self.table.name_of(self.table.turn)


def begun(text: str = "3 Goblin +2", heroes: str = "Mira +3, Joss", dice: tuple[int, ...] = (11, 18, 5)) -> Fight:
    """A running fight: the goblins at 13, Mira at 21, Joss at 5."""
    fight = Fight()
    fight.do("add_combatants", text=text)
    fight.do("add_combatants", text=heroes, kind="pc")
    fight.do("roll_initiatives", dice)
    fight.do("begin_fight")
    return fight
