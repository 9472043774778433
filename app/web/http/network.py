"""Under which addresses the phones find this laptop, and which names are its own."""

import re
import socket
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import ifaddr

_HOST = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+(?:%[\w.~%-]+)?)\]|(?P<name>[\w.-]+))(?::\d{1,5})?", re.ASCII)


# Adapters that programs make for themselves: no phone is behind one, though 192.168.56.1 looks like a home.
_MADE_UP = re.compile(
    r"virtualbox|vboxnet|vmware|vmnet|vethernet|hyper-v|wsl|docker|podman|\bbr-|\bveth|virbr|lxc"
    r"|\bu?tun\d|\btap\d|\bwg\d|wireguard|openvpn|tap-windows|tailscale|zerotier|hamachi",
    re.IGNORECASE,
)
_ANYWHERE = ("203.0.113.1", 9)  # kept free for examples, so it is never at home


def lan_addresses() -> tuple[str, ...]:
    """Return the laptop's IPv4 addresses, the likeliest for phones first; without loopback and link-local.

    First comes the address by which the laptop reaches the world, because that is the Wi-Fi; last are the addresses of
    adapters that programs made, even of a tunnel that all goes through.
    """
    default, ranks = _default_address(), dict[IPv4Address, tuple[bool, bool, int, IPv4Address]]()
    for adapter in ifaddr.get_adapters():
        is_made_up = bool(_MADE_UP.search(f"{adapter.nice_name} {adapter.name}"))
        for address in (IPv4Address(one.ip) for one in adapter.ips if isinstance(one.ip, str)):
            if not (address.is_loopback or address.is_link_local):
                ranks[address] = (is_made_up, str(address) != default, *_likeliness(address))
    return tuple(str(address) for address in sorted(ranks, key=ranks.__getitem__))


def _default_address() -> str | None:
    """Return the address that the laptop would send from to somewhere else, without sending; None without a way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        try:
            out.connect(_ANYWHERE)  # of a datagram it only chooses the way
        except OSError:  # no way leads out: the laptop is the hotspot itself, or has no network
            return None
        return str(out.getsockname()[0])


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
