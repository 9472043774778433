"""Mage Knight Dungeons as the house knows it: rulings that are read and worked out, and a match kept lightly."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.answers import Answers
from app.core.events import Command, Event, kinds_in
from app.core.game_system import GameState, NobodyHidden, Passport, Viewer
from app.core.offers import Offer
from app.systems.mage_knight import actions, fighting, figures, magic, movement, spawn_and_experience, terror
from app.systems.mage_knight.match import commands as match_commands
from app.systems.mage_knight.match import state as match_state
from app.systems.mage_knight.match.commands import MatchCommand, decide
from app.systems.mage_knight.match.possible import offers_of
from app.systems.mage_knight.match.state import Match
from app.systems.mage_knight.rulings import RulingApplied, apply

SUBJECTS = (figures, fighting, actions, magic, terror, movement, spawn_and_experience)  # each registers its rulings


class MageKnight(NobodyHidden):
    """The rulings of the sheet, which need no match, and a match."""

    id = "mage-knight"
    command_types: Sequence[type[Command]] = kinds_in(Command, match_commands)
    event_types: Sequence[type[Event]] = (RulingApplied, *kinds_in(Event, match_state))
    state_type: type[GameState] = Match

    def new_state(self) -> Match:
        """Return a match without sides."""
        return Match()

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        """Yield what follows. Raises: GameError; Unanswered."""
        if isinstance(command, MatchCommand):
            yield from decide(Match.cast(state), command, answers)
        else:
            yield from apply(command, answers)

    def evolve(self, state: GameState, event: Event) -> GameState:
        """Return the match after a fact; a ruling changes nothing."""
        changed: Match = event.evolve(Match.cast(state))
        return changed

    def view(self, state: GameState, viewer: Viewer) -> Match:
        """Return the whole match: nothing is hidden."""
        del viewer
        return Match.cast(state)

    def offers(self, state: GameState, viewer: Viewer, figure_id: str | None) -> Sequence[Offer]:
        """Return a figure's offers; without a figure what befalls the match."""
        return offers_of(Match.cast(state), viewer, figure_id)

    def impossible(self, state: GameState) -> str | None:
        """Return the place of the first value that no play leads to."""
        match = Match.cast(state)
        strays = (f"figures.{one.id}.side" for one in match.figures.values() if one.side not in match.sides)
        return next(strays, "turn" if match.round and match.turn not in match.sides else None)

    def passports(self, state: GameState) -> Sequence[Passport]:
        """Return all figures for the read tables."""
        return [
            Passport(
                hero_id=one.id, name=one.name, player=one.side, hero_class=one.kind,
                status="eliminated" if one.out else "standing", seat=seat,
                values={"levels": one.levels, "tokens": one.tokens},
            )
            for seat, one in enumerate(Match.cast(state).figures.values(), start=1)
        ]  # fmt: skip

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        """Return the names of the figures by their ids."""
        return {one.id: one.name for one in Match.cast(state).figures.values()}


SYSTEM = MageKnight()
