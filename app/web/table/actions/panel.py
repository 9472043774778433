"""The panel that asks for the fields of an action. Every answer that can be a button is one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from app.core.errors import GameError
from app.core.game_system import Role
from app.web.http.languages import t
from app.web.table.actions.asked import ActPanel, ChoiceLink, ItemChoice
from app.web.table.actions.declared import Actions, act_url, is_picking, one_of
from app.web.table.actions.offers import Offers
from app.web.table.game_pages import Draft, Hidden
from app.web.table.look import Look
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.forms import FieldError, SelectOption
from app.web.ui.schema_form.form import BLANK, Control, SchemaForm, Style
from app.web.ui.schema_form.schema import only

LookT = TypeVar("LookT", bound=Look)
_STYLE = Style(marks_lists=False)
MOST_BOXES = 16  # of more things that could be ticked at first sight each is chosen from a list
SHORT = 8  # so many choices stand side by side; more of them fold into a list
MOST_DIGITS = 9  # further options have no key
_MISSING = "value.missing"


class Asking(Generic[LookT]):
    """Asks for the action that the `type` of a draft names. A game overrides what it knows of its questions."""

    places: tuple[str, ...] = ()  # fields that may get a name of their own
    takes_first_way = True  # until another one is tapped

    def __init__(self, look: LookT, actions: Actions, draft: Draft) -> None:
        self.look = look
        self.draft = draft
        self.actions = actions
        self.kind = draft.query["type"]
        self.action = actions.of(self.kind)
        self.schema = actions.schema(self.kind)
        self.acting = actions.acting(self.kind)
        self.given: dict[str, Any] = actions.told(draft)
        self.own = draft.query.get("own", "")  # the place that somebody wants to give a name of his own

    def offers(self) -> Offers:
        """Return the options."""
        return Offers(self.look, self.actions, self.kind, self.given)

    def own_figures(self) -> Sequence[str]:
        """Return the figures of the person who asks."""
        return [one for one in self.look.names if self.look.actor.viewer.owns(one)]

    def acts_alone(self) -> str:
        """Return the figure that acts where a player names none: the first of his own; empty for anybody else."""
        own = self.own_figures() if self.look.actor.role is Role.PLAYER else ()
        return own[0] if own else ""

    def ways(self) -> Sequence[ItemChoice]:
        """Ways to do it."""
        return ()

    def follows_from_way(self) -> tuple[str, ...]:
        """Fill in the fields that follow from the chosen way; their names."""
        return ()

    def goes_without_saying(self) -> tuple[str, ...]:
        """Fields that are not asked again once given, besides the acting figure and the way."""
        return ()

    def also_told(self) -> Hidden:
        """Further hidden fields of the form."""
        return ()

    def final(self) -> str | None:
        """Return the field whose options are buttons."""
        return self.action.final

    def likeliest(self, _place: str) -> str | None:
        """Return a default for a place that must be named; None for none."""
        return None

    def is_pointless(self, offers: Offers, name: str) -> bool:
        """Return whether a field makes no difference: a box that the rules refuse ticked."""
        node = self.schema["properties"][name]
        return node.get("type") == "boolean" and not node.get("default") and offers.refuses(name, "true")

    def first(self, *, has_ways: bool) -> Sequence[str]:
        """Return the fields asked at first sight."""
        del has_ways
        return self.action.asks

    def choices(self, control: Control) -> tuple[SelectOption, ...]:
        """Return the options of a question in the words of this action."""
        unsaid = f"unsaid.{self.kind}.{control.name}"
        blank = self.look.labels.text(unsaid) if unsaid in self.look.labels else ""
        return tuple(
            replace(option, text=option.text if option.value else blank or option.text) for option in control.options
        )

    def panel(self) -> ActPanel:
        """Return the panel with what is told already."""
        if self.acting is not None and (own := self.acts_alone()):
            self.given.setdefault(self.acting, own)
        if "ask" in self.draft.query:
            self.given = _without(self.given, self.action.final or "", self.final() or "")
        links = self._ways()
        offers, errors = self.offers(), self._shown_errors()
        final = None if self.own == self.action.final or (last := self.final()) in self.given else last
        self._take_the_likeliest({final, self.own})
        hidden = self._hidden([error.field for error in errors])
        if stopped := self._stopped(offers):
            return self._empty(hidden, links, stopped)
        if links and not self.takes_first_way and not any(one.is_chosen for one in links):
            asked, said = self.asked(self.action.ways[0]), tuple(map(self._said, errors))
            return replace(self._empty(hidden, links, ""), asks_way=asked, form_errors=said)
        form = SchemaForm(self.given, errors, offers, _STYLE)
        names, first = self._questions(offers, {final, *dict(hidden)}, has_ways=bool(links))
        group = form.group(only(self.schema, names), first=first)
        options = offers.options(final, one_of(self.schema, final)) if final else None
        own_name = self._own_name({final, *first})
        return replace(
            self._empty(hidden, links, self._refused(offers, final) if final and not options else ""),
            controls=tuple(map(self._plain, group.controls)),
            further=group.further,
            final_name=final or "",
            final_label=self.asked(final) if final else "",
            final=tuple(self._buttons(options or ())),
            own_name_url=own_name and act_url(self.draft, {**_without(self.given, own_name), "own": own_name}),
            names_final=bool(own_name) and final in self.places,
            final_error=next((self._said(error) for error in errors if final and error.field == final), ""),
            form_errors=self.look.errors(form.homeless(final or "type")),
        )

    def digits(self, options: Sequence[SelectOption]) -> Mapping[str, str]:
        """Return the digit of each option of the last question: the first nine in their order."""
        return {option.value: str(place) for place, option in enumerate(options, 1) if place <= MOST_DIGITS}

    def _buttons(self, options: Sequence[SelectOption]) -> Iterator[Button]:
        digits = self.digits(options)
        for one in options:
            yield Button(one.text, one.text, value=one.value, key=digits.get(one.value))

    def _empty(self, hidden: Hidden, links: tuple[ChoiceLink, ...], cannot: str) -> ActPanel:
        """Return the panel without questions."""
        return ActPanel(
            url=self.draft.url,
            title=self.actions.title(self.look, self.kind, self.given),
            class_id=self.look.crest_of(str(self.given.get(self.acting or "", ""))),
            hidden=hidden,
            others_url=self._others_url(),
            choices=links,
            cannot=cannot,
        )

    def _stopped(self, offers: Offers) -> str:
        """Return the refusal that no answer could avoid; empty where fields are asked."""
        is_open = self.acting is None and not self.schema.get("required")  # no acting figure, no target
        error = offers.refusal() if is_open or self.acting in self.given else None
        name = (error and error.field) or ""
        is_unasked = is_open and name in self.schema["properties"] and self.is_pointless(offers, name)
        is_unasked |= self.is_masters_word(name)
        return self._told(error) if error and (is_unasked or error.field == self.acting) else ""

    def is_masters_word(self, _name: str) -> bool:
        """Return whether only the game master tells this field, and a player looks."""
        return False

    def _questions(self, offers: Offers, known: set[str | None], *, has_ways: bool) -> tuple[list[str], list[str]]:
        """Return all fields that could change anything, and among them those that are asked for at first sight."""
        names = [one for one in self.schema["properties"] if one not in known and not self.is_pointless(offers, one)]
        asks = self.first(has_ways=has_ways) or (() if self.action.final in known else names)
        first = [name for name in asks if name in names]
        first += [name for name in self.schema.get("required", ()) if name in names and name not in first]
        return [*first, *(one for one in names if one not in first)], first

    def _hidden(self, wrong: Sequence[str]) -> Hidden:
        """Return the hidden fields: the acting figure and the way once they are accepted, and what the form leads
        to.
        """
        new = self.actions.new_in(self.kind)
        fields = {new: f"i{self.draft.key}"} if new else {}
        kept = ("own", "proposal", "stay", "tab")
        own = tuple((name, self.draft.query[name]) for name in kept if self.draft.query.get(name))
        told_once = [self.acting, *self.action.ways, *self.goes_without_saying()]
        fields |= {name: str(self.given[name]) for name in told_once if name in self.given and name not in wrong}
        acting = FormMaker(self.draft, self.look.snapshot).acting(self.kind, **fields)
        return (*acting, ("do", "act"), ("said", "yes"), ("then", ""), *own, *self.also_told())

    def _take_the_likeliest(self, but: set[str | None]) -> None:
        """Fill in the default of a required place, unless it is the question just asked."""
        for name in self.schema.get("required", ()):
            if name in self.places and name not in but and (likeliest := self.likeliest(name)):
                self.given.setdefault(name, likeliest)

    def _plain(self, control: Control) -> Control:
        """Return a question in the words of its action; a required choice has no empty option, a single one is
        preselected.

        Where the default cannot be chosen just now the first that can is.
        """
        options = self.choices(control)
        if control.kind == "select" and options and control.name not in self.given:
            offered = [option.value for option in options]
            control = control if (control.value or "") in offered else replace(control, value=offered[0])
        is_empty = control.kind in ("checks", "selects") and not any(option.value for option in options)
        hint = t("there_is_nothing_here") if is_empty else control.hint
        control = replace(control, label=self.asked(control.name), hint=hint, options=options)
        if control.kind == "checks" and len({option.value for option in options}) > MOST_BOXES:
            return replace(control, kind="selects", values=(*control.values, "", ""), options=(BLANK, *options))
        node = self.schema["properties"][control.name]
        repeats = bool(node.get("repeats"))
        if control.kind == "selects" and (repeats or node.get("ordered")):
            kind, values = "order" if node.get("ordered") else "counted", tuple(filter(None, control.values))
            told = replace(control, kind=kind, values=values, options=control.options[1:], repeats=repeats)
            return replace(told, minimum=node.get("minItems"), maximum=node.get("maxItems"))
        if control.kind != "select" or control.name not in self.schema.get("required", ()):
            return control
        found = tuple(option for option in control.options if option.value)
        value = found[0].value if len(found) == 1 else control.value
        return replace(control, options=found if len(found) <= SHORT else control.options, value=value)

    def asked(self, field: str) -> str:
        """Return how a field is asked for."""
        keys, labels = (f"asked.{self.kind}.{field}", f"fields.{field}"), self.look.labels
        return next((labels.text(key) for key in keys if key in labels), field)

    def _own_name(self, asked: set[str | None]) -> str | None:
        return None if self.own else next((name for name in self.places if name in asked), None)

    def _ways(self) -> tuple[ChoiceLink, ...]:
        names, found = self.action.ways, self.ways()
        if found and (self.takes_first_way or len(found) == 1) and not any(name in self.given for name in names):
            self.given.update(found[0].fields)
        further = self.follows_from_way()
        chosen = tuple((name, self.given[name]) for name in names if name in self.given)
        rest = _without(self.given, *names, *further)
        urls = (act_url(self.draft, {**rest, **dict(one.fields)}) for one in found)
        return tuple(ChoiceLink(one.text, next(urls), one.fields == chosen, one.note) for one in found)

    def _others_url(self) -> str | None:
        if self.look.actor.role is Role.PLAYER or self.acting is None or self.acting not in self.given:
            return None
        return act_url(self.draft, _without(self.given, self.acting, *self.action.ways))

    def _shown_errors(self) -> tuple[FieldError, ...]:
        """Return the errors to show: none about fields that were not answered yet."""
        draft, unsaid = self.draft, {*self.action.asks} - self.given.keys()
        if is_picking(draft):
            return ()
        if "said" in draft.query:
            return draft.errors
        if "ask" not in draft.query and self.actions.asks_first(draft):
            return ()
        return tuple(error for error in draft.errors if error.code != _MISSING and error.field not in unsaid)

    def _refused(self, offers: Offers, asked: str) -> str:
        """Return why a question has no options."""
        error, node = offers.refusal(), one_of(self.schema, asked)
        if error and error.field == asked and "names" in node and not (node.get("figure") and offers.raw(asked, node)):
            return t("nobody_is_here_for_that" if node.get("figure") else "there_is_nothing_here")
        return self._told(error) if error else ""

    def _said(self, error: FieldError) -> str:
        return error.sentence(self.look.labels)

    def _told(self, error: GameError) -> str:
        return self.look.labels.error(error.code, **error.data)


def _without(given: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in given.items() if name not in names}
