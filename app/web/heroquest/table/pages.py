"""HeroQuest's pages: the parts of each page for each viewer, its panels, and the words of its chronicle."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import ClassVar

from app.campaign.model import GAME_MASTER, Actor, CampaignState
from app.core.answers import Answer
from app.core.errors import GameError
from app.core.events import Command, Event
from app.core.game_system import GameState, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.game import HeroQuest
from app.systems.heroquest.party.commands import NEW_HEROES
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.town.events import TradeOffered
from app.web.heroquest import DICE_PLACE
from app.web.heroquest.actions import ACTIONS, questions
from app.web.heroquest.actions.menu import HeroQuestMenu
from app.web.heroquest.actions.panel import HeroQuestAsking
from app.web.heroquest.actions.turn_list import TurnTiles
from app.web.heroquest.catalogue.catalogue import HeroQuestCatalogue
from app.web.heroquest.catalogue.kinds import CatalogueSource
from app.web.heroquest.conversation.blows import cast_chances, outlook_box
from app.web.heroquest.conversation.words import HeroQuestDraftWords
from app.web.heroquest.maps.hero_map import hero_map
from app.web.heroquest.maps.map_panel import is_about_map, map_panel, with_monster
from app.web.heroquest.maps.overlay import falling_block, reach_ahead
from app.web.heroquest.maps.panel_rows import WALKS, trap_stepped_onto
from app.web.heroquest.party.passport import all_parts
from app.web.heroquest.party.sheet import sheet
from app.web.heroquest.suggestions.panel import then_deed
from app.web.heroquest.table import my_turn, panels
from app.web.heroquest.table.chronicle import HeroQuestChronicler, card_face, figures, hero_changes
from app.web.heroquest.table.differences import Differences
from app.web.heroquest.table.look import VIEWS, HeroQuestLook
from app.web.heroquest.table.panels import command_in_words, new_hero_form
from app.web.heroquest.table.table_parts import table_parts
from app.web.heroquest.table.words import names_for
from app.web.heroquest.town.gear import with_offer
from app.web.heroquest.town.page import buyer_of, town_page
from app.web.heroquest.town.panels import town_panel
from app.web.http.languages import spoken, t
from app.web.live.parts import Fragment, Part
from app.web.table.actions.deeds import TurnList
from app.web.table.catalogue_kinds import Catalogue
from app.web.table.conversation.contexts import DraftPanel
from app.web.table.game_pages import (
    CardFace,
    Change,
    Changes,
    Draft,
    FigureFilter,
    GameSetting,
    LivePage,
    NewHeroForm,
    Option,
    RuleOption,
)
from app.web.table.panels import is_on_its_way, table_menu
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import TablePages
from app.web.ui.rendering import Shown


class HeroQuestPages(TablePages[HeroQuestLook]):
    """The pages of the game, in the language of each request."""

    looks = HeroQuestLook
    blows = frozenset({"attack", "attack_again"})
    hero_pages = frozenset({"passport", "town", "hero_map"})
    evening_place = DICE_PLACE
    has_own_dice = True
    new_hero_permission = NEW_HEROES
    passing = (TradeOffered,)
    turn_permissions = frozenset({"casting", "dice", "fight", "moving", "potions", "searching", "traps", "turns"})
    frames: ClassVar[Mapping[str, str]] = {
        name: f"heroquest/{name}.html" for name in ("table", "watch", "screen", "passport")
    }

    def __init__(self, system: HeroQuest) -> None:
        super().__init__(system, system.labels, ACTIONS)
        self._system = system

    def words(self, state: CampaignState) -> Labels:
        """Return the words of the game, with what a campaign calls its own content."""
        return self._system.labels_of(state.table, spoken.get())

    def live_page(self, name: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
        """table, watch, screen, town, passport or hero_map. Raises: UnknownSubject, NotAllowed."""
        if name not in ("town", "hero_map"):
            return super().live_page(name, snapshot, actor, hero_id)
        look = self.look(snapshot, actor)
        if name == "hero_map":
            return hero_map(look, look.hero(hero_id))
        return town_page(look, buyer_of(look, hero_id))

    def new_hero(self, state: CampaignState) -> NewHeroForm | None:
        """Return a class and a name."""
        return new_hero_form(self._system.content_of(state.table), self.words(state))

    def follow_up(self, state: Callable[[], CampaignState], done: Mapping[str, str]) -> Mapping[str, str]:
        """Return the next question: the target of a spell that was just named, or what the trap does that was stepped
        onto.
        """
        if done.get("type") in WALKS:
            table = _table(state())
            stepped = trap_stepped_onto(table, self._system.content, done)
            return stepped or (then_deed(table, self._system.content_of(table), done["plan"]) if "plan" in done else {})
        spell = self._system.content.spells.get(done.get("spell", ""))
        if done.get("type") != "name_own_spell" or spell is None or spell.school is not School.LORE:
            return {}
        return {"do": "act", "type": "cast_set_spell", "hero_id": done.get("hero_id", ""), "spell": spell.id}

    def at_table(self, look: HeroQuestLook) -> Iterable[str]:
        """Return the heroes who sit at the table."""
        return [hero.id for hero in look.view.heroes]

    def table_parts(self, look: HeroQuestLook, page: str, url: str) -> Iterator[Part]:
        """Return heroes, the round, monsters and what lies on the board."""
        return table_parts(look, page, url)

    def sheets(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, at: datetime) -> LivePage:
        """Passports to print: one hero's, or everybody's. Raises: UnknownSubject."""
        look = self.look(snapshot, actor)
        heroes = look.view.heroes if hero_id is None else (look.hero(hero_id),)
        page = {
            "campaign_id": snapshot.campaign_id,
            "campaign_name": snapshot.state.house.name,
            "back_url": f"{look.base_url}/heroes/{hero_id}" if hero_id else f"{look.base_url}/table",
            "at": at,
            "is_master": hero_id is None and look.is_game_masters,  # then the other papers of the evening are near
            "sheets": tuple(sheet(hero, look.cards, look.content) for hero in heroes),
        }
        return LivePage("heroquest/sheets.html", page, ())

    def draft_words(self, look: HeroQuestLook) -> HeroQuestDraftWords:
        """Return the words of an action on its way."""
        return HeroQuestDraftWords(look.labels, look.content, look.table, look.actor.viewer)

    def panel(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, draft: Draft) -> Fragment:
        """Return the action panel for a draft."""
        if draft.page == "town" and not is_on_its_way(draft):
            return town_panel(self.look(snapshot, actor), draft)
        return super().panel(snapshot, actor, hero_id, draft)

    def told_by_table(self, snapshot: Snapshot, actor: Actor, draft: Draft) -> Iterable[tuple[str, str]]:
        """Return the facts of the map, as far as this person knows it."""
        kind = draft.query["type"]
        if _table(snapshot.state).map is None or kind not in ACTIONS.kinds:
            return ()
        return questions.told_by_map(self.look(snapshot, actor), kind, ACTIONS.told(draft))

    def asking(self, look: HeroQuestLook, draft: Draft) -> HeroQuestAsking:
        """Asks for an action."""
        return HeroQuestAsking(look, draft)

    def menu(self, look: HeroQuestLook) -> HeroQuestMenu:
        """Return the deeds possible just now."""
        return HeroQuestMenu(look)

    def draft_panel(self, look: HeroQuestLook, draft: Draft) -> DraftPanel:
        """Return an action on its way, with what stands beside a blow or a spell before the dice fall."""
        panel = super().draft_panel(look, draft)
        facts, url = questions.beside(look, draft)
        box, chances = outlook_box(look, draft), cast_chances(look, draft)
        block = box or falling_block(look, draft, is_settled=panel.can_confirm) or reach_ahead(look, draft)
        return replace(panel, outlook=block, chances=chances, facts=facts, overrule_url=url)

    def own_panel(self, look: HeroQuestLook, draft: Draft) -> tuple[str, object] | None:
        """Return a hero under the hand, a new one, what the game master opens by name; at rest the map, if one is
        laid.
        """
        if is_about_map(look, draft):
            leads = look.is_game_masters and draft.page == "table"
            menu = table_menu(self, look, with_monster(look, draft)) if leads else None
            return "heroquest/maps/_panel_map.html", map_panel(look, draft, menu)
        return panels.own_panel(look, draft)

    def details(self, look: HeroQuestLook, command: Command) -> tuple[str, str]:
        """Return the action of a command in words, and its target and means."""
        return command_in_words(look, command)

    def in_vain(self, look: HeroQuestLook, command: Command) -> GameError | None:
        """Return why a player cannot propose this; only for potions, where thing and drinker are the player's own."""
        return look.refusal(command) if command.type == "drink_potion" else None

    def chronicler(self, table: GameState, viewer: Viewer, labels: Labels) -> HeroQuestChronicler:
        """Tells the actions of a table to somebody."""
        assert isinstance(table, Table)
        return HeroQuestChronicler(labels, table, names_for(table, viewer, labels))

    def figures(self, snapshot: Snapshot, actor: Actor) -> Sequence[FigureFilter]:
        """Return the figures and kinds of entries this person can filter the chronicle by."""
        return figures(actor.viewer, _table(snapshot.state), self.words(snapshot.state))

    def differences(self, before: CampaignState, after: CampaignState) -> Sequence[Changes]:
        """Return the differences between two states in words, with everything only the game master may know."""
        views = (VIEWS.view(_table(state), GAME_MASTER.viewer) for state in (before, after))
        return Differences(self.words(before), *map(_table, (before, after))).changes(*views)

    def house_rules(self, state: CampaignState) -> Sequence[RuleOption]:
        """Return the settled points of the rules with what holds in this campaign."""
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
        """Return how much players see of the monsters' points, as a setting."""
        shown, labels = _table(state).monster_points, self.labels
        levels = tuple((Option(one, one is shown), labels.text(f"points_shown.{one}")) for one in PointsShown)
        title, text = t("body_points_of_the_monsters"), t("you_yourself_always_see")
        return [GameSetting("show_monster_points", "level", title, text, t("show_like_this"), levels)]

    def card_face(self, snapshot: Snapshot, actor: Actor, hero_id: str, events: Sequence[Event]) -> CardFace | None:
        """Return the look of a card that tells a hero's player these facts; None when they are no news."""
        look = self.look(snapshot, actor)
        face = card_face(hero_id, events, look.names, look.labels)
        offered = next((one for one in events if isinstance(one, TradeOffered)), None)
        return face if face is None or offered is None else with_offer(face, look, offered, hero_id)

    def hero_changes(self, before: CampaignState, after: CampaignState, hero_id: str) -> Sequence[Change]:
        """Return the differences in a hero's own passport, in words."""
        return tuple(hero_changes(self.words(after), _table(before), _table(after), hero_id))

    def catalogue(self, state: CampaignState) -> Catalogue:
        """Return the content of a campaign, and the group's own."""
        return HeroQuestCatalogue(CatalogueSource(_table(state), self.labels, self.words(state)))

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return the commands that make the sample campaign."""
        return self._system.sample(spoken.get())

    def sample_underway(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return the five set out on the quest that ships and stand on the stairs of its map."""
        return self._system.sample_underway(spoken.get())

    def passport_parts(self, look: HeroQuestLook, hero_id: str, act_url: str) -> Iterator[Part]:
        """Return the passport of a hero at the table or not. Raises: UnknownSubject."""
        return all_parts(look, look.hero(hero_id), act_url)

    def own_turn(self, look: HeroQuestLook, hero_id: str, url: str) -> Shown | None:
        """Movement, action and targets of a hero on turn."""
        menu = HeroQuestMenu(look)
        is_on_turn = look.table.round.is_turn_of(hero_id, is_hero=True)
        turn = TurnTiles(look, url, (hero_id,), menu.groups(url, hero_id)).made() if is_on_turn else TurnList()
        return my_turn.own_turn(look, look.hero(hero_id), url, turn)


def _table(state: CampaignState) -> Table:
    assert isinstance(state.table, Table)
    return state.table
