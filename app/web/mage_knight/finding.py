"""Finds rulings by words, German and English at once, with the slips of the sheet among them."""

from functools import cache

from app.systems.mage_knight.content import rulebook, sheet
from app.systems.mage_knight.labels import labels
from app.web.ui.finding import RankedFinder


@cache
def finder() -> RankedFinder[str]:
    """Knows every ruling by its titles, its words, its headword in the sheet, and its texts in both languages."""
    spoken = [labels(language) for language in ("de", "en")]

    def said(ruling: str, part: str) -> str:
        return " ".join(words.text(f"rulebook.{ruling}.{part}") for words in spoken)

    def kind(ruling: str) -> str:
        return " ".join(words.text(f"ruling_kinds.{sheet().rulings[ruling].kind}") for words in spoken)

    return RankedFinder(
        {
            ruling: (
                said(ruling, "title"),
                (*sheet().rulings[ruling].words, sheet().rulings[ruling].source),
                f"{said(ruling, 'text')} {kind(ruling)} {ruling}",
            )
            for ruling in rulebook().ids()
        }
    )
