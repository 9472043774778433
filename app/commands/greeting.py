"""What the terminal shows once the table is open: where to find it, and a code for the phones."""

import sys
from ipaddress import ip_address

from app.launch.terminal import t
from app.settings import VERSION, Settings

_BLOCKS = "█▀▄"


def show(host: str, settings: Settings) -> None:
    """Print the addresses, the code and how to end. `host` is where the server listens."""
    from app.web.http.network import base_urls, lan_addresses

    everywhere = _is_everywhere(host) and (settings.hosts or lan_addresses())
    phones = base_urls(settings.port, settings.hosts) if everywhere else _only(host, settings.port)
    print(f"\n{t('is_open', version=VERSION)}\n")
    print(f"  {t('leader_here') if settings.has_laptop else t('here'):<20}{own_url(host, settings.port)}")
    for number, url in enumerate(phones):
        print(f"  {t('phones_here') if number == 0 else '':<20}{url}")
    if phones:
        _show_code(phones[0])
    else:
        print(t("phones_cannot"))
    if not settings.has_laptop:
        print("\n" + t("pin_needed"))
    print(f"\n{t('data_at', place=settings.place)}\n{t('how_to_end')}\n", flush=True)


def own_url(host: str, port: int) -> str:
    """Where the browser of this machine finds the table."""
    return _url("localhost" if _is_everywhere(host) or host == "127.0.0.1" else host, port) + "/"


def _only(host: str, port: int) -> tuple[str, ...]:
    """The one address the server was told to use, if phones can reach it at all."""
    try:
        local = ip_address(host).is_loopback or _is_everywhere(host)
    except ValueError:
        local = host == "localhost"
    return () if local else (_url(host, port),)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def _show_code(url: str) -> None:
    """An old console that lacks the blocks would show rubbish that no phone can read."""
    try:
        _BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return
    from app.web.join.invitations import terminal

    print("\n" + terminal(url), end="")
