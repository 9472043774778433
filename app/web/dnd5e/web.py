"""Web part of the combat basics: a fight on the table, the phones and the screen, and their rules."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import ClassVar

from pydantic import JsonValue

from app.campaign.model import Actor
from app.core.answers import Answer, AppRoll
from app.core.errors import InvalidValue
from app.core.events import Command, Event
from app.core.game_system import GameState, Viewer
from app.core.making import ending
from app.core.offers import Offer
from app.core.texts import tidied_lines
from app.core.typed_groups import read_groups
from app.labels.labels import Labels
from app.systems.dnd5e.encounter import movement
from app.systems.dnd5e.encounter.commands import RollInitiatives
from app.systems.dnd5e.encounter.events import CombatantChanged
from app.systems.dnd5e.encounter.people import AddCombatants, DescribeCombatant, KeepGroup, SetHitPoints
from app.systems.dnd5e.encounter.state import Combatant, Encounter, called
from app.systems.dnd5e.fields import SQUARE, Kind
from app.systems.dnd5e.game import SYSTEM, callable_rules, rulebook
from app.systems.dnd5e.labels import labels
from app.systems.dnd5e.rules.spaces import SIDES
from app.web.calculator.rulebook import rules_web
from app.web.calculator.rules_by_input import QuestionGameRules
from app.web.http.languages import t
from app.web.live.parts import Fragment, Part, PartGroup
from app.web.table.game_pages import CardFace, Draft
from app.web.table.look import Look
from app.web.table.panel_forms import FormMaker, live_forms
from app.web.table.panels import Panel
from app.web.table.snapshot import Snapshot
from app.web.table.stories import Chronicler
from app.web.table.table_pages import TablePages


class FightLook(Look):
    """Look at a fight, with the names that this person may know."""

    @cached_property
    def table(self) -> Encounter:
        """Return the fight as this person sees it."""
        return SYSTEM.view(self.snapshot.state.table, self.actor.viewer)

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Return the names of the creatures and of the places in the order."""
        places = {entry: called(members) for entry, members in self.table.places().items()}
        return {one.id: one.name for one in self.table.combatants.values() if one.name} | places


def squares(table: Encounter) -> Mapping[str, Combatant]:
    """Return the creature on each square of the ground."""
    placed = [one for one in table.there() if one.at] if table.ground else []
    return {spot.name: one for one in placed for spot in movement.block(one).squares()}


@dataclass(frozen=True)
class Possible:
    """Deeds of a creature for a template that asks for one after another."""

    offers: Sequence[Offer]

    def find(self, kind: str, **told: JsonValue) -> Offer | None:
        """Return the deed of a kind with exactly these fields, besides who does it; None where there is none."""
        return next((one for one in self.offers if one.type == kind and _fields(one) == told), None)

    def of(self, kind: str) -> Sequence[Offer]:
        """Return the deeds of a kind that can be done."""
        return [one for one in self.offers if one.type == kind and one.can_be_done]

    @property
    def squares(self) -> Mapping[str, float]:
        """Return the squares that are reached on foot, with the metres that each costs."""
        reached = (one for one in self.of("walk_to") if one.cost)
        return {str(one.told["to"]): (one.cost or 0) * SQUARE for one in reached}


def width(one: Combatant) -> float:
    """Return the metres through the space of a creature."""
    return SIDES[one.size]


def _fields(offer: Offer) -> Mapping[str, JsonValue]:
    return {name: value for name, value in offer.told.items() if name != "combatant_id"}


def written(offer: Offer) -> Mapping[str, str]:
    """Return the fields of an offer as a form holds them."""
    return {name: str(one).lower() if isinstance(one, bool) else str(one) for name, one in offer.told.items()}


