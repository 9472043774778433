"""What is said of a spell wherever somebody chooses one: its tier and chance, and how often it can still be cast."""

from collections.abc import Sequence

from app.systems.heroquest.views.passport import BASIC, SPECIAL, SpellView
from app.web.heroquest.odds_lines import percent
from app.web.translation import _

_CASTING = {BASIC: "cast_basic_spell", SPECIAL: "cast_special_spell"}  # by where a spell comes from


def casting(spell: SpellView) -> str:
    """The command that casts it; whatever is neither basic nor special comes from a set."""
    return _CASTING.get(spell.origin, "cast_set_spell")


def spell_facts(spell: SpellView) -> Sequence[str]:
    """`Magiestufe 1`, `gelingt in 55,6 %`, `noch 5-mal`; nothing of a spell of a set that is still there."""
    told = list[str]()
    if spell.tier is not None and spell.success is not None:
        told += [_("Magiestufe %s") % spell.tier, _("gelingt in %s") % percent(spell.success)]
    if not spell.left:
        return (*told, _("verbraucht"))
    if spell.left > 1 or spell.tier is not None:
        told.append(_("noch %s-mal") % spell.left)
    return told
