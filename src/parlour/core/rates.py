"""How sure a rate is: Wilson's 95 % interval."""

from __future__ import annotations

import math
from typing import Final

Z: Final = 1.959963984540054  # of the normal distribution, 95 % lie within this many deviations


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence: honest near 0 and 1 and for few games. A shared win may count as
    a part.

    >>> [round(end, 4) for end in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    rate = wins / n
    z2 = Z * Z / n
    middle = (rate + z2 / 2) / (1 + z2)
    margin = Z * math.sqrt(rate * (1 - rate) / n + z2 / (4 * n)) / (1 + z2)
    return max(0.0, middle - margin), min(1.0, middle + margin)
