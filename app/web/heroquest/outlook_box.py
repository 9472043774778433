"""What stands beside a blow before the dice fall: pools with their reasons, and the chances."""

from dataclasses import dataclass

from app.core.errors import GameError
from app.core.game_system import Role
from app.systems.heroquest.combat_commands import Attack, AttackMind
from app.systems.heroquest.odds.outlook import Outlook, outlook
from app.web.game_pages import Draft
from app.web.heroquest import contexts as show
from app.web.heroquest.look import Look
from app.web.heroquest.odds_lines import OddsLine, odds_line, percent
from app.web.heroquest.words import decimal
from app.web.translation import _


@dataclass(frozen=True)
class OutlookBox:
    """Both pools and the chances in words and as a bar."""

    attacker: str
    target: str
    attack: show.Pool
    defence: show.Pool
    shield: str
    sentence: str
    line: OddsLine


def outlook_box(look: Look, draft: Draft) -> OutlookBox | None:
    """The box for an attack on its way; the game master's alone, for it tells what a monster is worth.

    Once all dice of the blow lie there, what they did needs the room.
    """
    command, decision = draft.command, draft.decision
    if look.actor.role is not Role.GAME_MASTER or not isinstance(command, Attack | AttackMind) or decision is None:
        return None
    if decision.prompt is None or any(step.prompt and step.prompt.purpose == "defence" for step in decision.steps):
        return None
    try:
        found = outlook(look.table, command, look.content)
    except GameError:
        return None  # an older attack that is being corrected, and could not be made today
    return OutlookBox(
        attacker=look.name_of(command.attacker_id),
        target=look.name_of(command.target_id),
        attack=look.cards.pool(found.attack),
        defence=look.cards.pool(found.defence),
        shield="white_shield" if command.target_id in look.table.heroes else "black_shield",
        sentence=_sentence(found),
        line=odds_line(
            _("Schaden"), [(str(number), float(chance)) for number, chance in enumerate(found.points.chances) if chance]
        ),
    )


def _sentence(found: Outlook) -> str:
    return _("Trifft in %s, im Mittel %s Schaden, bringt in %s zu Fall.") % (
        percent(float(found.wounds)), decimal(found.points.expected, 2), percent(float(found.fells)),
    )  # fmt: skip
