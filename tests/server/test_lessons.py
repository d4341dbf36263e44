"""Lessons at the server: a table of their own kind, kept and resumed like any other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from parlour.core.values import Question
from parlour.learn import lesson as lessons
from parlour.server import wire
from tests.learn.pupil import ALL, Pupil
from tests.server.kit import Client, Guest, hub_in, is_due

EACH = pytest.mark.parametrize(("slug", "name"), ALL, ids=["-".join(pair) for pair in ALL])
FIRST = ("kokoro", "first")


async def take(guest: Guest, slug: str, name: str, *, again: bool = False) -> str:
    made = await guest.post(f"/api/lessons/{slug}/{name}", wire.NewLesson(again=again), wire.Made)
    return made.code


async def progress(guest: Guest, slug: str, name: str) -> wire.LessonSheet:
    sheets = await guest.get("/api/lessons", list[wire.LessonSheet])
    return next(sheet for sheet in sheets if (sheet.game, sheet.name) == (slug, name))


def cue(client: Client) -> wire.Coaching:
    assert client.coach is not None
    return client.coach


def question_of(client: Client, answer: str) -> Question | None:
    assert client.push is not None
    return next((question for question in client.push.questions if answer in question.choices), None)


async def answer(client: Client, text: str) -> wire.Message:
    """Give an answer as soon as it may be given."""
    await client.until(lambda: question_of(client, text) is not None)
    question = question_of(client, text)
    assert question is not None
    return await client.ask(wire.Answer(prompt=question.prompt, ask=question.ask, answer=text))


async def follow(client: Client, pupil: Pupil) -> None:
    """One step at the server as the pupil beside it takes it."""
    if pupil.coach.cue().kind == "read":
        await client.told(wire.ReadOn())
    else:
        reply = await answer(client, pupil.coach.right_answers()[0])
        assert isinstance(reply, wire.Ack), reply
    pupil.go_on()
    await client.until(lambda: cue(client).say == pupil.coach.cue().id)
    if pupil.coach.step is not None:  # the other seats have answered too: until free play they do as they are told
        await client.until(lambda: has_more_than(client, len(pupil.match.entries) - 1))


async def play_free(client: Client) -> None:
    """Any answers until the lesson is over."""
    for _ in range(300):
        await client.until(lambda: cue(client).kind == "done" or is_due(client) is not None)
        question = is_due(client)
        if cue(client).kind == "done" or question is None:
            return
        n = client.push.n if client.push is not None else 0
        text = question.choices[len(question.choices) // 2]
        await client.ask(wire.Answer(prompt=question.prompt, ask=question.ask, answer=text))
        await client.until(lambda n=n: cue(client).kind == "done" or has_more_than(client, n))  # type: ignore[misc]


def has_more_than(client: Client, n: int) -> bool:
    return client.push is not None and client.push.n > n


@EACH
def test_a_lesson_is_taken_to_its_end_at_the_server(slug: str, name: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_in(tmp_path) as (_, url):
            guest = await Guest.enter(url, "Ann")
            lesson = lessons.load(slug, name)
            client = await guest.open(await take(guest, slug, name), lesson.learner)
            await client.until(lambda: client.coach is not None and client.push is not None)
            pupil = Pupil(lesson)
            while pupil.coach.step is not None:
                await follow(client, pupil)
            assert cue(client).kind == "free"
            await play_free(client)
            assert (await progress(guest, slug, name)).done
            me = await guest.get("/api/me", wire.Me)
            assert me.scores == (), "a lesson does not count"
            assert [table.phase for table in me.tables] == ["over"]
            await client.close()

    asyncio.run(story())


def test_the_coach_has_a_last_word_when_an_answer_ends_the_lesson(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_in(tmp_path) as (_, url):
            guest = await Guest.enter(url, "Ann")
            client = await guest.open(await take(guest, *FIRST), 0)
            await client.until(lambda: client.coach is not None and client.push is not None)
            pupil = Pupil(lessons.load(*FIRST))
            while pupil.coach.step is not None:
                await follow(client, pupil)
            await play_free(client)
            await client.until(lambda: cue(client).kind == "done" and cue(client).remark is not None)
            remark = cue(client).remark
            assert remark is not None
            assert remark.kind in ("good", "better")
            await client.close()

    asyncio.run(story())


def test_the_coach_goes_on_when_the_others_have_answered_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_in(tmp_path) as (_, url):
            guest = await Guest.enter(url, "Ann")
            client = await guest.open(await take(guest, *FIRST), 0)
            await client.until(lambda: client.coach is not None and client.push is not None)
            pupil = Pupil(lessons.load(*FIRST))
            while pupil.coach.cue().id != "kokoro-lesson-first-start":
                await follow(client, pupil)
            assert client.push is not None
            seen, n = len(client.frames), client.push.n
            await follow(client, pupil)
            told = [msgspec.json.decode(frame, type=wire.Message) for frame in client.frames[seen:]]
            next_step = next(k for k, news in enumerate(told) if isinstance(news, wire.Coaching))
            drawn = next(k for k, news in enumerate(told) if isinstance(news, wire.PushNews) and news.n > n)
            assert drawn < next_step, "the learner's answer still waited for the others"
            await client.close()

    asyncio.run(story())


def test_a_wrong_try_is_refused_with_its_clause_and_the_coach_says_why(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_in(tmp_path) as (_, url):
            guest = await Guest.enter(url, "")
            client = await guest.open(await take(guest, *FIRST), 0)
            await client.until(lambda: client.coach is not None and client.push is not None)
            assert cue(client).kind == "read"
            early = await answer(client, "draw c3")
            assert isinstance(early, wire.Refused)
            assert early.code == "learn-refuse-read"
            while cue(client).kind == "read":
                await client.told(wire.ReadOn())
                await client.until(lambda: True)
            wrong = await answer(client, "draw a1")
            assert isinstance(wrong, wire.Refused)
            assert (wrong.code, wrong.rule) == ("kokoro-lesson-first-start.wrong", "K-22")
            again = await answer(client, "draw a1")
            assert isinstance(again, wire.Refused)
            remark = cue(client).remark
            assert remark is not None
            assert (remark.kind, remark.answer, again.args) == ("shown", "draw c3", {"answer": "draw c3"})
            assert client.push is not None
            assert client.push.n == 2, "the match has heard nothing of it"
            assert isinstance(await answer(client, "draw c3"), wire.Ack)
            await client.close()

    asyncio.run(story())


def test_a_step_is_taken_back_by_any_way_of_taking_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_in(tmp_path) as (_, url):
            guest = await Guest.enter(url, "Ann")
            client = await guest.open(await take(guest, *FIRST), 0)
            await client.until(lambda: client.coach is not None and client.push is not None)
            assert await client.refused(wire.GoBack()) == "learn-refuse-back"
            pupil = Pupil(lessons.load(*FIRST))
            for back in (wire.GoBack(), wire.Undo(to=0), wire.Withdraw(prompt="draw")):
                while pupil.coach.cue().id != "kokoro-lesson-first-together":
                    await follow(client, pupil)
                await client.told(back)
                assert pupil.coach.go_back() is None
                await client.until(lambda: cue(client).say == "kokoro-lesson-first-start")
                await client.until(lambda: question_of(client, "draw c3") is not None)
            assert await client.refused(wire.Stand(seat=0)) == "learn-refuse-lesson"
            assert await client.refused(wire.Rematch()) == "learn-refuse-lesson"
            await client.close()

    asyncio.run(story())


def test_a_lesson_left_is_taken_up_where_it_was_even_by_another_server(tmp_path: Path) -> None:
    async def story() -> None:
        pupil = Pupil(lessons.load(*FIRST))
        async with hub_in(tmp_path) as (_, url):
            guest = await Guest.enter(url, "Ann")
            code = await take(guest, *FIRST)
            client = await guest.open(code, 0)
            await client.until(lambda: client.coach is not None and client.push is not None)
            for _ in range(9):
                await follow(client, pupil)
            await client.close()
        async with hub_in(tmp_path) as (_, url):
            guest = Guest(url, guest.token, guest.person)
            sheet = await progress(guest, *FIRST)
            assert (sheet.at, sheet.done, sheet.table) == (9, False, code)
            assert await take(guest, *FIRST) == code
            client = await guest.open(code, 0)
            await client.until(lambda: client.coach is not None and client.push is not None)
            assert cue(client).say == pupil.coach.cue().id
            while pupil.coach.step is not None:
                await follow(client, pupil)
            await client.close()
            assert await take(guest, *FIRST, again=True) != code

    asyncio.run(story())


def test_only_the_learner_hears_the_coach(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_in(tmp_path) as (_, url):
            guest = await Guest.enter(url, "Ann")
            code = await take(guest, *FIRST)
            client = await guest.open(code, 0)
            stranger = await (await Guest.enter(url, "Eve")).open(code)
            await client.told(wire.ReadOn())
            await stranger.until(lambda: stranger.push is not None)
            assert stranger.coach is None
            assert await stranger.refused(wire.ReadOn()) == "server-refuse-watching"
            assert [sheet.at for sheet in await stranger.guest.get("/api/lessons", list[wire.LessonSheet])][:1] == [0]
            await client.close()
            await stranger.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess/first", "error-unknown-game"),
        ("kokoro/last", "error-unknown-lesson"),
        ("kokoro/needed", "error-unknown-lesson"),
    ],
)
def test_what_is_no_lesson_is_refused(path: str, code: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_in(tmp_path) as (_, url):
            guest = await Guest.enter(url, "Ann")
            response = await guest.send("POST", f"/api/lessons/{path}", wire.NewLesson())
            assert (response.status_code, response.json()["code"]) == (404, code)
            ordinary = await guest.create(bots=("greedy", "greedy"))
            watcher = await guest.open(ordinary)
            assert await watcher.refused(wire.ReadOn()) == "server-refuse-watching"
            await watcher.close()

    asyncio.run(story())
