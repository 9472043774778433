"""Where somebody came from, as far as that is a page of ours."""

from urllib.parse import urlsplit, urlunsplit

from fastapi import Request


def way_back(request: Request) -> str:
    """The page that a request was made from, without its host; empty where that is not to be known, or not ours."""
    try:
        back = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return ""
    is_path = back.path.startswith("/") and not back.path.startswith(("//", "/\\"))
    is_ours = is_path and back.netloc == request.headers.get("host")
    return urlunsplit(("", "", back.path, back.query, "")) if is_ours else ""