@dataclass(frozen=True)
class FightScene:
    """A fight for a template. `mark` says of which moment and for whom it is: all with the same mark look alike.

    With a `url` what it shows can be done there; `hero_id` is the hero of a phone.
    """

    mark: Hashable
    url: str
    hero_id: str
    table: Encounter = field(compare=False)
    forms: FormMaker = field(compare=False)
    possible: Callable[[str | None], Possible] = field(compare=False)
    written: Callable[[Offer], Mapping[str, str]] = field(default=written, compare=False)
    width: Callable[[Combatant], float] = field(default=width, compare=False)
    near: Callable[[Combatant, Encounter], Sequence[str]] = field(default=movement.near, compare=False)
    squares: Callable[[Encounter], Mapping[str, Combatant]] = field(default=squares, compare=False)


STAYING = ("notice", "way", "explore", "ground")  # papers that stay open after something was done on them
# Whose errors stand beside what was typed: of creatures, and on papers.
_OF_CREATURES = ("add_combatants", "set_hit_points", "set_initiative", "change_tag", "describe_combatant", "keep_group")
FORMS = (*_OF_CREATURES, "hide", "search", "find", "set_ground", "walk")
CHOSEN = ("combatant_id", "hider", "seen_by", "whose")  # fields that were chosen, not typed


NEWS = frozenset(
    {"hit_points", "suffocates", "held", "choked", "breathes", "tagged", "untagged", "removed", "restored"}
)


