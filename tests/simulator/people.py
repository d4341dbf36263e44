"""People at a simulated table: they sit, answer, vote, undo, chat, withdraw, leave, come back, repeat themselves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec

from parlour.core.game import AGREE
from parlour.core.values import Decision, Question, Seat
from parlour.server import wire
from parlour.server.tables.values import Caller
from tests.simulator.laws import Laws
from tests.simulator.network import Link
from tests.simulator.world import World

Wish = tuple[float, Callable[[], wire.Request | None]]
"""How much somebody would like to do something, and what it is."""

decode = msgspec.json.Decoder(wire.Message).decode


class Person:
    """Somebody with one device. What is not answered is sent again after a break, with the same id."""

    def __init__(self, world: World, laws: Laws, name: str, connect: Callable[[Person], Link | None]) -> None:
        self.world = world
        self.laws = laws
        self.name = name
        self.connect = connect
        self.rng: random.Random = world.stream(name)
        self.caller = Caller("", name)
        self.code = ""
        self.is_calm = False
        self.link: Link | None = None
        self.seat: Seat | None = None
        self.is_in = False  # the hello of this link is answered
        self.summary: wire.TableSummary | None = None
        self.push: wire.PushNews | None = None
        self.coach: wire.Coaching | None = None
        self.looking_as: Seat | None = None  # what the server shows
        self.have: int | None = None
        self.hellos: list[tuple[Seat | None, int | None]] = []  # the seat and what one has, of each that is on its way
        self.open: dict[str, wire.Request] = {}  # not answered yet
        self.secrets: dict[Seat, str] = {}
        self.last: wire.Request | None = None
        self.asked = 0
        self.links = 0

    def live(self) -> None:
        """Do something, and something else a little later, as long as the world lasts."""
        self.world.later(self.rng.expovariate(1.5 if self.is_calm else 1.0), self.live)
        if self.link is None:
            self._come()
        elif self.is_in and self.seat != self.looking_as:
            self._hello()
        elif self.is_in:
            self._act()

    # The line

    def _come(self) -> None:
        link = self.connect(self)
        if link is not None:
            self.links += 1
            self.link, self.is_in, self.hellos = link, False, []
            self._hello()

    def _hello(self) -> None:
        """Open the table as one's seat, with what one has."""
        self.is_in = False
        is_fresh = self.seat is None or self.seat != self.looking_as or self.rng.random() < 0.2
        have = None if is_fresh else self.have
        self.hellos.append((self.seat, have))
        self._say(wire.Hello(id=f"{self.name}.hello", version=wire.VERSION, seat=self.seat, have=have))

    def _say(self, request: wire.Request) -> None:
        assert self.link is not None
        self.link.say(msgspec.json.encode(request))

    def ask(self, request: wire.Request) -> None:
        self.asked += 1
        request = msgspec.structs.replace(request, id=f"{self.name}.{self.asked}")
        self.open[request.id] = self.last = request
        self.laws.asked(self.code, self.caller.person, self.seat, request)
        self.world.note(f"{self.name} asks {request}")
        self._say(request)
        if self.rng.random() < 0.1 and not self.is_calm:
            self._say(request)  # twice in a row, as an impatient client does

    def lose(self, link: Link) -> None:
        if link is self.link:
            self.link = None

    def drop(self) -> None:
        if self.link is not None:
            self.world.note(f"{self.name} drops")
            self.link.cut()

    # What is heard

    def hear(self, link: Link, data: bytes) -> None:
        if link is not self.link:
            return
        news = decode(data)
        match news:
            case wire.PushNews():
                self.laws.received(self.code, self.name, self.have, news)
                self.push, self.have = news, news.n
            case wire.TableSummary():
                self.summary = news
            case wire.Welcome():
                self._hear_welcome(news)
            case wire.Coaching():
                self.coach = news
            case wire.Ack():
                self._hear_ack(news)
            case wire.Hinted():
                self.open.pop(news.id, None)
            case wire.Refused():
                self._hear_refusal(news)
            case _:
                pass

    def _hear_welcome(self, welcome: wire.Welcome) -> None:
        """From here on the feed goes on from what the hello said. Whoever has lost a seat is welcomed unasked."""
        if self.hellos and self.hellos[0][0] == welcome.seat:
            self.looking_as, self.have = self.hellos.pop(0)
        else:
            self.looking_as = self.seat = welcome.seat
            self.have = self.push = None

    def _hear_ack(self, ack: wire.Ack) -> None:
        if ack.id == f"{self.name}.hello":
            self.is_in = True
            for request in list(self.open.values()):
                self._say(request)
            return
        if ack.id not in self.open:
            return
        request = self.open.pop(ack.id)
        self.laws.acknowledged(self.code, self.caller.person, self.seat, request)
        if isinstance(request, wire.Sit | wire.ClaimSeat):
            if ack.secret is not None:
                self.secrets[request.seat] = ack.secret
            self._move_to(request.seat)
        elif isinstance(request, wire.Stand) and self.summary is not None and self.summary.phase == "lobby":
            self._move_to(None)

    def _hear_refusal(self, refused: wire.Refused) -> None:
        if refused.id == f"{self.name}.hello":
            self.hellos.pop(0)
            self.world.note(f"{self.name} can't come in: {refused.code}")
            self._move_to(None)
            self._hello()
            return
        request = self.open.pop(refused.id) if refused.id in self.open else None
        self.world.note(f"{self.name} is refused {refused.code} {request}")
        if request is not None and refused.code == "server-refuse-not-yours" and self.seat is not None:
            self._move_to(None)

    def _move_to(self, seat: Seat | None) -> None:
        if seat != self.seat:
            self.push = None
        self.seat = seat

    def _follow(self, code: str) -> None:
        """Go to the next table of the campaign; what was not answered here is let be."""
        self.world.note(f"{self.name} goes to {code}")
        self.code = code
        self.seat = self.summary = self.push = self.have = self.looking_as = self.last = None
        self.open = {}
        self.drop()

    # What to do

    def _act(self) -> None:
        if self.summary is None or len(self.open) > 2:
            return
        wishes = list(self._calm_wishes() if self.is_calm else self._wishes(self.summary))
        if not wishes:
            return
        (wish,) = self.rng.choices([wish for _, wish in wishes], [weight for weight, _ in wishes])
        request = wish()
        if request is not None:
            self.ask(request)

    def _calm_wishes(self) -> Iterator[Wish]:
        """Only what lets the table go on."""
        assert self.summary is not None
        mine = [seat for seat, chair in enumerate(self.summary.chairs) if chair.person == self.caller.person]
        idle = [seat for seat in mine if not self.summary.chairs[seat].ready]
        campaign, code = self.summary.campaign, self.summary.next
        if campaign is not None and code is not None:
            yield 1, lambda: self._follow(code)
        elif campaign is not None and self.summary.phase == "over":
            if len(campaign.records) < len(campaign.scenarios):
                yield 1, lambda: None if self.open else wire.Rematch()
        elif self.summary.phase == "lobby" and idle and self.seat in mine and self.seat not in idle:
            yield 1, lambda: self._move_to(idle[0])  # whoever sat down twice is ready in both seats
        elif self.summary.phase == "lobby":
            yield from self._gather(self.summary)
        elif mine and self.seat is None:
            yield 1, lambda: self._move_to(mine[0])
        elif self._is_learner():
            yield from self._learn()
        elif self.summary.votes:
            yield from self._votes(self.summary)
        elif due := self.due():
            yield 1, lambda: None if self.open else self._answer(due[0])
        elif mine:
            yield 1, lambda: self._move_to(self.rng.choice(mine))

    def _wishes(self, summary: wire.TableSummary) -> Iterator[Wish]:
        yield 0.3 if summary.phase == "over" else 1, lambda: wire.Say(text=f"{self.name} says {self.asked}")
        yield 0.7, self.drop
        yield 0.6, self._repeat
        yield 0.3, self._hello
        yield 0.2, lambda: self._say(wire.Ping())
        if summary.phase == "lobby":
            yield from self._gather(summary)
        elif summary.phase == "over":
            yield from self._after(summary)
        elif self._is_learner():
            yield from self._learn()
            yield from self._play(summary)
        else:
            yield from self._play(summary)

    def _after(self, summary: wire.TableSummary) -> Iterator[Wish]:
        """After the end: another match, or something that it is too late for."""
        code = summary.next
        if summary.campaign is None or code is None:
            yield 0.5 if summary.campaign is None else 3, wire.Rematch
        else:
            yield 2, lambda: self._follow(code)
        yield 0.3, lambda: self._arrange(summary)

    def _arrange(self, summary: wire.TableSummary) -> wire.Arrange | None:
        """Change an option, which only the host may, and only before the match."""
        values = self.laws.game.options
        if not values:
            return None
        option = self.rng.choice(values)
        return wire.Arrange(options={option.name: self.rng.choice(option.values)})

    def _is_learner(self) -> bool:
        return self.coach is not None and self.seat is not None and self.push is not None

    def _learn(self) -> Iterator[Wish]:
        """Read, look for the right answer until the coach says it, now and then go a step back."""
        coach = self.coach
        assert coach is not None
        if coach.kind == "read":
            yield 8, lambda: None if self.open else wire.ReadOn()
        elif due := self.due():
            yield 8, lambda: None if self.open else self._try(due[0], coach)
        if not self.is_calm:
            yield 0.4, wire.ReadOn
            yield 1 if coach.back else 0.1, wire.GoBack

    def _try(self, question: Question, coach: wire.Coaching) -> wire.Answer | None:
        shown = coach.remark.answer if coach.remark is not None and coach.remark.kind == "shown" else ""
        if shown in question.choices:
            return wire.Answer(prompt=question.prompt, ask=question.ask, answer=shown)
        return None if not question.choices else self._any(question)

    def _any(self, question: Question) -> wire.Answer:
        return wire.Answer(prompt=question.prompt, ask=question.ask, answer=self.rng.choice(question.choices))

    def _gather(self, summary: wire.TableSummary) -> Iterator[Wish]:
        chairs = list(enumerate(summary.chairs))
        mine = [seat for seat, chair in chairs if chair.person == self.caller.person]
        free = [seat for seat, chair in chairs if chair.state == "open"]
        if self.seat is None and mine:
            yield 5, lambda: self._move_to(mine[0])
        elif not mine and free:
            yield 5, lambda: wire.Sit(seat=self.rng.choice(free))
        elif self.seat in mine and not summary.chairs[self.seat].ready:
            yield 5, lambda: wire.Ready(seat=self.seat, entropy=f"{self.rng.getrandbits(64):016x}")
        if not self.is_calm and mine:
            yield 0.3, lambda: wire.Stand(seat=mine[0])
        if not self.is_calm and self.caller.person == summary.host:
            yield 0.2, lambda: self._arrange(summary)

    def _play(self, summary: wire.TableSummary) -> Iterator[Wish]:
        mine = [seat for seat, chair in enumerate(summary.chairs) if chair.person == self.caller.person]
        if self.seat is None or self.push is None:
            if mine:
                yield 5, lambda: self._move_to(mine[0])
            return
        seat, push = self.seat, self.push
        for due in self.due():
            yield 10, lambda due=due: self._answer(due)  # type: ignore[misc]
        for question in push.questions:
            yield 1, lambda question=question: self._answer(question)  # type: ignore[misc]
        for ballot in push.ballots:
            prompt = ballot.prompt
            yield 0.7, lambda prompt=prompt: wire.Withdraw(prompt=prompt)  # type: ignore[misc]
            yield 0.3, lambda prompt=prompt: wire.Decline(prompt=prompt)  # type: ignore[misc]
        if push.free is not None:
            yield 0.5, lambda: wire.Undo(to=push.free or 0)
        if push.n:
            yield 0.8, lambda: wire.Undo(to=self.rng.randrange(push.n))
        yield 0.5, lambda: wire.Note(on=self.rng.choice("abc"), text=self.rng.choice(["", f"{self.asked}"]))
        yield 0.3, lambda: wire.Ahead(yes=self.rng.random() < 0.7)
        for question in push.questions:
            yield (
                1.5 if summary.hints else 0.2,
                lambda question=question: wire.TakeHint(prompt=question.prompt, ask=question.ask),  # type: ignore[misc]
            )
        if summary.chairs[seat].state == "away":
            yield 4, lambda: wire.Sit(seat=seat)
        else:
            yield 0.2, lambda: wire.Stand(seat=seat)
        other = self.rng.randrange(len(summary.chairs))
        stand_in = None if summary.chairs[other].person else "random"
        yield 0.3, lambda: wire.PlaceBot(seat=other, bot=stand_in)
        yield 0.2, lambda: wire.Reclaim(seat=other)
        if seat in self.secrets:
            yield 0.1, lambda: wire.ClaimSeat(seat=seat, secret=self.secrets[seat])
        yield from self._votes(summary)

    def _votes(self, summary: wire.TableSummary) -> Iterator[Wish]:
        for vote in summary.votes:
            if self.seat in vote.asked and self.seat not in vote.yes:
                number, yes = vote.number, self.is_calm or self.rng.random() < 0.8
                yield 12, lambda number=number, yes=yes: wire.Consent(vote=number, yes=yes)  # type: ignore[misc]

    def _repeat(self) -> None:
        """Send the last request once more, whether it was answered or not."""
        if self.last is not None and self.link is not None:
            self._say(self.last)

    def _answer(self, question: Question) -> wire.Answer | None:
        if not question.choices:
            return None
        answer = question.choices[0] if self.is_calm else self.rng.choice(question.choices)
        return wire.Answer(prompt=question.prompt, ask=question.ask, answer=answer)

    def due(self) -> list[Question]:
        """What the match waits for."""
        if self.push is None or self.seat is None or self._is_away(self.seat):
            return []
        return [question for question in self.push.questions if question.choices and self._is_due(question)]

    def _is_away(self, seat: Seat) -> bool:
        """Does a bot play for somebody there?"""
        return self.summary is not None and self.summary.chairs[seat].state == "away"

    def _is_due(self, question: Question) -> bool:
        assert self.push is not None
        decision = next(d for d in self.push.decisions if (d.prompt, d.ask) == (question.prompt, question.ask))
        if decision.optional:
            return False
        answers = self._answers(decision)
        if decision.mode is AGREE:
            return answers.get(self.seat) != question.choices[0]
        return self.seat not in answers

    def _answers(self, decision: Decision) -> dict[Seat | None, str | None]:
        assert self.push is not None
        for ballot in self.push.ballots:
            if (ballot.prompt, ballot.ask) == (decision.prompt, decision.ask):
                return dict(zip(ballot.answered, ballot.answers, strict=True))
        return {}
