"""What holds on a figure: a button ends each, a short form puts something on it."""

from collections.abc import Iterator, Sequence

from app.labels.labels import Labels
from app.systems.heroquest.state.figures import COUNTED, ActiveEffect, Effect
from app.web.forms import SelectOption
from app.web.heroquest.forms import FormMaker
from app.web.heroquest.panel_contexts import Button, EffectsRow
from app.web.translation import _

_OTHERWISE = {Effect.POISON}  # what has an action of its own


def effects_row(
    figure_id: str, effects: Sequence[ActiveEffect], labels: Labels, make: FormMaker, errors: tuple[str, str]
) -> EffectsRow:
    """The row for a hero or a monster."""
    return EffectsRow(
        ends=tuple(_ends(figure_id, effects, labels, make)),
        hidden=make.acting("impose_effect", figure_id=figure_id),
        options=tuple(_options({one.effect for one in effects}, labels)),
        typed=make.typed("impose_effect", "effect"),
        amount=make.typed("impose_effect", "amount") or "1",
        errors=errors,
    )


def _ends(figure_id: str, effects: Sequence[ActiveEffect], labels: Labels, make: FormMaker) -> Iterator[Button]:
    for active in effects:
        word = labels.text(f"effects.{active.effect}")
        text = f"{word} ×{active.amount}" if active.amount > 1 else word
        hidden = make.acting("end_effect", figure_id=figure_id, effect=active.effect.value)
        yield Button(text, _("%s beenden") % word, hidden=hidden, icon="circle-x")


def _options(holding: set[Effect], labels: Labels) -> Sequence[SelectOption]:
    """What does not hold yet, or can be more."""
    free = (one for one in Effect if one not in _OTHERWISE and (one in COUNTED or one not in holding))
    found = (SelectOption(one.value, labels.text(f"effects.{one}")) for one in free)
    return sorted(found, key=lambda option: option.text.casefold())