class Dnd5ePages(TablePages[FightLook]):
    """Shows the game on the pages of the house."""

    looks, icon = FightLook, "swords"
    frames: ClassVar[Mapping[str, str]] = {
        name: f"dnd5e/{name}.html" for name in ("table", "watch", "screen", "passport")
    }

    def chronicler(self, table: GameState, viewer: Viewer, labels: Labels) -> Chronicler:
        """Return the chronicler, who tells what happened with the names that this person may know."""
        found = SYSTEM.view(table, viewer).combatants.values()
        return Chronicler(labels, {one.id: one.name for one in found if one.name})

    def at_table(self, look: FightLook) -> Iterable[str]:
        """Return the heroes."""
        return SYSTEM.hero_names(look.table)

    def table_parts(self, look: FightLook, page: str, url: str) -> Iterator[Part]:
        """Yield the clock, the order, and on the game master's table the current turn."""
        scene = self._scene(look, url, "")
        yield PartGroup("hero-strip", (Fragment("fight-clock", "dnd5e/_clock.html", scene),))
        yield Fragment("fight-order", "dnd5e/_order.html", scene)
        if page == "table":
            yield Fragment("fight-turn", "dnd5e/_turn.html", scene)

    def passport_parts(self, look: FightLook, hero_id: str, act_url: str) -> Iterator[Part]:
        """Yield the player's turn, and the order as everybody sees it."""
        url = f"{look.base_url}/heroes/{hero_id}" if act_url else ""
        yield Fragment("passport-cover", "dnd5e/_own.html", self._scene(look, url, hero_id))
        yield Fragment("fight-order", "dnd5e/_order.html", self._scene(look, "", ""))

    def _scene(self, look: FightLook, url: str, hero_id: str) -> FightScene:
        """Return the scene: one for everybody of a role, unless it is about a hero."""
        snapshot, role = look.snapshot, look.actor.role
        viewer = look.actor.viewer if hero_id or look.is_game_masters else Viewer(role=role)
        mark = (snapshot.campaign_id, snapshot.revision, snapshot.mark, role, hero_id)
        forms = live_forms(snapshot, f"fight{hero_id}")
        table = snapshot.state.table

        @cache
        def possible(figure_id: str | None) -> Possible:
            return Possible(SYSTEM.offers(table, viewer, figure_id))

        return FightScene(mark, url, hero_id, SYSTEM.view(table, viewer), forms, possible)

    def own_panel(self, look: FightLook, draft: Draft) -> Panel | None:
        """Return the panel in which the game master adds and tells while nothing waits for dice."""
        if not look.is_game_masters or draft.page != "table":
            return None
        query, errors = draft.query, look.errors_by_field(draft.errors)
        do, kind = query.get("do", query.get("stay", "")), query.get("type", "")
        chosen = query.get("for") or query.get("combatant_id", "") or query.get("hero", "")
        if do in STAYING:
            chosen = chosen or next((one.id for one in look.table.members(look.table.turn)), "")
        is_shown = kind in FORMS and (kind != "walk" or do == "way")
        beside = {name: text for name, text in errors.items() if is_shown and name not in CHOSEN}
        rest = tuple(text for text in look.errors(draft.errors) if text not in beside.values())
        follows = {"then": chosen, "stay": do, "do": do} if do in STAYING else {}
        scene = self._scene(look, draft.url, "")
        panel = {
            "url": draft.url,
            "do": do,  # adding by typing, one creature in detail, noticing, ways, the ground
            "chosen": chosen if chosen in look.table.combatants else "",
            "is_typing": bool({"do", "stay"} & query.keys()) and do not in STAYING,
            "kind": kind,  # of the form that came back, with what was typed there and what is wrong beside it
            "typed": query if errors else {},
            "errors": beside,
            "understood": _understood(query.get("text", "")) if not kind else "",
            "form_errors": rest,
            "scene": scene,
            "table": scene.table,
            "forms": FormMaker(draft, look.snapshot, **follows),
        }
        return "dnd5e/_panel.html", panel

    def card_face(self, snapshot: Snapshot, actor: Actor, hero_id: str, events: Sequence[Event]) -> CardFace | None:
        """Return the look of a card: what others do to the hero is news; what its player spends is already on the open
        page.
        """
        found = {one.what for one in events if isinstance(one, CombatantChanged) and one.combatant_id == hero_id}
        return CardFace() if found & NEWS else None

    def values(self, look: FightLook, figure_id: str) -> Sequence[str]:
        """Return the values of a printed sheet."""
        points = look.table.combatants[figure_id].hit_points
        return () if points is None else (f"{t('hit_points')}: {points}",)

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return the commands of a sample: four heroes against goblins and a guard, before the first turn."""
        words, app = self.labels, (AppRoll(),)
        heroes = AddCombatants(text="Mira +3, Tarek +1, Joss +2, Ava", kind=Kind.PC)
        deeds: list[Command] = [heroes, AddCombatants(text=words.text("sample.monsters"), lot=_LOT)]
        speeds = ((13, 9.0, 6.0), (12, 9.0, None), (17, 7.5, None), (11, 9.0, None))
        for number, (passive, walk, swim) in enumerate(speeds, start=1):
            told = DescribeCombatant(combatant_id=f"c{number}", passive=passive, walk=walk, swim=swim)
            deeds += [told, SetHitPoints(combatant_id=f"c{number}", hit_points=20 + passive)]
        for number in (1, 2, 3):
            goblin = f"c{ending(_LOT, f'c{number}')}"
            deeds.append(DescribeCombatant(combatant_id=goblin, stealth=16 + number))
        deeds.append(KeepGroup(name=words.text("sample.group")))
        return [*((deed, ()) for deed in deeds), (RollInitiatives(), app)]


_LOT = "5a"  # of the monsters in the sample, which hold no secret: who plays it reads them here


def _understood(text: str) -> str:
    """Return how a line of creatures is read while it is being typed; empty while it cannot be read."""
    try:
        groups = read_groups(tidied_lines(text), "text") if text.strip() else ()
    except InvalidValue:
        return ""
    told = (
        t("typed_creatures", number=one.number, name=one.name, modifier=one.modifier, points=one.hit_points)
        for one in groups
    )
    return t("understood_as", groups=", ".join(told)) if groups else ""


PAGES = Dnd5ePages(SYSTEM, labels)
RULES = QuestionGameRules(SYSTEM, rulebook, callable_rules)  # each rule is a question
WEB = rules_web(RULES)
