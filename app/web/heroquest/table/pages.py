"""HeroQuest's pages: which parts a page has for whom, and how the chronicle tells what happened."""

from collections.abc import Sequence
from datetime import datetime

from app.campaign.house import taken_heroes
from app.campaign.model import GAME_MASTER, Action, Actor, CampaignState, DiceMode
from app.campaign.replay import Decision
from app.core.answers import Answer, RollPrompt
from app.core.errors import NotAllowed, UnknownSubject
from app.core.events import Command
from app.core.game_system import Role
from app.labels.labels import Labels
from app.systems.heroquest.game import HeroQuest
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.views.table import HeroView, TableView
from app.web.api.told import ConversationWords
from app.web.heroquest.actions.questions import asks_for, is_picking
from app.web.heroquest.bestiary.monsters import MonsterCards
from app.web.heroquest.conversation.dice_ways import DiceWays
from app.web.heroquest.conversation.facts import words_of_conversation
from app.web.heroquest.conversation.panel import is_grave
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.party.passport import passport_parts
from app.web.heroquest.party.sheet import SheetsPage, sheet
from app.web.heroquest.pattern_parts import pattern_parts
from app.web.heroquest.table.chronicle import figures
from app.web.heroquest.table.contexts import Page, PassLink, PassportTrades
from app.web.heroquest.table.differences import Differences
from app.web.heroquest.table.look import Look, Seen
from app.web.heroquest.table.panel_contexts import live_forms
from app.web.heroquest.table.panels import Panels, is_on_its_way
from app.web.heroquest.table.proposals import wish_words
from app.web.heroquest.table.screen import board_marks, on_screen
from app.web.heroquest.table.story_cache import StoryCache
from app.web.heroquest.table.turn import Turns
from app.web.heroquest.table.words import names_for
from app.web.heroquest.town.gear import trades_for
from app.web.heroquest.town.page import buyer_of, town_page, town_parts
from app.web.heroquest.town.panels import town_panel
from app.web.http.languages import _, spoken
from app.web.live.parts import Fragment, Group
from app.web.table.game_pages import Changes, Draft, Figure, GameSetting, LivePage, Option, RuleOption, Story
from app.web.table.snapshot import Snapshot


