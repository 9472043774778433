"""What is done from a page about quests: forms that act, what becomes of what they say, a map laid."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import urlencode

from starlette.datastructures import FormData, QueryParams

from app.campaign.events import DiceRenewed
from app.campaign.model import Renewal
from app.campaign.permissions import readable
from app.campaign.play import Form
from app.core.errors import GameError, InvalidAnswer
from app.core.events import Command
from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.magic.commands import ChooseSpecialSpells
from app.systems.heroquest.maps.commands import LayMap
from app.systems.heroquest.quests.report import QuestReport, Told, quest_reports
from app.web.heroquest.table.request import HeroQuestRequest
from app.web.http.errors import status_of
from app.web.http.forms import FieldError, FormRefused, SelectOption, read_command, refused, written
from app.web.http.languages import spoken
from app.web.table import answers as table_answers
from app.web.table.drafts import form_of
from app.web.table.shapes import Hidden

_OWN = frozenset({"revision", "key", "answer"})


@dataclass(frozen=True)
class Deed:
    """A form that is nothing but its button."""

    text: str
    hidden: Hidden
    icon: str | None = None
    tone: str | None = None


@dataclass(frozen=True)
class Refused:
    """What was wrong with a form, and what was typed."""

    errors: tuple[FieldError, ...] = ()
    typed: Mapping[str, str] | None = None
    status: int = 200

    def of(self, *fields: str) -> tuple[FieldError, ...]:
        """What is wrong with these fields."""
        return tuple(error for error in self.errors if error.field in fields)


FINE = Refused()


def asking(caller: HeroQuestRequest, command: Command) -> Hidden:
    """The fields of a form that asks for a command, made from the newest revision."""
    return (*((name, str(value)) for name, value in written(command).multi_items()), *fresh(caller))


def fresh(caller: HeroQuestRequest) -> Hidden:
    """From which revision a form was made, and under which key it counts once."""
    return (("revision", str(caller.snapshot.revision)), ("key", caller.app.new_id()))


def act(caller: HeroQuestRequest, values: FormData) -> str | Refused | None:
    """Carry out what a form asks for.

    Returns what was wrong, where to go on when something has to be chosen first, or None when it is done.
    """
    try:
        command = read_command(caller.snapshot.system, values)
    except FormRefused as error:
        return Refused(error.errors, _typed(values), 422)
    return carry_out(caller, command, values)


def carry_out(caller: HeroQuestRequest, command: Command, values: FormData) -> str | Refused | None:
    """The same with a command that was read already."""
    try:
        answers = table_answers.read([str(text) for text in values.getlist("answer")])
        caller.app.play.submit(caller.snapshot.campaign_id, command, answers, form_of(caller.actor, values))
    except InvalidAnswer as error:
        if error.code == "answer.missing" and isinstance(command, ChooseSpecialSpells):
            return Refused((FieldError("spells", "choice.too_few", {}),), _typed(values), 422)
        if error.code == "answer.missing":
            return f"/campaigns/{caller.snapshot.campaign_id}/table?{urlencode(written(command).multi_items())}"
        return Refused((refused(error),), _typed(values), status_of(error))
    except GameError as error:
        return Refused((refused(error),), _typed(values), status_of(error))
    return None


def _typed(values: FormData | QueryParams) -> Mapping[str, str]:
    return {name: str(value) for name, value in values.items() if name not in _OWN}


_SOON = 3  # entries: a roll that lapses may stand between the end of a quest and its key


def reports_of(caller: HeroQuestRequest) -> Sequence[QuestReport]:
    """Every quest of the campaign as far as this person may know of it, the oldest first."""
    key = ("quest_reports", caller.actor.role, caller.actor.hero_ids)
    if key not in caller.snapshot.memo:
        caller.snapshot.memo[key] = quest_reports(_told(caller))
    found: Sequence[QuestReport] = caller.snapshot.memo[key]
    return found


def when(caller: HeroQuestRequest, report: QuestReport) -> datetime | None:
    """When it ended, or began as long as it runs."""
    with caller.app.store.reading(caller.snapshot.campaign_id) as campaign:
        action = campaign.action(report.ended or report.began)
    return action.entry.at if action else None


def key_of_dice(caller: HeroQuestRequest, report: QuestReport) -> str:
    """The key of the app's dice that was laid open when a quest ended; empty when the app had thrown none."""
    if report.ended is None:
        return ""
    with caller.app.store.reading(caller.snapshot.campaign_id) as campaign:
        following = list(campaign.entries(after=report.ended, limit=_SOON))
    facts = (fact for entry in following for fact in entry.events if isinstance(fact, DiceRenewed))
    return next((fact.revealed for fact in facts if fact.reason is Renewal.OVER), "")


def _told(caller: HeroQuestRequest) -> Iterator[Told]:
    with caller.app.store.reading(caller.snapshot.campaign_id) as campaign:
        for action in campaign.actions_from(0):
            yield Told(action.revision, readable(caller.actor.viewer, action.events))


def goal_of(content: Content, words: Labels, quest_id: str) -> str:
    """What is to be done; empty where nobody has written it."""
    entry = content.quests.get(quest_id)
    return _own_or_shipped(words, entry.goal if entry else None, f"quest_goals.{quest_id}")


def reward_of(content: Content, words: Labels, quest_id: str) -> str:
    """What it brings; empty where nobody has written it."""
    entry = content.quests.get(quest_id)
    return _own_or_shipped(words, entry.reward if entry else None, f"quest_rewards.{quest_id}")


def _own_or_shipped(words: Labels, own: str | None, key: str) -> str:
    if own is not None:
        return own
    return words.text(key) if key in words else ""


def drawing_options(caller: HeroQuestRequest) -> Sequence[SelectOption]:
    """What can be laid: the drawings of the house, the one changed last first, then those that ship."""
    own = [SelectOption(one.id, one.name) for one in caller.app.drawings.all(SYSTEM.id)]
    return [*own, *(SelectOption(one, shipped_map(one, spoken.get()).name) for one in SHIPPED)]


def lay(caller: HeroQuestRequest, drawing: str, key: str) -> FieldError | None:
    """Lay a drawing on the table; what spoke against it, if anything did."""
    try:
        ships = drawing in SHIPPED
        quest = shipped_map(drawing, spoken.get()) if ships else files.read(caller.app.drawings.one(drawing).body)
        revision = caller.app.snapshots.take(caller.snapshot.campaign_id).revision
        sent = Form(actor=caller.actor, revision=revision, key=f"{key[:70]}-map")
        caller.app.play.submit(caller.snapshot.campaign_id, LayMap(quest=quest), (), sent)
    except GameError as error:
        return refused(error)
    return None
