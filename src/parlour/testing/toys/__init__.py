"""Two tiny games that use what Kokoro does not: they prove the contract before a real game needs it.

Den: secret hands, talk beside a sealed choice, a vote that asks again, agreement, a card looked at earlier.
Box: sides seen from where one sits, secret answers, a screen that forgets.
"""

from parlour.testing.toys.box import Box
from parlour.testing.toys.den import Den

__all__ = ["Box", "Den"]
