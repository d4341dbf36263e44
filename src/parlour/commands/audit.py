"""`parlour audit leaks GAME`: can anybody see what is hidden from them?"""

from __future__ import annotations

from collections import Counter

from parlour import words
from parlour.commands import options
from parlour.commands.grammar import Interrupted
from parlour.commands.progress_bar import progress
from parlour.commands.speech import language, say, show, show_json, tell
from parlour.core.game import Game, State
from parlour.research.audit import Tally, look_at_table, look_for_leaks
from parlour.testing.twins import Leak

FOUND = 1


def leaks(*, game: str, states: int, seed: int, table: int | None, edition: str | None, as_json: bool) -> int | None:
    loaded, _ = options.open_game(game, edition)
    tally, leak, at = run(loaded, states, seed, table)
    if as_json:
        show_json(facts_of(loaded, tally, leak, at))
    else:
        report(loaded, tally, leak, at)
    if leak is not None:
        return FOUND
    if table is None and tally.states < states:
        raise Interrupted("cli-audit-interrupted", states=tally.states, wanted=states)
    return None


def run(game: Game[State], states: int, seed: int, table: int | None) -> tuple[Tally, Leak | None, int]:
    """Look until enough is compared, a leak is found or Ctrl-C is pressed; at which table that was."""
    tally, at = Tally(), table or 0
    try:
        if table is not None:
            look_at_table(game, table, tally)
            return tally, None, table
        with progress(states) as step:
            for table, tally in look_for_leaks(game, states, seed):
                at = table
                step(tally.states)
    except Leak as leak:
        return tally, leak, at
    except KeyboardInterrupt:
        pass
    return tally, None, at


def report(game: Game[State], tally: Tally, leak: Leak | None, at: int) -> None:
    if leak is not None:
        show(leak_sentence(leak), "bold red", wrap=True)
        tell("cli-audit-again", command=f"parlour audit leaks {game.slug} --table {at}")
        return
    counts = tally.audit
    tell("cli-audit-clean", states=counts.states, tables=tally.tables, twins=counts.twins, sealed=counts.sealed)
    show(say("cli-audit-seats", spread=in_words(tally.seats)), wrap=True)
    for name, values in tally.options.items():
        show(say("cli-audit-option", option=name, spread=in_words(values)), wrap=True)


def leak_sentence(leak: Leak) -> str:
    who = say("cli-audit-spectator") if leak.seat is None else words.name_of(language(), leak.seat)
    if leak.sealed_by is not None:
        return say("cli-audit-sealed", who=who, other=words.name_of(language(), leak.sealed_by), entry=leak.entry)
    return say("cli-audit-leak", who=who, entry=leak.entry, prompt=leak.prompt)


def in_words(counts: Counter[int] | Counter[str]) -> str:
    return ", ".join(f"{value}: {n}" for value, n in in_order(counts))


def in_order(counts: Counter[int] | Counter[str]) -> list[tuple[str, int]]:
    """Texts by the alphabet, then numbers by size."""
    pairs = [(str(value), n) for value, n in counts.items()]
    return sorted(pairs, key=lambda pair: (pair[0].isdecimal(), len(pair[0]) if pair[0].isdecimal() else 0, pair[0]))


def facts_of(game: Game[State], tally: Tally, leak: Leak | None, at: int) -> dict[str, object]:
    counts = tally.audit
    facts: dict[str, object] = {
        "game": game.slug,
        "states": counts.states,
        "tables": tally.tables,
        "twins": counts.twins,
        "sealed": counts.sealed,
        "seats": dict(in_order(tally.seats)),
        "options": {name: dict(in_order(values)) for name, values in tally.options.items()},
        "leak": None,
    }
    if leak is not None:
        facts["leak"] = {"seat": leak.seat, "entry": leak.entry, "prompt": leak.prompt, "table": at}
    return facts
