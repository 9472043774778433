"""What a question asks for, in words: whom it is about, what counts, and why something is thrown once more."""

from collections.abc import Mapping

from app.core.answers import Answers, ChoicePrompt, Prompt
from app.labels.labels import Labels, PromptText
from app.systems.heroquest.combat.rules.abilities import shields
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table

_DEFENCES = ("defence", "trap_defence")


def asked(prompt: Prompt, labels: Labels, table: Table, content: Content, names: Mapping[str, str]) -> PromptText:
    """The heading of a question and what is asked. `names`: what the reader may know everybody by."""
    title, text = labels.prompt(prompt.purpose)
    name = names.get(prompt.about, "")
    if name:
        key = f"asked_of.{prompt.purpose}"
        title = labels.text(key if key in labels else "asked_of.other", name=name, title=title)
    if isinstance(prompt, ChoicePrompt):
        return PromptText(title, text)
    if prompt.by:
        return PromptText(title, labels.text(f"thrown_again.{prompt.by}"))
    if prompt.purpose in _DEFENCES and name:
        return PromptText(title, _defence(prompt.about, labels, table, content, name))
    return PromptText(title, text)


def _defence(figure_id: str, labels: Labels, table: Table, content: Content, name: str) -> str:
    """Which faces defend this figure."""
    faces = shields(Scene(table, content, Answers()), figure_id)
    return labels.text(f"defends_with.{faces[0] if len(faces) == 1 else 'both'}", name=name)
