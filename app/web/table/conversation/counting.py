"""The pad for a roll that is told in figures: how many dice show what the rule counts."""

from app.campaign.model import DiceMode
from app.core.answers import RollPrompt
from app.core.counted_roll import CountedRoll
from app.core.dice import JOINT
from app.web.table import answers
from app.web.table.conversation.contexts import CountPad
from app.web.table.conversation.words import DraftWords
from app.web.table.game_pages import Draft


def count_pad(prompt: RollPrompt, draft: Draft, words: DraftWords) -> CountPad:
    """The numbers there may be of the face that the rule counts, among the dice that are thrown now."""
    groups = words.dice_ways.groups(prompt, draft)
    parts = draft.parts[: len(groups) - 1]
    begin, is_last = sum(groups[: len(parts)]), len(parts) == len(groups) - 1
    dice = prompt.dice[begin : begin + groups[len(parts)]]
    left = len(prompt.dice) - sum(prompt.counted.values())
    able = [die for die in dice if not set(prompt.counts.split(JOINT)).isdisjoint(die.faces)]
    is_other = words.dice_ways.have_substitutes(prompt) and draft.mode is DiceMode.STANDARD

    def value(number: int) -> str:
        counts = {**prompt.counted, prompt.counts: sum(parts) + number}
        return answers.write(CountedRoll(counts=counts, substitutes=is_other)) if is_last else str(number)

    return CountPad(
        counts=prompt.counts,
        dice=len(dice),
        face=words.pad_face(prompt.counts),
        color=dice[0].id,
        text=words.how_many(prompt.counts),
        name="answer" if is_last else "part",
        numbers=tuple((number, value(number)) for number in range(min(len(able), left - sum(parts)) + 1)),
        told=(
            *(f"{number} {words.figure(face)}" for face, number in prompt.counted.items()),
            *(f"{number} {words.figure(prompt.counts)}" for number in parts),
        ),
        typed=draft.query.get("figures", "") if (error := words.field_error(draft, "figures")) else "",
        error=error,
    )
