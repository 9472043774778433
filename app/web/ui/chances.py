"""Numbers and chances as people read them."""

from fractions import Fraction

from app.web.http.languages import GERMAN, spoken, t


def decimal(number: float | Fraction, digits: int = 1) -> str:
    """`41,7`: rounded, with a comma or, in English, with a point."""
    return f"{float(number):.{digits}f}".replace(".", "," if spoken.get() == GERMAN else ".")


def percent(chance: float) -> str:
    """`41,7 %`; what can happen is never rounded to nothing, and what may fail is never certain."""
    if 0 < chance < 0.0005:
        return t("below_0_1")
    if 0.9995 <= chance < 1:
        return t("above_99_9")
    return t("percentage", decimal=decimal(chance * 100))
