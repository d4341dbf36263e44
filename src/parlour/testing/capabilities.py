"""The laws of capabilities: each takes a game and a seed, and fails with an AssertionError. A game that does not offer
the capability keeps its law by offering nothing.
"""

from __future__ import annotations

import json
from typing import Final
from xml.etree import ElementTree

from parlour.core.account import account_of
from parlour.core.campaign import PlayedMatch
from parlour.core.drawing import HEIGHT, WIDTH
from parlour.core.encoding import Encoder, Encoding, new_buffer
from parlour.core.game import AGREE, DEAL, EACH, Game, S
from parlour.core.kernel import CHANCE, NOBODY, Kernel
from parlour.core.match import Match
from parlour.core.playout import Hunches, Numbers, RandomAnswers, blocking, drive
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action, Decision, Options, Seat, decode, encode
from parlour.testing.wander import any_table, new_match, one_of, play_out, step, walk

STEPS: Final = 40
MOST_STEPS: Final = 4000
TRIAL_EVERY: Final = 16  # trials may be slow
SHAPES: Final = {"svg", "g", "path", "rect", "ellipse"}


def what_is_won_opens_more(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Progression: nothing is locked for ever, a feat more locks nothing, and every lock says why."""
    progression = game.progression
    if progression is None:
        return
    rng = Fast(f"progression {seed}".encode())
    feats = progression.feats()
    some = [feat for feat in feats if rng.below(2)]
    more = [*some, *(feat for feat in feats if rng.below(2))]
    _, options = any_table(game, rng)
    assert len(set(feats)) == len(feats)
    assert progression.locks([[*feats]]) == []
    assert progression.refuse(game.settle(game.least, {}), [[]]) is None, "there is something to begin with"
    for lock in progression.locks([more]):
        assert lock in progression.locks([some]), "who has won more is offered less"
        assert lock.value is None or lock.value in progression.listed[lock.option]
        assert lock.why.rule in game.clauses()
    shut = [lock.why for lock in progression.locks([some]) if lock.shuts(options, progression.listed[lock.option])]
    assert progression.refuse(options, [some]) == (shut[0] if shut else None)
    assert progression.feat(options) in ("", *feats)


def screens_forget_and_players_recall(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Memory: a screen has nothing more to forget, and a player who recalls sees the same screen."""
    memory = game.memory
    if memory is None:
        return
    for match in walk(game, seed, steps):
        for seat in [None, *range(match.seats)]:
            screen = memory.forget(match.view(seat))
            assert memory.forget(screen) == screen
            assert memory.forget(memory.recall(None, screen)) == screen
            assert memory.forget(memory.recall(match.view(seat), screen)) == screen


def going_on_ahead_gives_a_choice_and_ends(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Auto-pass: it answers with a choice, for everybody alike, and its stretches only go up, and do."""
    auto_pass = game.auto_pass
    if auto_pass is None:
        return
    match, rng = new_match(game, seed)
    first = before = auto_pass.stretch(match.view(None))
    while not match.is_over():
        for decision in match.decisions():
            for seat in decision.seats:
                choices = game.choices(match.state, decision, seat)
                answer = auto_pass.answer(match.view(seat), decision, choices)
                assert answer is None or answer in choices
        step(match, rng, whims=False)
        now = {auto_pass.stretch(match.view(seat)) for seat in [None, *range(match.seats)]}
        assert len(now) == 1
        assert before <= max(now)
        before = max(now)
    assert first < before, "it never ends"


def what_may_not_be_said_has_a_clause(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Moderation: a refusal names a clause that exists, is the same each time, and ends with the match."""
    moderation = game.moderation
    if moderation is None:
        return
    words = ("", "hello", "3", "I hold 37", "one higher than yours", "trente-sept", "三十七")
    clauses = game.clauses()
    for n, match in enumerate(walk(game, seed, steps)):
        text = words[n % len(words)]
        for seat in [None, *range(match.seats)]:
            refusal = moderation.refuse(match.screen(seat), text)
            assert refusal == moderation.refuse(match.screen(seat), text)
            assert refusal is None or refusal.rule in clauses
            assert refusal is None or not match.is_over(), "after the end everything may be said"


def warnings_are_told_from_the_screen(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Caution: a warning has a clause and survives JSON, and not every answer is warned of."""
    caution = game.caution
    if caution is None:
        return
    for match in walk(game, seed, steps):
        for seat in range(match.seats):
            screen = match.screen(seat)
            warned = [event for action in game.actions() if (event := caution.warn(screen, action)) is not None]
            for event in warned:
                assert event.rule in game.clauses()
                assert decode(encode(event), type(event)) == event
            assert len(warned) < len(game.actions()), "there is an answer without a warning"


def judgements_come_at_the_horizon(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Outlook: none before the horizon, one there and ever after; what all can hope for is what can be won."""
    outlook = game.outlook
    if outlook is None:
        return
    match, rng = new_match(game, seed)
    seats = range(match.seats)
    for _ in range(rng.below(steps)):
        if not match.is_over():
            step(match, rng, whims=False)
    horizon = outlook.horizon(match.state)
    assert match.is_over() or all(outlook.judge(match.state, seat, horizon) is None for seat in seats)
    at = None
    for n in range(MOST_STEPS):
        if match.is_over():
            return
        hopes = [outlook.judge(match.state, seat, horizon) for seat in seats]
        assert at is None or None not in hopes, "what was judged is judged"
        if None not in hopes:
            at = n if at is None else at
            if n > at + steps:
                return
        blocking(match.decisions())
        step(match, rng, whims=False)
    raise AssertionError("the horizon is never reached")


def what_is_composed_has_parts(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Workshop: every table's parts are in the supply, its facts have words, and a trial's seed decides it."""
    workshop = game.workshop
    if workshop is None:
        return
    _, options = any_table(game, Fast(f"workshop {seed}".encode()))
    parts, supply = workshop.parts(options), workshop.supply()
    assert workshop.option in {option.name for option in game.options}
    assert parts
    for part in parts:  # a piece, or a kind whose pieces are numbered
        assert parts.count(part) <= sum(count for piece, count in supply.items() if piece.startswith(part))
    facts = workshop.describe(options)
    assert facts == json.loads(json.dumps(facts)), "facts are for programs"
    assert workshop.text(facts, "en")
    if seed % TRIAL_EVERY == 0:
        usual = game.settle(game.least, {})
        trial = workshop.trial(usual, str(seed))
        assert trial == workshop.trial(usual, str(seed))
        assert workshop.measure in trial


def what_is_written_is_an_option(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Authoring: the file to start from is right, stands for a value that a table may have, and says its name."""
    authoring = game.authoring
    if authoring is None:
        return
    code = authoring.code(authoring.template, "template.toml")
    seats = game.least + seed % (game.most - game.least + 1)
    assert game.settle(seats, {authoring.option: code})[authoring.option] == code
    assert authoring.name(code)
    assert authoring.name(code) in authoring.template


def a_campaign_goes_from_match_to_match(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Campaign: each of its matches can be played, its tag can be read again, and all of them are counted."""
    rules = game.campaign
    if rules is None:
        return
    rng = Fast(f"campaign {seed}".encode())
    seats, others = any_table(game, rng)
    scenarios = [one_of(rules.scenarios, rng) for _ in range(1 + rng.below(3))]
    campaign = rules.plan(scenarios, one_of(rules.measures, rng))
    for scenario in scenarios:
        options = game.settle(seats, rules.options(campaign, others))
        assert options[rules.option] == scenario == campaign.next_scenario()
        assert rules.read(str(campaign)) == campaign
        match = Match(game, seats, options, new_match(game, seed)[0].luck)
        played = end_of(match, rng.below(1000))
        campaign = campaign.after(played)
    ranking = campaign.ranking()
    assert campaign.next_scenario() is None
    assert ranking is not None
    assert (ranking.matches, min(ranking.places)) == (len(scenarios), 1)
    assert rules.read(str(campaign)) == campaign


def a_result_is_accounted_for(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Account: each source has an amount for each seat, or one for the team; the curve ends at the scores."""
    account = game.account
    if account is None:
        return
    match, rng = new_match(game, seed)
    lines = len(account.lines) or match.seats
    assert len(account.standing(match.view(None))) == lines
    play_out(match, rng, game.bound(match.seats))
    told = account_of(game, match.record())
    result = match.result()
    assert told is not None
    assert result is not None
    assert told.curve[-1].amounts == account.standing(match.view(None))
    assert len({(source.name, source.detail) for source in told.sources}) == len(told.sources)
    for amounts in [source.amounts for source in told.sources]:
        assert len(amounts) == (1 if game.team else match.seats)
    assert game.team or told.curve[-1].amounts == result.scores, "the curve ends at the score"


def the_end_is_drawn(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Picture: anybody's view of the end gives a drawing, always the same, of shapes alone: no word, link or script."""
    picture = game.picture
    if picture is None:
        return
    match, rng = new_match(game, seed)
    play_out(match, rng, game.bound(match.seats))
    drawn = picture.draw(match.view(None))
    assert drawn == picture.draw(match.view(None))
    whole = ElementTree.fromstring(drawn)
    assert whole.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
    assert {element.tag.rpartition("}")[2] for element in whole.iter()} <= SHAPES
    assert not any(element.text for element in whole.iter())


def end_of(match: Match[S], seed: int) -> PlayedMatch:
    """How a match of a campaign ends at random."""
    rules = match.game.campaign
    play_out(match, Fast(f"end {seed}".encode()), match.game.bound(match.seats))
    result = match.result()
    assert result is not None
    assert rules is not None
    return rules.played(result, match.view(None))


def the_kernel_plays_the_same_game(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Kernel: entry by entry it asks, offers, deals and does what the contract does, with the same random numbers."""
    kernel = game.kernel
    if kernel is None:
        return
    rng = Fast(f"kernel {seed}".encode())
    seats, options = any_table(game, rng)
    state = game.setup(seats, options)
    other = game.setup(seats, options)
    ours, theirs = Numbers(seats), Numbers(seats, kernel.deals)
    ours.begin(seed, seats)
    theirs.begin(seed, seats)
    while open_decisions := game.decisions(state):
        decision = blocking(open_decisions)
        if decision.mode is DEAL:
            deal_in_both(game, kernel, state, other, decision, ours, theirs)
        else:
            answer_in_both(game, kernel, state, other, decision, ours, theirs, likely=rng.below(2) == 0)
        seat = rng.below(seats + 1)
        looking = None if seat == seats else seat
        assert encode(game.view(state, looking)) == encode(game.view(other, looking))
    result = game.result(state)
    assert result is not None
    assert kernel.asked(other) == NOBODY
    assert kernel.scores(other) == result.scores
    assert [kernel.worth(other, seat) for seat in range(seats)] == [game.worth(state, seat) for seat in range(seats)]
    play_both_out(game, kernel, seats, options, seed)
    play_both_to_the_horizon(game, kernel, seats, options, seed)


def play_both_out(game: Game[S], kernel: Kernel[S], seats: int, options: Options, seed: int) -> None:
    """The same play-outs, whole: with any answers, and with hunches."""
    for plausibly in (False, True):
        state, other = game.setup(seats, options), game.setup(seats, options)
        ours, theirs = Numbers(seats), Numbers(seats, kernel.deals)
        ours.begin(seed, 0)
        theirs.begin(seed, 0)
        answerer = Hunches([*ours.seats]) if plausibly else RandomAnswers([*ours.seats])
        drive(game, state, ours, answerer)
        kernel.play(other, theirs.deals, theirs.seats, plausibly=plausibly)
        assert encode(game.view(state, None)) == encode(game.view(other, None))


def play_both_to_the_horizon(game: Game[S], kernel: Kernel[S], seats: int, options: Options, seed: int) -> None:
    """The same hunches as far as search looks ahead, if the kernel knows how far that is."""
    outlook = game.outlook
    if outlook is None:
        return
    state, other = game.setup(seats, options), game.setup(seats, options)
    ours, theirs = Numbers(seats), Numbers(seats, kernel.deals)
    ours.begin(seed, 1)
    theirs.begin(seed, 1)
    while game.decisions(state):  # one horizon after another, to the end
        horizon = outlook.horizon(state)
        if not kernel.play_to(other, theirs.deals, theirs.seats, horizon):
            return
        hope = drive(game, state, ours, Hunches([*ours.seats]), 0, horizon)
        assert outlook.judge(other, 0, horizon) == hope
        assert encode(game.view(state, None)) == encode(game.view(other, None))


def deal_in_both(
    game: Game[S], kernel: Kernel[S], state: S, other: S, decision: Decision, ours: Numbers, theirs: Numbers
) -> None:
    """Chance answers: the same outcome by weight."""
    assert kernel.asked(other) == CHANCE
    assert kernel.deals[kernel.luck(other)] == decision.prompt
    outcome = game.sample(state, decision, ours.rng(0, decision.prompt, 0))
    number = kernel.sample(other, theirs.deals[kernel.luck(other)])
    assert kernel.outcome(other, number) == outcome
    game.apply(state, decision, (), [outcome], None)
    kernel.deal(other, number)


def answer_in_both(
    game: Game[S],
    kernel: Kernel[S],
    state: S,
    other: S,
    decision: Decision,
    ours: Numbers,
    theirs: Numbers,
    *,
    likely: bool,
) -> None:
    """Seats answer: the same seats, the same choices, the same answer at random or by a hunch."""
    seats = decision.seats if decision.mode is EACH else decision.seats[:1]
    assert kernel.asked(other) == sum(2**seat for seat in seats)
    answers = []
    for seat in seats:
        choices = [game.index(action) for action in game.choices(state, decision, seat)]
        assert [kernel.nth(other, seat, n) for n in range(kernel.count(other, seat))] == choices
        if likely:
            answers.append(game.hunch(state, decision, seat, ours.seats[seat]))
            index = kernel.hunch(other, seat, theirs.seats[seat])
        else:
            answers.append(game.pick(state, decision, seat, ours.seats[seat]))
            index = kernel.pick(other, seat, theirs.seats[seat])
        assert index == game.index(answers[-1])
        assert index in choices
        kernel.answer(other, seat, index)
    given = answers * len(decision.seats) if decision.mode is AGREE else answers
    game.apply(state, decision, decision.seats if decision.mode is AGREE else seats, given, None)
    kernel.close(other)


def rows_and_masks_agree_with_views_and_choices(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Encoding: a row follows from the view alone, a mask offers the choices, and a number stands for one answer."""
    encoding = game.encoding
    if encoding is None:
        return
    rng = Fast(f"encoding {seed}".encode())
    first, _ = new_match(game, seed)
    encoders = encoders_of(encoding, first)
    encoder = encoders[0]
    assert encoding.version > 0
    for match in walk(game, seed, steps):
        seat = rng.below(match.seats)
        for one in encoders:
            row_follows_from_view(one, match, seat, rng)
        for decision in match.decisions():
            if seat in decision.seats:
                offered = offered_by(encoder, match.state, decision, seat)
                choices = game.choices(match.state, decision, seat)
                assert len(offered) == len(choices)
                assert all(encoder.may_answer(decision, numbers[-1]) for numbers in offered)
                for action in choices:
                    assert offered[tuple(encoder.numbers(match.state, seat, action))] == action


def encoders_of(encoding: Encoding[S], match: Match[S]) -> list[Encoder[S]]:
    """The encoder of a match's table, and the one with previews if the game has some."""
    kinds = (False, True) if encoding.has_previews else (False,)
    return [encoding.encoder(match.seats, match.options, previews=previews) for previews in kinds]


def row_follows_from_view(encoder: Encoder[S], match: Match[S], seat: Seat, rng: Rng) -> None:
    row = row_of(encoder, match.state, seat)
    most = [field.most for field in encoder.fields for _ in range(field.size)]
    assert len({field.name for field in encoder.fields}) == len(encoder.fields)
    assert row == row_of(encoder, match.game.guess(match.view(seat), rng), seat), "the row says more than the view"
    assert all(number <= highest for number, highest in zip(row, most, strict=True)), "a field says too little"


def row_of(encoder: Encoder[S], state: S, seat: Seat) -> bytes:
    """What a seat is told in numbers."""
    out = new_buffer(encoder.size)
    encoder.observe(state, seat, [], out, 0)
    return bytes(memoryview(out))


def mask_of(encoder: Encoder[S], state: S, decision: Decision, seat: Seat, begun: list[int]) -> bytes:
    """Which numbers a seat may give, after those it has given."""
    out = new_buffer(encoder.actions)
    encoder.mask(state, decision, seat, begun, out, 0)
    return bytes(memoryview(out))


def offered_by(
    encoder: Encoder[S], state: S, decision: Decision, seat: Seat, begun: tuple[int, ...] = ()
) -> dict[tuple[int, ...], Action]:
    """Every answer that masks lead to, by the numbers that stand for it."""
    found: dict[tuple[int, ...], Action] = {}
    for number, is_offered in enumerate(mask_of(encoder, state, decision, seat, list(begun))):
        if is_offered:
            action = encoder.action(state, seat, list(begun), number)
            if action is None:
                found |= offered_by(encoder, state, decision, seat, (*begun, number))
            else:
                found[*begun, number] = action
    return found


LAWS: Final = (
    what_is_won_opens_more,
    screens_forget_and_players_recall,
    going_on_ahead_gives_a_choice_and_ends,
    what_may_not_be_said_has_a_clause,
    warnings_are_told_from_the_screen,
    judgements_come_at_the_horizon,
    what_is_composed_has_parts,
    what_is_written_is_an_option,
    a_campaign_goes_from_match_to_match,
    a_result_is_accounted_for,
    the_kernel_plays_the_same_game,
    the_end_is_drawn,
    rows_and_masks_agree_with_views_and_choices,
)
