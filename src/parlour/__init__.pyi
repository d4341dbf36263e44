from parlour import core as core
from parlour import games as games
from parlour import locales as locales
from parlour.core.errors import ParlourError as ParlourError
from parlour.library import Game as Game
from parlour.library import Match as Match
from parlour.library import Record as Record
from parlour.library import load as load
from parlour.library import new as new
from parlour.library import read as read
from parlour.library import replay as replay
from parlour.library import resume as resume
from parlour.library import verify as verify

__all__: list[str]
__version__: str
