"""HeroQuest's part of the menu: monsters by their abilities, the stairs, the turn, targets chosen by a digit."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from urllib.parse import urlencode

from app.systems.heroquest.bestiary.abilities import own_deeds, to_remember
from app.systems.heroquest.possible.master_turn import Unit
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.events import TurnBegan
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.actions.master_turn import (
    ALONE,
    END,
    MasterTurnRows,
    due_deeds,
    due_rows,
    ending,
    unit_name,
    wanderers,
)
from app.web.heroquest.actions.turn_list import TurnTiles
from app.web.heroquest.table import my_turn
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.my_turn import means_of_hero
from app.web.http.languages import t
from app.web.table.actions import menu
from app.web.table.actions.deeds import Deed, DeedGroup, TurnList
from app.web.table.actions.menu import MenuPanel, MenuRow
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker
from app.web.ui.rendering import Shown

Groups = tuple[DeedGroup, ...]


class HeroQuestMenu(menu.Menu[HeroQuestLook]):
    """Makes the menus of one look at a table of HeroQuest."""

    counted = frozenset({"fight", "explore", "magic", "things"})
    turn_begins = TurnBegan

    def __init__(self, look: HeroQuestLook) -> None:
        super().__init__(look, ACTIONS)

    @property
    def is_played(self) -> bool:
        """Return whether somebody sits at the table."""
        return bool(self.look.view.heroes)

    def idle(self, draft: Draft) -> Shown:
        """Return the panel while nothing is going on, with the way to seat a first hero if there is none."""
        if not self.is_played:
            heading, text = t("nobody_sits_at_the_table_yet"), t("seat_the_first_hero_at_the_table")
            return menu.idle_panel(self.look, draft, heading, text, f"{draft.url}?do=seat")
        return menu.idle_panel(self.look, draft, t("what_happens"), t("tap_a_hero_above_to_change"))

    def warning(self, kind: str, acting: str) -> str:
        """Return that the action of the turn is spent, or that somebody else is on turn; else an empty text."""
        return my_turn.warning(self.look, kind, acting)

    def open_kinds(self, acting: str | None) -> Collection[str]:
        """Return the kinds of what can be begun; what is done with a thing of the pack says itself why it is of no
        use.
        """
        return {one.type for one in self.look.offers(acting) if one.may_begin or one.group == "things"}

    def kinds_of(self, acting: str) -> frozenset[str]:
        """Return whether it is a hero or a monster, as kinds."""
        return frozenset({"heroes" if acting in self.look.table.heroes else "monsters_there", "figures"})

    def is_at_table(self, figure_id: str) -> bool:
        """Return whether it is a hero or a monster in play."""
        return figure_id in self.look.table.heroes or figure_id in self.look.table.monsters

    def turn(self) -> str | None:
        """Return the figure on turn."""
        return self.look.table.round.turn

    def board_title(self) -> str:
        """Return the title of what happens on the board."""
        return t("board")

    def of_table(self, draft: Draft) -> MenuPanel:
        """Return the menu of who is on turn, a hero or the game master with all monsters; and what happens on the
        board.
        """
        look, turn = self.look, self.turn()
        hero = look.table.heroes.get(turn or "")
        if turn == GAME_MASTER:
            return self._masters_turn(draft)
        who = hero.name if hero else ""
        acting = self.groups(draft.url, hero.id) if hero else self._monsters(draft.url)
        groups = self.with_others((*acting, *self.groups(draft.url, None)), draft, "")
        return MenuPanel(
            url=draft.url,
            title=t("turn_of", who=who) if who else t("what_happens"),
            class_id=look.crest_of(turn or ""),
            groups=() if hero else groups,
            done=self.done_this_turn(),
            form_errors=look.errors(draft.errors),
            turn=TurnTiles(look, draft.url, (hero.id,), groups).made() if hero else TurnList(),
            deeds=groups if hero else (),
            means=means_of_hero(look, hero.id) if hero else (),
            queue=tuple(wanderers(look, draft.url)) if hero and look.is_game_masters else (),
        )

    def _masters_turn(self, draft: Draft) -> MenuPanel:
        """Return due deeds, all monsters (the current one with its actions and targets), and the end of the turn."""
        look, url, wanted = self.look, draft.url, draft.query.get("unit", "")
        rows = MasterTurnRows(look, wanted)
        master = rows.turn
        unit, following = (None if wanted == END else master.current), master.following()
        due, units, end_url = due_rows(look, url), rows.rows(url, is_ending=wanted == END), f"{url}?unit={END}"
        close = None if unit else ending(look, draft, (*due, *(one for one in units if one.state == "open")))
        last = MenuRow(t("end_of_turn_row"), end_url, "open" if unit else "now", "" if unit else t("acts_now"))
        nobody = t("turn_of", who=t("game_master"))
        board = self.with_others(self.groups(url, None), draft, "")
        before, deeds = self._of_unit(url, unit, board) if unit else ((), board)
        first = master.at_hand() if unit else ""
        figures = (first, *(one for one in unit.ids if one != first)) if unit else ()
        return MenuPanel(
            url=url,
            title=unit_name(look, unit) if unit else close["title"] if close and (master.units or wanted) else nobody,
            class_id=GAME_MASTER,
            acting=first,
            unit=figures,
            groups=before,
            done=(),
            form_errors=look.errors(draft.errors),
            turn=TurnTiles(look, url, figures, deeds).made() if unit else TurnTiles(look, url, (), board).made(),
            deeds=deeds,
            means=rows.means() if unit else (),
            queue=(*due, *units, last),
            following=self._after(unit, following, url, end_url),
            ending=close,
            follows=f"{url}?{urlencode({'unit': draft.query['unit']})}" if draft.query.get("unit") else "",
            apart_url=f"{url}?unit={ALONE}{unit.ids[0]}" if unit and len(unit.ids) > 1 else "",
            advice_url=f"{url}?{urlencode({'do': 'suggest', 'unit': master.at_hand()})}" if unit else "",
        )

    def _after(self, unit: Unit | None, following: Unit | None, url: str, end_url: str) -> tuple[str, str] | None:
        """Return the link to the next unit, or to the end of the turn."""
        if unit is None:
            return None
        if following is None:
            return t("end_of_turn_row"), end_url
        return unit_name(self.look, following), f"{url}?unit={following.ids[0]}"

    def _of_unit(self, url: str, unit: Unit, board: Sequence[DeedGroup]) -> tuple[tuple[DeedGroup, ...], Groups]:
        """Return the rolls due before a unit acts; and its actions, of monsters that are alike those of the first, with
        the deeds of the board.
        """
        scene, first = self.look.scene, unit.monsters[0]
        before = due_deeds(self.look, url, unit.ids)
        kinds = {"attack", "move_monster", "cast_monster_spell", *own_deeds(scene, first)}
        kinds -= {deed.kind for deed in before}
        deeds = tuple(
            replace(deed, key=None)
            for deed in self.candidates(url, first.id)
            if deed.kind in kinds and self.is_possible(deed, first.id)
        )
        notes = tuple(self.look.labels.text(f"to_remember.{one}") for one in to_remember(scene, first))
        own = (DeedGroup(f"of-{first.id}", self.look.name_of(first.id), deeds, notes),) if deeds or notes else ()
        return ((DeedGroup("first", t("first_of_all"), before),) if before else ()), (*own, *board)

    def with_others(self, found: tuple[DeedGroup, ...], draft: Draft, acting: str) -> tuple[DeedGroup, ...]:
        """Return the menu with a group to come down the stairs: on the board for all heroes, in a hero's menu for that
        one.
        """
        heroes = self.look.table.heroes
        stairs = tuple(
            deed if acting in heroes else replace(deed, text=deed.full_text)
            for deed in coming_down(self.look, draft)
            if acting not in heroes or dict(deed.acting)["hero_id"] == acting
        )
        return (*found, DeedGroup("stairs", t("stairs"), stairs)) if stairs else found

    def _monsters(self, url: str) -> tuple[DeedGroup, ...]:
        """Return the actions of monsters: each with abilities under its own name, those that only attack together."""
        look = self.look
        scene = look.scene
        plain, special = list[Deed](), list[DeedGroup]()
        for monster in look.monsters:
            own, notes = own_deeds(scene, monster), to_remember(scene, monster)
            found = tuple(
                deed
                for deed in self.candidates(url, monster.id)
                if deed.kind in ("attack", *own) and self.is_possible(deed, monster.id)
            )
            if own or notes:
                shown = tuple(replace(deed, key=None) for deed in found)
                words = tuple(look.labels.text(f"to_remember.{one}") for one in notes)
                special.append(DeedGroup(f"of-{monster.id}", look.name_of(monster.id), shown, words, is_figure=True))
            else:
                plain += [replace(deed, text=deed.full_text, key=None) for deed in found]
        return (*special, *([DeedGroup("monsters", t("monsters"), tuple(plain))] if plain else ()))


def coming_down(look: HeroQuestLook, draft: Draft) -> Sequence[Deed]:
    """Return a button that lets heroes who are not on the running quest come down the stairs with a tap."""
    if look.table.running_quest is None or not look.is_game_masters:
        return ()
    make, words = FormMaker(draft, look.snapshot), t("comes_down_the_stairs")
    wishes = [StartQuest(hero_id=hero.id) for hero in look.table.heroes.values() if not hero.on_quest]
    return [
        Deed(
            kind=wish.type,
            text=words,
            full_text=f"{look.name_of(wish.hero_id or '')}: {words}",
            page=draft.url,
            acting=(("hero_id", wish.hero_id or ""),),
            group="board",
            key=None,
            icon="arrow-right",
            hidden=make.acting(wish.type, hero_id=wish.hero_id or ""),
        )
        for wish in wishes
        if look.refusal(wish) is None
    ]
