"""Ordinary dice that stand for the coloured ones (ch. 15.5): what to throw, and what its faces mean."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from app.campaign.model import DiceMode
from app.core.answers import RollPrompt
from app.core.dice import NUMBER_DICE
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.standard_dice import StandardRoll, colored_so_far, steps
from app.systems.heroquest.state.house_rules import HouseRules
from app.web.heroquest.table.words import dice_in_words, die_in_words, faces_in_words
from app.web.http.languages import t
from app.web.table.conversation import dice_ways
from app.web.table.conversation.dice_ways import NextThrow
from app.web.table.game_pages import Draft
from app.web.ui.rendering import Shown


@dataclass(frozen=True)
class HeroQuestDiceWays(dice_ways.DiceWays):
    """Ways to throw at a table: its content and house rules say which dice stand for which."""

    content: Content
    house_rules: HouseRules

    def faces(self, prompt: RollPrompt, mode: DiceMode, tapped: Sequence[str]) -> tuple[str, ...]:
        """Return the faces of the dice asked for, from those that lie on the table so far. Raises: InvalidAnswer."""
        if mode is DiceMode.STANDARD:
            return colored_so_far(prompt, tapped, self.content, self.house_rules)
        return super().faces(prompt, mode, tapped)

    def throw(self, prompt: RollPrompt, draft: Draft) -> NextThrow:
        """Return the dice that the person at this device has to throw."""
        if draft.mode is not DiceMode.STANDARD:
            return super().throw(prompt, draft)
        rolls = self._steps(prompt)
        place = min(len(draft.tapped) + sum(self.groups(prompt, draft)[: len(draft.parts)]), len(prompt.dice) - 1)
        pad = [step.die.id for step in rolls for _die in range(step.number)][place]
        if not _has_substitutes(rolls):
            return NextThrow((), pad)
        begins = accumulate((step.number for step in rolls[:-1]), initial=0)
        orders = (
            _order(step, is_current=begin <= place < begin + step.number)
            for step, begin in zip(rolls, begins, strict=True)
        )
        return NextThrow(tuple(orders), pad)

    def groups(self, prompt: RollPrompt, draft: Draft) -> tuple[int, ...]:
        """Return how many dice are thrown and counted at once: those of one step, where others stand for them."""
        if draft.mode is DiceMode.STANDARD and self.have_substitutes(prompt):
            return tuple(step.number for step in self._steps(prompt))
        return super().groups(prompt, draft)

    def have_substitutes(self, prompt: RollPrompt) -> bool:
        """Return whether ordinary dice for this roll are others than those that are asked for."""
        return _has_substitutes(self._steps(prompt))

    def _steps(self, prompt: RollPrompt) -> tuple[StandardRoll, ...]:
        return steps(prompt, self.content, self.house_rules)


def _has_substitutes(rolls: Sequence[StandardRoll]) -> bool:
    return any(step.die.id != step.wanted for step in rolls)


def _order(step: StandardRoll, *, is_current: bool) -> Shown:
    """`3 W6 statt schwarzer Würfel: 3–6 Totenschädel, 2 weißer Schild, 1 schwarzer Schild`."""
    wanted = dice_in_words([step.wanted] * step.number)
    if step.die.id == step.wanted:
        return Shown(text=wanted, meaning=t("read_as_rolled"), is_current=is_current)
    is_number = step.die.id in NUMBER_DICE
    thrown = f"{step.number} {die_in_words(step.die.id)}" if is_number else dice_in_words([step.die.id] * step.number)
    meant = {face: step.counting_as(face) for face in dict.fromkeys(step.meaning.values())}
    meanings = [faces_in_words(thrown_as, face) for face, thrown_as in meant.items() if thrown_as != (face,)]
    text = t("instead_in_conversation", thrown=thrown, wanted=wanted)
    return Shown(text=text, meaning=" · ".join(meanings), is_current=is_current)
