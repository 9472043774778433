"""Web part of Mage Knight Dungeons: the match at a table, with its rulings."""

from collections.abc import Collection, Sequence

from app.core.answers import Answer
from app.core.events import Command
from app.systems.mage_knight.game import SYSTEM
from app.systems.mage_knight.labels import labels
from app.systems.mage_knight.match.commands import ActivateFigure, AddFigure, AddSide, BeginMatch, TriggerTrap
from app.systems.mage_knight.match.state import Match, outcome
from app.systems.mage_knight.rulings import read_data
from app.web.calculator.api import api_of
from app.web.calculator.page import pages_of
from app.web.mage_knight import page, rules
from app.web.mage_knight.rules import RULES, RulingCall
from app.web.table.actions.declared import Actions, actions_told
from app.web.table.actions.menu import Menu, idle_panel
from app.web.table.game_pages import Draft, GameWeb
from app.web.table.look import Look
from app.web.table.panels import Panel
from app.web.table.table_pages import PlainPages
from app.web.ui.forms import SelectOption

ACTIONS = Actions(SYSTEM.command_types, actions_told(read_data("actions")))


class MatchLook(Look):
    """Fields may name the sides of the match, too."""

    def named(self, kind: str) -> Sequence[SelectOption]:
        """Return the sides, or figures."""
        sides = Match.cast(self.snapshot.state.table).sides
        return [SelectOption(one, one) for one in sides] if kind == "sides" else super().named(kind)


class MatchMenu(Menu[Look]):
    """The menu of what the rules let a figure, or without one the game master, do now."""

    def open_kinds(self, acting: str | None) -> Collection[str]:
        """Return the kinds of what can be done; of a figure also what befalls it, eliminated or not."""
        of_match = [one for one in self.look.offers(None) if not acting or one.told.get("hero_id") == acting]
        found = (*self.look.offers(acting), *of_match) if acting else of_match
        return {one.type for one in found if one.can_be_done}


class MageKnightPages(PlainPages):
    """A match on the pages of the house."""

    looks, icon = MatchLook, "dial"

    def menu(self, look: Look) -> Menu[Look]:
        """Return the deeds possible just now."""
        return MatchMenu(look, self.actions)

    def values(self, look: Look, figure_id: str) -> Sequence[str]:
        """Return a figure and its side in a few words."""
        match, text = Match.cast(look.snapshot.state.table), look.labels.text
        figure = match.figures[figure_id]
        side = match.sides[figure.side]
        found = [text("match_chips.side", side=figure.side, experience=side.experience)]
        if figure.out:
            found.append(text("match_chips.out"))
        elif match.turn == figure.side and not match.is_over:
            found.append(text("match_chips.on_turn", left=match.left))
        found += [text("match_chips.round", round=match.round)] if match.round else []
        found += [text("passport_values.tokens", tokens=figure.tokens)] if figure.tokens else []
        return [*found, *([text("passport_values.levels", levels=figure.levels)] if figure.levels else [])]

    def own_panel(self, look: Look, draft: Draft) -> Panel | None:
        """Return who has won, once the match is over."""
        match = Match.cast(look.snapshot.state.table)
        if not match.is_over:
            return None
        return "table/_panel_idle.html", idle_panel(look, draft, look.labels.sentence(outcome(match), {}), "")

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return two sides in their first round."""
        done: list[Command] = [AddSide(name="Ana"), AddSide(name="Bert")]
        done += [AddFigure(name=name, side="Ana") for name in ("Rok", "Mira")]
        done += [
            AddFigure(name="Ute", side="Bert"),
            AddFigure(name="Ghul", side="Bert", kind="mage_spawn"),
        ]
        done += [
            BeginMatch(),
            ActivateFigure(hero_id="figure-1"),
            TriggerTrap(hero_id="figure-1"),
        ]
        return [(one, ()) for one in done]


PAGES = MageKnightPages(SYSTEM, labels, ACTIONS)
WEB = GameWeb(routers=(api_of(RULES), rules.router, page.router, pages_of(RULES)), bodies=(RulingCall,))
