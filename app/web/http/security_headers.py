"""Headers that tell a browser what a page of the house may load, and who may show it."""

from collections.abc import Mapping

# No HSTS and no upgrade-insecure-requests: at home there is only plain http.
_OF_A_DOCUMENT: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",  # unless the answer says otherwise
}
# A stylesheet or font is no document: what only documents heed would be half of its weight.
_OF_A_PART: Mapping[str, str] = {
    name: _OF_A_DOCUMENT[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Cache-Control")
}
_PARTS = ("text/css", "text/javascript", "font/")


def security_headers(content_type: str) -> Mapping[str, str]:
    """Return the headers of an answer of this type."""
    return _OF_A_PART if content_type.startswith(_PARTS) else _OF_A_DOCUMENT
