"""Web part of DungeonQuest."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import ClassVar

from app.campaign.model import CampaignState, Entry
from app.core.answers import Answer, Prompt
from app.core.events import Command
from app.core.function_rules import Found
from app.labels.labels import Labels, PromptText
from app.systems.dungeonquest.commands import BeginGame, SeatHero
from app.systems.dungeonquest.content import read_data, shelves
from app.systems.dungeonquest.fields import DECKS
from app.systems.dungeonquest.game import SYSTEM, callable_rules, rulebook
from app.systems.dungeonquest.hero_events import HeroChanged, HeroLeft, LootLost
from app.systems.dungeonquest.labels import labels, labels_with
from app.systems.dungeonquest.rules import Settled
from app.systems.dungeonquest.state import Table
from app.web.calculator.rulebook import rules_web
from app.web.calculator.rules_by_input import FunctionGameRules
from app.web.catalogue.api import content_router, of_shelves
from app.web.dungeonquest import table as shown
from app.web.dungeonquest.catalogue import MET, catalogue_of
from app.web.dungeonquest.table import fight_panel
from app.web.http.languages import spoken
from app.web.live.parts import Fragment, Part
from app.web.table.actions.declared import Actions, actions_told
from app.web.table.actions.menu import Menu, MenuPanel
from app.web.table.catalogue_kinds import Catalogue
from app.web.table.conversation.words import DraftWords
from app.web.table.game_pages import Draft, LuckAttempt, RuleOption, rule_options
from app.web.table.look import Look
from app.web.table.panels import Panel
from app.web.table.table_pages import PlainPages
from app.web.table.ways_panel import table_mark, track_of
from app.web.ui.rendering import Shown

ACTIONS = Actions(SYSTEM.command_types, actions_told(read_data("actions")))


class DungeonQuestWords(DraftWords):
    """Cards and tiles of our own are drawn by the app."""

    app_only = frozenset(f"draw_{deck}" for deck in ("tile", *DECKS))

    def asked(self, prompt: Prompt) -> PromptText:
        """Return how a field is asked for: a question about a printed tile names the place it comes to lie on."""
        found = super().asked(prompt)
        return found._replace(title=f"{prompt.about}: {found.title}") if prompt.purpose.startswith("tile") else found


class RefereeMenu(Menu[Look]):
    """Menu for corrections at the table, mostly about the figure on turn."""

    def of_figure(self, draft: Draft) -> MenuPanel:
        """Return the menu of the named hero, else of the one on turn."""
        acting = draft.query.get("for") or Table.cast(self.look.snapshot.state.table).active
        return super().of_figure(replace(draft, query={**draft.query, "for": acting}))


class DungeonQuestPages(PlainPages):
    """The pages of DungeonQuest."""

    icon, evening_place = "sun-moon", "fair-dice#luck"
    frames: ClassVar[Mapping[str, str]] = {one: f"dungeonquest/{one}.html" for one in PlainPages.frames}
    news = (HeroChanged, HeroLeft, LootLost)  # the rest stands on the page that lies open
    print_frame = "dungeonquest/sheets.html"

    def draft_words(self, look: Look) -> DraftWords:
        """Return the words of an action on its way."""
        return DungeonQuestWords(look.labels, look.actor.viewer, look.names)

    def menu(self, look: Look) -> Menu[Look]:
        """Return the deeds possible just now."""
        return RefereeMenu(look, self.actions)

    def table_parts(self, look: Look, page: str, url: str) -> Iterator[Part]:
        """Yield the parts of the table that every game has, after the sun and the plan of the dungeon."""
        yield from self._board(look, url)
        yield from super().table_parts(look, page, url)

    def passport_parts(self, look: Look, hero_id: str, act_url: str) -> Iterator[Part]:
        """Yield the parts of a passport after the sun and the plan; what can be done stands in the panel instead."""
        yield from self._board(look, act_url.partition("?")[0], hero_id)
        yield table_mark(look.snapshot.revision)
        yield from super().passport_parts(look, hero_id, "")

    def _board(self, look: Look, url: str, own: str = "") -> Iterator[Part]:
        table = Table.cast(look.snapshot.state.table)
        yield Fragment("pass-turn", "dungeonquest/_turn.html", Shown(text=shown.turn_line(table, look.labels)))
        yield Fragment("sun-track", "dungeonquest/_sun.html", track_of(table.ground.sun, table.sun))
        yield Fragment("plan", "dungeonquest/_plan.html", shown.plan(look, table, url, own))

    def values(self, look: Look, figure_id: str) -> Sequence[str]:
        """Return a hero in a few words."""
        return tuple(shown.values(Table.cast(look.snapshot.state.table).heroes[figure_id], look.labels))

    def own_panel(self, look: Look, draft: Draft) -> Panel | None:
        """Return the active hero's deeds: at the table, and on that hero's passport."""
        table = Table.cast(look.snapshot.state.table)
        own = draft.url.rpartition("/")[2] if draft.page == "passport" else ""
        if not look.actor.viewer.owns(own) or (own and own not in table.heroes):
            return None  # an unknown hero has no panel, and the page says so
        fights = table.fight and (not own or table.side_of(own))
        panel = (fight_panel if fights else shown.turn_panel)(look, table, draft, self.actions, own)
        return "table/_panel_ways.html", panel

    def attempts(self, entry: Entry) -> Iterator[LuckAttempt]:
        """Tests, as the dice fell before any token."""
        facts = [one for one in entry.events if isinstance(one, Found)]
        for odds, rolled in pairwise(facts):
            if rolled.reason == "test_rolled":
                chance = Fraction(int(str(odds.values["ways"])), 36)
                yield LuckAttempt(getattr(entry.command, "hero_id", ""), chance, not rolled.values["shortfall"])

    def house_rules(self, state: CampaignState) -> Sequence[RuleOption]:
        """Return every settled point with the reading that holds."""
        return rule_options(Table.cast(state.table).settled, self.labels)

    def words(self, state: CampaignState) -> Labels:
        """Return the words of the house and of the game, with the names of the group's own entries."""
        return labels_with(spoken.get(), Table.cast(state.table).own_entries)

    def catalogue(self, state: CampaignState) -> Catalogue:
        """Sheets, monsters, cards, tiles and the board: what came with the game, and the group's own."""
        return catalogue_of(Table.cast(state.table).own_entries, self.words(state), self.labels)

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return a lone hero in a tower room, with the sun just risen."""
        return tuple((one, ()) for one in (SeatHero(name="Mira", sheet="lantern_bearer"), BeginGame()))


PAGES = DungeonQuestPages(SYSTEM, labels, ACTIONS)
CONTENT = content_router(SYSTEM.id, of_shelves(shelves().shipped), MET)
RULES = FunctionGameRules(SYSTEM, rulebook, callable_rules, Settled, lambda settled: Table(settled=settled))
WEB = rules_web(RULES, CONTENT)
