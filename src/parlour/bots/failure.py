"""Asking a bot, and saying what went wrong when its own code fails: in a sentence, with a trace for its author."""
# not compiled: it deals with tracebacks, whose frames a compiled module has none of

from __future__ import annotations

import textwrap
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from parlour.core.bot import Advised, Bot
from parlour.core.errors import BotError, ParlourError
from parlour.core.values import Action, Decision, Seat, View

LONGEST: Final = 200  # characters of what an error says of itself
OURS: Final = (str(Path(__file__).parents[1]), "<frozen importlib")


def made(maker: Callable[..., Bot], game: object, seed: int, settings: dict[str, float]) -> Bot:
    """A bot of this class; one without a constructor of its own gets its seed only. Raises BotError."""
    is_plain = getattr(maker, "__init__", None) in (Bot.__init__, Advised.__init__)
    try:
        return maker(seed) if is_plain else maker(game, seed, **settings)
    except ParlourError:  # settings that it does not take
        raise
    except (Exception, SystemExit) as error:
        raise failed(maker.__name__, "__init__", error) from None


def answer_of(
    bot: Bot,
    view: View,
    decision: Decision,
    choices: list[Action],
    proposals: dict[Seat, Action],
    clock: float | None,
) -> Action | None:
    """What a bot decides.

    Raises BotError if its code fails, if it passes over what has to be answered, or if its answer is no Action.
    """
    try:
        action = bot.decide(view, decision, choices, proposals, clock)
    except (Exception, SystemExit) as error:  # a bot that calls sys.exit() would end everything without a word
        raise failed(type(bot).__name__, decision.prompt, error) from None
    if action is None and not decision.optional:
        raise BotError("error-bot-silent", bot=type(bot).__name__, prompt=decision.prompt)
    if action is not None and not isinstance(action, Action):  # a bot may return anything
        raise wrong_answer(bot, decision, textwrap.shorten(str(action), LONGEST))
    return action


def wrong_answer(bot: Bot, decision: Decision, answer: str) -> BotError:
    return BotError("error-bot-answer", bot=type(bot).__name__, answer=answer, prompt=decision.prompt)


def failed(bot: str, prompt: str, error: BaseException) -> BotError:
    own = own_frames(error.__traceback__)
    is_ours = own is None and not isinstance(error, SyntaxError)  # a bot that is shipped with Parlour
    lines = traceback.format_exception(type(error), error, error.__traceback__ if is_ours else own)
    about = textwrap.shorten(str(error), LONGEST)  # the trace has it whole
    reason = f"{type(error).__name__}: {about}" if about else type(error).__name__
    return BotError("error-bot-failed", trace="".join(lines), bot=bot, prompt=prompt, reason=reason)


def own_frames(trace: TracebackType | None) -> TracebackType | None:
    """The trace from the bot's own code on: how Parlour came to call it says nothing to its author."""
    while trace is not None and trace.tb_frame.f_code.co_filename.startswith(OURS):
        trace = trace.tb_next
    return trace
