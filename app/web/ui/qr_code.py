"""QR codes, drawn for a page or a terminal."""

import io

import segno
from markupsafe import Markup


def svg(text: str) -> Markup:
    """Return a QR code as inline SVG: dark on light, since phones need the contrast."""
    buffer = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        buffer, kind="svg", xmldecl=False, svgns=True, border=0, omitsize=True, dark="#14110e", nl=False
    )
    return Markup(buffer.getvalue().decode())


def terminal(text: str) -> str:
    """Return a QR code in block characters."""
    buffer = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(buffer, compact=True, border=2)
    return buffer.getvalue()
