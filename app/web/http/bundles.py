"""Stylesheets and scripts joined into one answer each, pressed once: fewer requests and fewer bytes for the phones.

A bundle's name is the list of its files, `tokens+base.css`; nothing has to be built or remembered.
"""

import gzip
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from hashlib import blake2b

from fastapi import APIRouter, Request
from fastapi.responses import Response
from rjsmin import jsmin
from starlette.exceptions import HTTPException

from app.settings import STATIC

router = APIRouter(include_in_schema=False)

_KINDS = {"css": (("css",), "text/css"), "js": (("js", "vendor"), "text/javascript")}
SPRITES = ("img/sprite.svg", "img/tools.svg", "img/map.svg")
_NAME = re.compile(r"[a-z0-9][a-z0-9_.-]{0,60}")
MOST_FILES, MOST_BUNDLES = 20, 64  # so that callers cannot fill the memory with bundles that no page asks for
_CSS_COMMENTS, _SPACE = re.compile(r"/\*.*?\*/", re.DOTALL), re.compile(r"(?<!:)\s*([{};])\s*|\s+")
_CSS_FILES = re.compile(r'url\("\.\./([^"]+)"\)')  # fonts: a page must find them under the very URL it preloads

KEEP = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}


@router.get("/static/bundles/{names}.{kind}")
def bundle(request: Request, names: str, kind: str) -> Response:
    """Send the files of a bundle, one after the other."""
    try:
        text = _joined(names, kind)
    except FileNotFoundError as error:
        raise HTTPException(404) from error
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_pressed(text), media_type=_KINDS[kind][1], headers={**KEEP, "Content-Encoding": "gzip"})
    return Response(text, media_type=_KINDS[kind][1], headers=KEEP)


@router.get("/last-state.js")
def last_state() -> Response:
    """Send the script that stands before the network. It must not lie below /static: it speaks for what lies beside
    it.
    """
    text = (STATIC / "js" / "last_state.js").read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@cache
def static_url(path: str) -> str:
    """Return the URL of a static file; it changes with the content, so browsers may keep it for ever."""
    digest = blake2b((STATIC / path).read_bytes(), digest_size=4).hexdigest()
    return f"/static/{path}?v={digest}"


@cache
def symbol_url(name: str) -> str:
    """Return the address of a drawing; a phone needs the first sprite only. Raises: StopIteration for an unknown
    one.
    """
    sprite = next(file for file in SPRITES if f'id="{name}"' in (STATIC / file).read_text(encoding="utf-8"))
    return f"{static_url(sprite)}#{name}"


@lru_cache(maxsize=MOST_BUNDLES)
def is_drawn(name: str) -> bool:
    """Return whether there is a picture of this name: a game may name one that does not exist yet."""
    return bool(_NAME.fullmatch(name)) and (STATIC / "img" / f"{name}.svg").is_file()


@cache
def bundle_url(kind: str, *names: str) -> str:
    """Return the URL of a bundle; it changes with the content of its files."""
    joined = "+".join(names)
    digest = blake2b(_joined(joined, kind).encode(), digest_size=4).hexdigest()
    return f"/static/bundles/{joined}.{kind}?v={digest}"


@lru_cache(maxsize=MOST_BUNDLES)
def _joined(names: str, kind: str) -> str:
    """Raises: FileNotFoundError for a kind or file that is none of ours."""
    wanted = names.split("+")
    if kind not in _KINDS or len(wanted) > MOST_FILES:
        raise FileNotFoundError(kind)
    return "\n".join(_read(name, kind) for name in wanted)


def _read(name: str, kind: str) -> str:
    folders, _ = _KINDS[kind]
    for folder in folders if _NAME.fullmatch(name) else ():
        places = (
            STATIC / folder,
            *(STATIC / folder).glob("*/"),
        )  # what only one game has stands in a folder of its own
        file = next((place / f"{name}.{kind}" for place in places if (place / f"{name}.{kind}").is_file()), None)
        if file is not None:
            return _TIGHTEN[folder](file.read_text(encoding="utf-8"))
    raise FileNotFoundError(name)


def _tight_css(text: str) -> str:
    text = _CSS_FILES.sub(lambda found: f'url("{static_url(found[1])}")', text)
    return _SPACE.sub(lambda found: found[1] or " ", _CSS_COMMENTS.sub("", text))


def _own_scope(text: str) -> str:
    """Wrap each script so that its names stay its own, as in a module."""
    return "{" + str(jsmin(text)) + "}"


_TIGHTEN: Mapping[str, Callable[[str], str]] = {"css": _tight_css, "js": _own_scope, "vendor": str}


@lru_cache(maxsize=MOST_BUNDLES)
def _pressed(text: str) -> bytes:
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)
