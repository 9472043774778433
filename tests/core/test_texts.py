"""What counts as a name: one line that everybody can see."""

import pytest
from pydantic_core import PydanticCustomError

from app.core.texts import visible


@pytest.mark.parametrize(
    "text", ["Ragna", "Jörg-Åke O'Brien", "Zo\u0308e", "❤️ Wulf", "<script>", "李", "2 + 2", "", "🐉"]
)
def test_what_people_can_see_is_a_name(text: str) -> None:
    assert visible(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "Rag\u200bna",
        "\u200b",
        "Ragna\ufeff",
        "\u202eangaR",
        "Rag\u00adna",
        "Rag\nna",
        "Rag\x00na",
        "\u3164",
        "Ragna\u115f",
        "\u2800\u2800",
        "\u0301",
        "\ufe0f",
        " \u0301 ",
        "Rag\u034fna",
        "\ud800",
        "\ue000",
    ],
)
def test_what_nobody_sees_is_none(text: str) -> None:
    with pytest.raises(PydanticCustomError, match="invisible"):
        visible(text)
