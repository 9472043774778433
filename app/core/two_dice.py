"""The sum of two six-sided dice."""

WAYS = {sum_: 6 - abs(7 - sum_) for sum_ in range(2, 13)}


def ways(limit: int) -> int:
    """Of 36 ways to roll two dice, those whose sum is at most `limit`."""
    return sum(number for sum_, number in WAYS.items() if sum_ <= limit)


def percent(limit: int) -> int:
    """How likely two dice show at most this, in percent."""
    return round(100 * ways(limit) / 36)
