"""One look at a table: who looks, at what, in which words. Panels and pages are made from it."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from app.campaign import permissions, proposals
from app.campaign.model import Action, Actor
from app.campaign.permissions import readable
from app.core.answers import Answers, objection
from app.core.errors import GameError, NotAllowed
from app.core.events import Command, Event
from app.core.game_system import Role
from app.core.offers import Offer
from app.labels.labels import Labels
from app.web.table.game_pages import DONE, Draft
from app.web.table.snapshot import Snapshot
from app.web.ui.forms import FieldError, SelectOption, by_field, sentences


@dataclass(frozen=True)
class Look:
    """Viewer (`actor`), table (`snapshot`) and words. A game adds what it shows."""

    labels: Labels
    snapshot: Snapshot
    actor: Actor

    @property
    def is_game_masters(self) -> bool:
        """Return whether the game master looks."""
        return self.actor.role is Role.GAME_MASTER

    @property
    def base_url(self) -> str:
        """Return the address of the campaign."""
        return f"/campaigns/{self.snapshot.campaign_id}"

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Return the names this person may know everybody by; a game with figures besides heroes adds them."""
        return self.snapshot.system.hero_names(self.snapshot.state.table)

    def named(self, _kind: str) -> Sequence[SelectOption]:
        """Return further options that a field may name; a game with more than figures adds it."""
        return [SelectOption(one, name) for one, name in self.names.items()]

    def name_of(self, figure_id: str) -> str:
        """Return the name of a figure; empty when this person does not see it."""
        return self.names.get(figure_id, "")

    def crest_of(self, figure_id: str) -> str:
        """Return the coat of arms beside something."""
        return "hero" if figure_id in self.names else "game_master"

    def just_done(self, draft: Draft) -> tuple[str, ...]:
        """Return this person's last deed, as the chronicle tells it; nothing when the draft does not follow a deed."""
        acting = (self.actor.role, self.actor.device_id)
        entries = (one.entry for one in self.snapshot.counting)
        mine = (one for one in entries if (one.actor.role, one.actor.device_id) == acting)
        newest = next(mine, None) if draft.query.get("do") == DONE else None
        events = readable(self.actor.viewer, newest.events) if newest else ()
        return tuple(self.labels.sentence(event, self.names) for event in events if event.is_told)

    def since(self, kind: type[Event]) -> Iterator[Action]:
        """Yield the actions that count since a fact of this kind, the newest first; the last one is that of the fact.

        A corrected one counts where it was done first.
        """
        for action in sorted(self.snapshot.counting, key=lambda one: one.place, reverse=True):
            yield action
            if any(isinstance(event, kind) for event in action.entry.events):
                return

    def commands_since(self, kind: type[Event]) -> Iterator[Command]:
        """Yield the commands since a fact of this kind, the newest first."""
        commands = (action.entry.command for action in self.since(kind))
        return (proposals.done_by(self.snapshot.system, command) for command in commands if command is not None)

    def permits(self, command: Command) -> bool:
        """Return whether this person may do this without asking the game master."""
        try:
            permissions.check_allowed(self.snapshot.system, self.actor, command, self.snapshot.state)
        except NotAllowed:
            return False
        return True

    def refusal(self, command: Command) -> GameError | None:
        """Return the rules' objection to a command before its first question; None when they let it begin."""
        return objection(self.snapshot.system.decide(self.snapshot.state.table, command, Answers()))

    def _key(self, listed: str, figure_id: str | None) -> tuple[object, ...]:
        """Return the name under which a list of a figure is remembered for this revision."""
        return listed, self.actor.viewer.role, self.actor.viewer.hero_ids, figure_id

    def offers(self, figure_id: str | None) -> Sequence[Offer]:
        """Return a figure's offers, as far as this person knows the table; without a figure what befalls the table."""
        memo, key = self.snapshot.memo, self._key("offers", figure_id)
        if key not in memo:
            memo[key] = self.snapshot.system.offers(self.snapshot.state.table, self.actor.viewer, figure_id)
        found: Sequence[Offer] = memo[key]
        return found

    def errors(self, errors: Sequence[FieldError]) -> tuple[str, ...]:
        """Return the errors as sentences."""
        return sentences(errors, self.labels)

    def errors_besides(self, errors: Sequence[FieldError], fields: Container[str]) -> tuple[str, ...]:
        """Return the errors of anything but these fields, as sentences."""
        return self.errors([error for error in errors if error.field not in fields])

    def errors_by_field(self, errors: Sequence[FieldError]) -> Mapping[str, str]:
        """Return the errors of each field, as sentences."""
        return by_field(errors, self.labels)
