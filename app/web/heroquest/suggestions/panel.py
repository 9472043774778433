"""The suggestion for the monster at hand: one plan told and drawn, the others in order, each with its odds."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.core.errors import GameError
from app.systems.heroquest.board.at_table import named_place
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.possible.declared import built, kinds
from app.systems.heroquest.possible.master_turn import Unit
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.evil_turn import suggestion_of
from app.systems.heroquest.tactics.told import MonsterPlan, Suggestion, TargetOdds
from app.systems.heroquest.views.map import seen_map
from app.web.heroquest.actions.master_turn import ALONE, MasterTurnRows, unit_name
from app.web.heroquest.maps.live_map import MapTelling
from app.web.heroquest.maps.overlay import target_shapes, way_shapes
from app.web.heroquest.maps.shapes import APART, Shape, Token
from app.web.heroquest.suggestions.words import deed_words, objection_words, plan_words, reason_words
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.words import odds_line
from app.web.http.languages import t
from app.web.table.actions.menu import MenuRow
from app.web.table.game_pages import Draft, Hidden
from app.web.table.panel_forms import FormMaker
from app.web.ui.formats import decimal, percent
from app.web.ui.rendering import Shown

PANEL = "suggest"


@dataclass(frozen=True)
class PlanRow:
    """A plan in the list: what it does, how likely, and the digit that makes it the one told above."""

    text: str
    note: str
    hits: str
    fells: str
    url: str
    key: str
    is_chosen: bool
    token: Token | None
    expected: str
    risk: str


@dataclass(frozen=True)
class TemperChoice:
    """A temper that one tap gives to this monster or to all like it."""

    text: str
    note: str
    hidden: Hidden
    is_chosen: bool


class Suggesting:
    """Makes the panel: `unit` names the monster, `n` the plan, `show` what is opened below it."""

    def __init__(self, look: HeroQuestLook, draft: Draft) -> None:
        self._look, self._draft = look, draft
        wanted = (draft.query.get("unit") or draft.query.get("monster_id", "")).removeprefix(ALONE)
        self._rows = MasterTurnRows(look, f"{ALONE}{wanted}" if wanted else "")
        self.monster = wanted if wanted in look.table.monsters else self._rows.turn.at_hand()
        self._show = draft.query.get("show", "")
        self._make = FormMaker(draft, look.snapshot, stay=PANEL)

    def url(self, **said: object) -> str:
        """Return the address of this panel with something else shown."""
        told = {"do": PANEL, "unit": self.monster, **said}
        return f"{self._draft.url}?{urlencode({name: value for name, value in told.items() if value != ''})}"

    def panel(self) -> Mapping[str, object]:
        """Return what the template prints."""
        look = self._look
        found = suggestion_of(look.table, look.content, self.monster, Skill.CUNNING)
        number = self._number(found.plans)
        plan = found.plans[number]
        ground, above, offset = _drawn(look, plan)
        following = self._rows.turn.following()
        return {
            "url": self._draft.url,
            "title": look.name_of(self.monster),
            "follows": self.url(),
            "form_errors": look.errors(self._draft.errors),
            "queue": self._queue(),
            "ending": None,
            "heading": t("suggestion") if number == 0 else t("suggest_instead"),
            "temper": look.labels.called("tempers", found.temper),
            "tempers_url": self.url(n=number, show="" if self._show == "tempers" else "tempers"),
            "plan": _begun(plan_words(look, plan)),
            "hits": _hits(plan),
            "fells": _fells(plan),
            "line": _line(plan),
            "why": reason_words(look, plan.reason),
            "objection": objection_words(plan.objection),
            "choice": t("suggest_choice", option=plan.choices["push_back"]) if "push_back" in plan.choices else "",
            "why_url": self.url(n=number, show="" if self._show == "why" else "why"),
            "is_why": self._show == "why",
            "play": self._play(plan),
            "next_url": self.url(n=(number + 1) % len(found.plans)) if len(found.plans) > 1 else "",
            "rows": tuple(self._told(found, number)),
            "tempers": tuple(self._tempers(found)) if self._show == "tempers" else (),
            "following": self._following(following),
            "whole": (("revision", str(look.snapshot.revision)), ("key", f"{self._draft.key}-turn")),
            "whole_url": f"{look.base_url}/evil-turn",
            "ground": ground,
            "above": above,
            "offset": offset,
        }

    def _number(self, plans: Sequence[MonsterPlan]) -> int:
        typed = self._draft.query.get("n", "")
        return int(typed) % len(plans) if typed.isdecimal() and len(typed) < 4 else 0

    def _queue(self) -> tuple[MenuRow, ...]:
        return tuple(
            MenuRow(one.name, one.url.replace("?", f"?do={PANEL}&", 1), one.state, one.words, one.facts, one.at)
            for one in self._rows.rows(self._draft.url)
        )

    def _following(self, unit: Unit | None) -> tuple[str, str] | None:
        if unit is None:
            return None
        return unit_name(self._look, unit), f"{self._draft.url}?{urlencode({'do': PANEL, 'unit': unit.ids[0]})}"

    def _play(self, plan: MonsterPlan) -> Hidden:
        """Return the form that plays the first part of a plan; what follows a way stands in `plan`."""
        if plan.stays:
            return ()
        first, *rest = plan.commands
        command = built(kinds()[str(first["type"])], {name: one for name, one in first.items() if name != "type"})
        assert command is not None
        target = plan.targets[0].target_id if plan.targets else ""
        goes_on = json.dumps({"unit": self.monster, "deed": plan.deed, "target": target}) if rest else ""
        own = (("do", PANEL), ("unit", self.monster), *((("plan", goes_on),) if goes_on else ()))
        return (*self._make.command(command), *own)

    def _told(self, found: Suggestion, chosen: int) -> Iterator[PlanRow]:
        """Yield the plans in their order, which never changes."""
        seen = seen_map(self._look.table, self._look.actor.viewer)
        telling = MapTelling(self._look)
        figures = {one.id: one for board in seen.boards for one in board.figures} if seen else {}
        for number, plan in enumerate(found.plans):
            first = figures.get(plan.targets[0].target_id) if plan.targets else None
            yield PlanRow(
                text=_begun(deed_words(self._look, plan) or plan_words(self._look, plan)),
                note=_note(self._look.table, plan),
                hits=_hits(plan),
                fells=_fells(plan) or (t("suggest_no_fall_row") if plan.targets else ""),
                url=self.url(n=number),
                key=str(number + 1),
                is_chosen=number == chosen,
                token=telling.sign(first) if first is not None else None,
                expected=decimal(sum(one.expected.value for one in plan.targets), 2),
                risk=percent(min(plan.terms.get("risk", 0.0), 1.0)) if plan.terms.get("risk") else "–",
            )

    def _tempers(self, found: Suggestion) -> Iterator[TemperChoice]:
        words = self._look.labels
        for one in self._look.content.tempers.values():
            hidden = self._make.acting("set_temper", monster_ids=self.monster, temper=one.id)
            note = words.text(f"catalogue_choices.conduct.{one.conduct}")
            own = (*hidden, ("do", PANEL), ("unit", self.monster), ("monster", self.monster))
            yield TemperChoice(words.called("tempers", one.id), note, own, one.id == found.temper)


def suggest_panel(look: HeroQuestLook, draft: Draft) -> object | None:
    """Return the panel with the suggestion; None where no monster is to act."""
    found = Suggesting(look, draft)
    is_masters = look.table.round.turn == GAME_MASTER or not look.table.round.is_running
    return found.panel() if is_masters and found.monster in look.table.monsters else None


def then_deed(table: Table, content: Content, told: str) -> Mapping[str, str]:
    """Return the draft of the deed that follows a way which has just been walked: that of the best plan from there.

    A deed that names several comes back to the suggestion, where one tap does it.
    """
    try:
        said = json.loads(told)
        unit, target = str(said["unit"]), str(said["target"])
        found = suggestion_of(table, content, unit, Skill.CUNNING)
    except (ValueError, KeyError, TypeError, GameError):
        return {}
    again = {"do": PANEL, "unit": unit}
    for plan in found.plans:
        meets = [one.target_id for one in plan.targets]
        if not plan.deed or plan.way or target not in meets:
            continue
        command = plan.commands[0]
        if command["type"] != said.get("deed") or any(isinstance(one, list) for one in command.values()):
            continue
        return {**{name: _text(one) for name, one in command.items()}, "stay": PANEL}
    return again


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _begun(text: str) -> str:
    """Return a line of its own with a capital first: within a line a deed has none in every language."""
    return text[:1].upper() + text[1:]


def _worst(plan: MonsterPlan) -> TargetOdds | None:
    return max(plan.targets, key=lambda one: one.hits.value, default=None)


def _hits(plan: MonsterPlan) -> str:
    found = _worst(plan)
    return percent(found.hits.value) if found else ""


def _fells(plan: MonsterPlan) -> str:
    best = max((one.fells.value for one in plan.targets), default=0.0)
    return percent(best) if best else ""


def _line(plan: MonsterPlan) -> Shown | None:
    """Return the bar of a plan that meets one figure."""
    if len(plan.targets) != 1 or len(plan.targets[0].points) < 2:
        return None
    chances = [(str(number), one.value) for number, one in enumerate(plan.targets[0].points) if one.value]
    return odds_line(t("damage"), chances)


def _note(table: Table, plan: MonsterPlan) -> str:
    """Return how far it is, and what the first target has left."""
    hero = table.heroes.get(plan.targets[0].target_id) if len(plan.targets) == 1 else None
    far = t("suggest_squares", steps=len(plan.way)) if plan.way else t("suggest_on_the_spot")
    if hero is None:
        return far
    return t("suggest_row_note", far=far, points=hero.body_points, most=hero.body_attribute)


def _drawn(look: HeroQuestLook, plan: MonsterPlan) -> tuple[list[Shape], list[Shape], int]:
    """Return the way and the target as drawn on the map: below and above the figures, and on which board."""
    here, laid = Standpoint.of(look.table, plan.figure_id), look.table.map
    if here is None or laid is None:
        return [], [], 0
    boards = len(laid.quest.boards)
    way = [spot.square for name in plan.way if (spot := named_place(name, boards)) and spot.board == here.board]
    ground, above = list(way_shapes(here.figure.square, way)), list[Shape]()
    for number, one in enumerate(plan.targets):
        other = here.other(one.target_id)
        if other is not None and other.side is Side.HERO:
            sign = "shot" if any(told.get("means") == "ranged" for told in plan.commands) else "melee"
            above += target_shapes(other.block, sign, is_chosen=number == 0)
    return ground, above, here.board * APART
