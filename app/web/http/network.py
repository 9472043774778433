"""Under which addresses the phones find this laptop, and which names are its own."""

import re
import socket
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import ifaddr

_HOST = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+(?:%[\w.~%-]+)?)\]|(?P<name>[\w.-]+))(?::\d{1,5})?", re.ASCII)


def lan_addresses() -> tuple[str, ...]:
    """Return the laptop's IPv4 addresses in home networks first, then any others; without loopback and link-local."""
    found = {
        IPv4Address(address.ip)
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if isinstance(address.ip, str)
    }
    usable = [address for address in found if not (address.is_loopback or address.is_link_local)]
    return tuple(str(address) for address in sorted(usable, key=_likeliness))


def own_names() -> tuple[str, ...]:
    """Return the laptop's own names, plain and as announced in the local network."""
    name = socket.gethostname().partition(".")[0].lower()
    return (name, f"{name}.local") if name else ()


@lru_cache(maxsize=1024)  # every request asks
def called_name(host: str) -> str | None:
    """Return the name or address in a Host header, in small letters; None for what cannot be one."""
    found = _HOST.fullmatch(host.lower())
    if found is None:
        return None
    return found["six"] or found["name"].removesuffix(".")


@lru_cache(maxsize=1024)  # every request asks
def as_address(name: str) -> IPv4Address | IPv6Address | None:
    """Return an address typed as numbers, an IPv4 one in the clothes of IPv6 as itself; None for a name."""
    try:
        address = ip_address(name)
    except ValueError:
        return None
    inner = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return inner or address


@lru_cache(maxsize=1024)  # every request asks
def is_loopback(name: str) -> bool:
    """Return whether this is an address by which a machine reaches itself."""
    address = as_address(name)
    return address is not None and address.is_loopback


@lru_cache(maxsize=1024)
def counted_address(name: str) -> str:
    """Return an address as it is counted: of IPv6 the network, because a guest can take any address in it."""
    address = as_address(name.partition("%")[0].partition("/")[0])
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, 64), strict=False))
    return name[:64] if address is None else str(address)


def is_this_machine(host: str) -> bool:
    """Return whether a Host header means this very machine, as only its own browsers call it."""
    name = called_name(host)
    return name is not None and (name in ("localhost", *own_names()) or is_loopback(name))


def is_elsewhere(name: str) -> bool:
    """Return whether a server with this name or address is outside of a home."""
    address = as_address(name)
    if address is None:
        return name.lower() not in ("", "localhost", *own_names())
    return not (address.is_private or address.is_link_local or address.is_unspecified)


def _likeliness(address: IPv4Address) -> tuple[int, IPv4Address]:
    """Home routers give out 192.168.x.x, hotspots 10.x.x.x or 172.20.x.x; 172.17 to 172.19 are mostly containers."""
    text = str(address)
    order = ("192.168.", "10.", "172.20.", "172.")
    return next((n for n, start in enumerate(order) if text.startswith(start)), len(order)), address


def base_urls(port: int, told: Sequence[str] = ()) -> tuple[str, ...]:
    """Return where phones find the table: names we were told first, then addresses, then the name that some phones
    know.

    In a container only what we were told is right: the addresses found there are the container's own.
    """
    addresses = lan_addresses() or ("127.0.0.1",)
    names = [name for name in own_names() if name.endswith(".local")]
    return tuple(f"http://{host}:{port}" for host in dict.fromkeys((*told, *addresses, *names)))


def join_urls(port: int, token: str, told: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the link behind a QR code, once for every way to this laptop."""
    return tuple(f"{base}/join/{token}" for base in base_urls(port, told))