class HeroQuestPages:
    """The pages of the game, in the language of each request."""

    def __init__(self, system: HeroQuest) -> None:
        self._system = system
        self._stories = StoryCache()
        self._seen = Seen(system)

    @property
    def labels(self) -> Labels:
        """The words of the game in the language of the request."""
        return self._system.labels(spoken.get())

    def words(self, state: CampaignState) -> Labels:
        """The words of the game, with what a campaign calls its own content."""
        return self._system.labels_of(state.table, spoken.get())

    def live_page(self, name: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
        """table, watch, screen, town or passport. Raises: UnknownSubject, NotAllowed."""
        view = self._view(snapshot, actor)
        match name:
            case "table":
                if actor.role is not Role.GAME_MASTER:
                    raise NotAllowed("actor.game_master_only")
                return self._table("table", snapshot, view, url=f"/campaigns/{snapshot.campaign_id}/table")
            case "watch":
                return self._table("watch", snapshot, view, url=None, passports=_pass_links(snapshot, actor, view))
            case "screen":
                return on_screen(self._table("watch", snapshot, view, url=None))
            case "town":
                return self._town(self._look(snapshot, actor), hero_id)
            case "passport":
                return self._passport(snapshot, actor, view, _hero(view, hero_id))
        raise UnknownSubject("page.unknown", page=name[:40])

    def sheets(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, at: datetime) -> LivePage:
        """Passports to print: one hero's, or everybody's. Raises: UnknownSubject."""
        view, base = self._view(snapshot, actor), f"/campaigns/{snapshot.campaign_id}"
        heroes = view.heroes if hero_id is None else (_hero(view, hero_id),)
        labels, content = self.words(snapshot.state), self._system.content_of(snapshot.state.table)
        page = SheetsPage(
            campaign_id=snapshot.campaign_id,
            campaign_name=snapshot.state.house.name,
            back_url=f"{base}/heroes/{hero_id}" if hero_id else f"{base}/table",
            at=at,
            is_master=hero_id is None and actor.role is Role.GAME_MASTER,
            sheets=tuple(sheet(hero, Cards(labels), labels, content) for hero in heroes),
        )
        return LivePage("heroquest/sheets.html", page, ())

    def wants_confirm(self, draft: Draft) -> bool:
        """Whether an action that asks nothing more has to be shown once before it is done."""
        if asks_for(draft) and is_picking(draft):
            return True
        return is_grave(draft) and not draft.given and "confirmed" not in draft.query

    def substitutes(self, snapshot: Snapshot, prompt: RollPrompt, mode: DiceMode) -> bool:
        """Whether other dice are thrown this way than the coloured ones that are asked for."""
        table = _table(snapshot.state)
        ways = DiceWays(self._system.content_of(table), table.house_rules)
        return mode is DiceMode.STANDARD and ways.have_substitutes(prompt)

    def faces(self, snapshot: Snapshot, prompt: RollPrompt, mode: DiceMode, tapped: Sequence[str]) -> tuple[str, ...]:
        """The faces of the dice asked for, from those tapped so far. Raises: InvalidAnswer for what cannot be."""
        table = _table(snapshot.state)
        return DiceWays(self._system.content_of(table), table.house_rules).faces(prompt, mode, tapped)

    def panel(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, draft: Draft) -> Fragment:
        """The action panel for a draft."""
        if draft.page == "town" and not is_on_its_way(draft):
            return town_panel(self._look(snapshot, actor), draft)
        view = self._view(snapshot, actor)
        content = self._system.content_of(snapshot.state.table)
        return Panels(self.words(snapshot.state), content, snapshot, view, actor).panel(draft, hero_id)

    def wish_words(self, snapshot: Snapshot, actor: Actor, command: Command) -> tuple[str, str]:
        """What somebody proposes, and on whom and with what, as far as this person may know it."""
        return wish_words(self._look(snapshot, actor), command)

    def told(self, snapshot: Snapshot, actor: Actor, command: Command, decision: Decision) -> ConversationWords:
        """What would follow from a command and what it still asks for, as far as this person may know it."""
        table, labels = _table(snapshot.state), self.words(snapshot.state)
        names = dict(names_for(actor.viewer, table, labels))
        if isinstance(command, SeatHero):
            names[command.hero_id] = command.name
        return words_of_conversation(decision, actor.viewer, table, names, labels)

    def story(self, action: Action, state: CampaignState, actor: Actor) -> Story | None:
        """What an action did, as far as this person may know it."""
        return self._stories.of(_table(state), actor.viewer, self.words(state)).story(action)

    def figures(self, snapshot: Snapshot, actor: Actor) -> Sequence[Figure]:
        """Whom and what this person can filter the chronicle by."""
        return figures(actor.viewer, _table(snapshot.state), self.words(snapshot.state))

    def differences(self, before: CampaignState, after: CampaignState) -> Sequence[Changes]:
        """What is otherwise at another table, in words, with everything only the game master may know."""
        views = (self._seen.view(_table(state), GAME_MASTER.viewer) for state in (before, after))
        return Differences(self.words(before), *map(_table, (before, after))).told(*views)

    def house_rules(self, state: CampaignState) -> Sequence[RuleOption]:
        """The settled points of the rules with what holds in this campaign."""
        rules, entries = _table(state).house_rules, self._system.content.house_rules
        return [
            RuleOption(
                id=entry.id,
                chapter=entry.chapter,
                options=tuple(Option(one, rules.option(entry.id) == one) for one in entry.options),
            )
            for entry in entries.values()
        ]

    def settings(self, state: CampaignState) -> Sequence[GameSetting]:
        """How much players see of the monsters' points."""
        shown, labels = _table(state).monster_points, self.labels
        levels = tuple((Option(one, one is shown), labels.text(f"points_shown.{one}")) for one in PointsShown)
        title = _("Körperkraft der Monster für die Spieler")
        text = _("Du selbst siehst immer alles. Verdeckte Monster bleiben verdeckt.")
        return [GameSetting("show_monster_points", "level", title, text, _("So zeigen"), levels)]

    def patterns(self) -> Fragment:
        """The parts that only this game has, for the living pattern page."""
        return pattern_parts()

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """The commands that make the sample campaign."""
        return self._system.sample(spoken.get())

    def _look(self, snapshot: Snapshot, actor: Actor) -> Look:
        content = self._system.content_of(snapshot.state.table)
        return Look(self.words(snapshot.state), content, snapshot, self._view(snapshot, actor), actor)

    def _town(self, look: Look, hero_id: str | None) -> LivePage:
        hero = buyer_of(look, hero_id)
        return LivePage("heroquest/market/town.html", town_page(look, hero), town_parts(look, hero))

    def _view(self, snapshot: Snapshot, actor: Actor) -> TableView:
        return self._seen.view(_table(snapshot.state), actor.viewer)

    def _table(
        self,
        name: str,
        snapshot: Snapshot,
        view: TableView,
        url: str | None,
        passports: tuple[PassLink, ...] = (),
    ) -> LivePage:
        maker, turn = Cards(self.words(snapshot.state)), view.round.turn
        cards = tuple(
            maker.hero_card(hero, f"{url}?hero={hero.id}" if url else "", is_current=hero.id == turn)
            for hero in view.heroes
        )
        strip = Group(
            "hero-strip",
            tuple(Fragment(f"hero-card-{card.hero_id}", "heroquest/_hero_card.html", card) for card in cards),
        )
        page = Page(snapshot.campaign_id, snapshot.state.house.name, url or "", passports=passports)
        labels, content = self.words(snapshot.state), self._system.content_of(snapshot.state.table)
        monsters = MonsterCards(view, labels, content, url or "")
        make = live_forms(snapshot, "turn") if url else None
        turns = Turns(view, labels, url or "", make).parts(monsters.name_of)
        heroes = {hero.id: hero.name for hero in view.heroes}

        def name_of(figure_id: str) -> str:
            return heroes.get(figure_id) or monsters.name_of(figure_id)

        parts = (strip, *turns, *monsters.parts(), board_marks(view.board, maker, name_of))
        return LivePage(f"heroquest/{name}.html", page, parts)

    def _passport(self, snapshot: Snapshot, actor: Actor, view: TableView, hero: HeroView) -> LivePage:
        is_here = hero.id in {one.id for one in view.heroes}
        may_change = (
            is_here and hero.is_own and (actor.role is Role.GAME_MASTER or bool(snapshot.state.house.permissions))
        )
        url = f"/campaigns/{snapshot.campaign_id}/heroes/{hero.id}"
        labels = self.words(snapshot.state)
        edit_url = f"{url}?hero={hero.id}" if may_change else None
        act_url = f"{url}?do=menu&for={hero.id}" if is_here and hero.is_own and actor.role is Role.PLAYER else None
        content = self._system.content_of(snapshot.state.table)
        own_url = url if is_here and hero.is_own else ""
        players = taken_heroes(snapshot.state.house, besides=()).get(hero.id, "")
        parts = passport_parts(hero, players, labels, content, own_url, edit_url, act_url)
        offers = (
            trades_for(self._look(snapshot, actor), hero.id) if own_url and _table(snapshot.state).town.trades else ()
        )
        told = PassportTrades(f"/campaigns/{snapshot.campaign_id}/town?hero={hero.id}#town-trades", offers)
        trades = Fragment("passport-trades", "heroquest/_passport_trades.html", told)
        parts = (*parts, Turns(view, labels).of_passport(hero.id), trades)
        return LivePage("heroquest/passport.html", Page(snapshot.campaign_id, hero.name, url, hero.id), parts)


def _hero(view: TableView, hero_id: str | None) -> HeroView:
    """A hero at the table or not. Raises: UnknownSubject."""
    everybody = (*view.heroes, *(one.hero for one in view.resting))
    hero = next((hero for hero in everybody if hero.id == hero_id), None)
    if hero is None:
        raise UnknownSubject("hero.unknown", field="hero_id", hero=hero_id)
    return hero


def _pass_links(snapshot: Snapshot, actor: Actor, view: TableView) -> tuple[PassLink, ...]:
    """Back to the own passports, for a player; a single one needs no name."""
    own = [hero for hero in view.heroes if hero.is_own] if actor.role is Role.PLAYER else []
    url = f"/campaigns/{snapshot.campaign_id}/heroes"
    return tuple(PassLink(hero.name if len(own) > 1 else _("Pass"), f"{url}/{hero.id}") for hero in own)


def _table(state: CampaignState) -> Table:
    assert isinstance(state.table, Table)
    return state.table
