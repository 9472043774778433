"""What an elf can do once a quest (ch. 1.1), whatever is left of the mind points."""

from collections.abc import Iterator

from app.core.dice import number_die
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import town_commands as do
from app.systems.heroquest.rules import healing, recovery
from app.systems.heroquest.rules.attributes import has_mind
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Condition, Gift, Hero
from app.systems.heroquest.town_events import HerbsApplied, NimblenessAnnounced

_NEED_MIND = ("fight", "cast", "search")


def heal_with_herbs(scene: Scene, command: do.HealWithHerbs) -> Iterator[Event]:
    """HQ-1.1-KRAEUTER: once a quest a die of body points, for himself or a hero in base contact."""
    elf = scene.living_hero(command.hero_id)
    patient = scene.living_hero(command.to_id or command.hero_id)
    _check(elf, Gift.HERBS, able=scene.hero_class(elf).herbs)
    if patient.id != elf.id and not command.adjacent:
        raise RuleViolation("hero.out_of_reach", field="adjacent", hero=patient.name)
    _check_patient(scene, patient)
    roll = scene.answers.roll("herbs", number_die(scene.content.amounts.herb_die))
    yield scene.record(HerbsApplied(hero_id=elf.id, to_id=patient.id, roll=roll))
    if patient.is_standing:
        yield from healing.give_back(scene, patient.id, roll.total)
    else:
        yield from recovery.raise_by_healing(scene, patient, "herbs", roll.total)
    yield from healing.settle_poison(scene, patient.id)


def use_nimbleness(scene: Scene, command: do.UseNimbleness) -> Iterator[Event]:
    """HQ-1.1-GEWANDT: one action more, announced before the first; never the same one three times.

    HQ-17: nobody without mind announces what he cannot do then.
    """
    elf = scene.living_hero(command.hero_id)
    _check(elf, Gift.NIMBLENESS, able=scene.hero_class(elf).nimble)
    if command.has_acted:
        raise RuleViolation("nimbleness.too_late", field="has_acted", hero=elf.name)
    if len(set(command.actions)) == 1:
        raise RuleViolation("nimbleness.three_times", field="actions", hero=elf.name)
    if not has_mind(elf, scene.content) and (refused := [one for one in command.actions if one in _NEED_MIND]):
        raise RuleViolation("nimbleness.no_mind", field="actions", hero=elf.name, actions=refused[0])
    yield scene.record(NimblenessAnnounced(hero_id=elf.id, actions=command.actions))


def _check(hero: Hero, gift: Gift, *, able: bool) -> None:
    if not able:
        raise RuleViolation("gift.not_of_class", field="hero_id", hero=hero.name, gift=gift.value)
    if not hero.is_standing:
        raise RuleViolation("hero.is_down", field="hero_id", hero=hero.name)
    if gift in hero.spent_gifts:
        raise RuleViolation("gift.spent", field="hero_id", hero=hero.name, gift=gift.value)


def _check_patient(scene: Scene, patient: Hero) -> None:
    """HR-HERBS-FAINT: herbs do not raise the fainted, or like a potion; never the dead."""
    if patient.is_standing:
        if patient.body_points == patient.body_attribute:
            raise RuleViolation("body_points.full", field="to_id", hero=patient.name, maximum=patient.body_attribute)
    elif patient.condition is not Condition.FAINTED or scene.table.house_rules.herbs_for_fainted == "in_vain":
        raise RuleViolation("gift.herbs_in_vain", field="to_id", hero=patient.name)
