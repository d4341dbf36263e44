"""The catalogue is complete, equal in all languages, and says what is missing.

Each check is a function that lists faults, so that it can be shown a faulty catalogue too.
"""

from __future__ import annotations

import ast as python
import doctest
import json
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from hatch_build import ROOT
from parlour import games, locales
from parlour.learn import card
from parlour.locales import (
    LANGUAGES,
    BadCatalogue,
    BadMessage,
    MissingMessage,
    clauses,
    formatting,
    has,
    ids,
    parts,
    rule,
    say,
)
from parlour.locales.formatting import formatted, number, plural

HOME = Path(locales.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
LETTERS = {slug: card.load(slug).letters for slug in games.SLUGS}
RULEBOOKS = sorted(file.name.removesuffix("-rules.ftl") for file in HOME.glob("en/*-rules.ftl"))
PLACE = "\ufffc"  # stands for a placeable in flattened text

# A message that rightly reads the same in English and another language: (language, id) -> why.
SAME: dict[tuple[str, str], str] = {
    ("fr", "kokoro-name"): "a proper name",
    ("fr", "cocoons-name"): "a proper name",
    ("fr", "cocoon_world-name"): "a proper name",
    ("fr", "cocoon_world-space-initiation"): "the same word",
    ("fr", "web-cocoon_world-on-initiation"): "the same word",
    ("fr", "web-cocoon_world-ep"): "a unit",
    ("fr", "web-clock-minutes"): "the same word",
    ("fr", "web-menu"): "the same word",
    ("fr", "web-bots-pace-normal"): "the same word",
    ("fr", "web-pace-normal"): "the same word",
    ("fr", "web-sum"): "the same word",
    ("fr", "web-points"): "the same word",
    ("fr", "web-parlour"): "a proper name",
}


class Reader(Visitor):
    """Collects the variables and the texts of a pattern, those of all variants included."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()  # what a variable may be compared with
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's visitor wants it
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - Fluent's visitor wants it
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - Fluent's visitor wants it
        parts = (part.value if isinstance(part, ast.TextElement) else PLACE for part in node.elements)
        self.texts.append("".join(parts))
        self.generic_visit(node)


def read(source: str) -> dict[str, Reader]:
    """The messages of a Fluent source and their attributes, by what `say` calls them, in order."""
    found: dict[str, Reader] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                if pattern is not None:
                    found[name] = Reader()
                    found[name].visit(pattern)
    return found


def folder(language: str) -> dict[str, dict[str, Reader]]:
    return {file.name: read(file.read_text("utf-8")) for file in sorted((HOME / language).glob("*.ftl"))}


FILES = {language: folder(language) for language in LANGUAGES}
MESSAGES = {
    language: {name: reader for file in FILES[language].values() for name, reader in file.items()}
    for language in LANGUAGES
}


# What can be wrong


def differences(ours: dict[str, Reader], theirs: dict[str, Reader]) -> Iterator[str]:
    for name in sorted(ours.keys() ^ theirs.keys()):
        yield f"{name} is in one language only"
    for name in sorted(ours.keys() & theirs.keys()):
        one, other = ours[name], theirs[name]
        if one.variables != other.variables:
            yield f"{name} uses {sorted(one.variables)} here and {sorted(other.variables)} there"
        if cited(one) != cited(other):
            yield f"{name} cites {sorted(cited(one))} here and {sorted(cited(other))} there"


def cited(reader: Reader) -> set[str]:
    """The clauses and the settings (`caller=auto`) that a text names: they are the same in every language."""
    return set(re.findall(r"(?<![A-Za-z0-9])[A-Z]-[0-9]{2}(?![0-9])|[a-z_]+=[a-z_0-9]+", " ".join(reader.texts)))


def untranslated(english: dict[str, Reader], other: dict[str, Reader]) -> Iterator[str]:
    for name in sorted(english.keys() & other.keys()):
        text = " ".join(english[name].texts)
        if text == " ".join(other[name].texts) and any(sign.isalpha() for sign in text):
            yield name


def french_slips(messages: dict[str, Reader]) -> Iterator[str]:
    for name, reader in messages.items():
        for text in reader.texts:
            if re.search("['\"]", re.sub(r'pip install "\S+"', "", text)):  # a command is typed as it is
                yield f"{name} has a straight apostrophe or quotation mark"
            # A colon inside a word (10:30, a link) is no punctuation.
            if re.search("(?<![\u202f;:!?])(?:[;!?»]|:(?!\\S))|«(?!\u202f)", text):
                yield f"{name} lacks a narrow no-break space"


def parlour_imports(source: str) -> Iterator[str]:
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.ImportFrom):
            names = [node.module or ""]
        elif isinstance(node, python.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "parlour")


# The catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus_sign(language: str) -> None:
    said = say(language, "web-solo", score=-5)
    assert "−5" in said
    assert "-" not in said


def test_each_language_has_the_same_files() -> None:
    assert {language: sorted(FILES[language]) for language in OTHERS} == {
        language: sorted(FILES["en"]) for language in OTHERS
    }


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES["en"])
def test_a_file_has_the_same_messages_attributes_variables_and_citations(language: str, file: str) -> None:
    assert not list(differences(FILES["en"][file], FILES[language].get(file, {})))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_id_lives_in_one_file_only(language: str) -> None:
    homes = [name for file in FILES[language].values() for name in file]
    assert len(homes) == len(set(homes))
    assert ids(language) == frozenset(homes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for name, reader in MESSAGES[language].items():
        text = say(language, name, **dict.fromkeys(reader.variables, number))
        assert text.strip(), f"{language}: {name} is empty"
        assert text == text.strip(), f"{language}: {name} has space around it"


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    same = {name for where, name in SAME if where == language}
    assert set(untranslated(MESSAGES["en"], MESSAGES[language])) == same


def test_french_is_typeset_as_french() -> None:
    assert not list(french_slips(MESSAGES["fr"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_header_says_what_lives_in_the_file(language: str) -> None:
    for file in (HOME / language).glob("*.ftl"):
        assert file.read_text("utf-8").startswith("#"), file


def test_the_package_is_a_leaf() -> None:
    for module in HOME.glob("*.py"):
        strange = [name for name in parlour_imports(module.read_text("utf-8")) if name != "parlour.cache"]
        assert not [name for name in strange if not name.startswith("parlour.locales")], module


# Rules


def test_kokoro_has_every_clause_of_its_rulebook() -> None:
    numbers = [
        *range(1, 5),
        *range(10, 20),
        *range(20, 26),
        *range(30, 33),
        *range(40, 43),
        50,
        *range(61, 77),
    ]
    assert clauses("kokoro") == tuple(f"K-{number:02}" for number in numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", RULEBOOKS)
def test_a_rules_file_holds_its_game_s_clauses_in_order_each_with_a_title(slug: str, language: str) -> None:
    names = list(FILES[language][f"{slug}-rules.ftl"])
    here = [name for name in names if locales.CLAUSE.fullmatch(name)]
    assert tuple(here) == clauses(slug)
    assert here == sorted(set(here))
    assert {name[0] for name in here} == {LETTERS[slug]}
    for name in here:
        assert rule(language, name) == say(language, name)
        assert len(say(language, f"{name}.title")) <= 40
    strays = [name for name in names if name.partition(".")[0] not in here]
    assert not [name for name in strays if not name.startswith(f"{slug}-rules-")]


@pytest.mark.parametrize("slug", LETTERS)
def test_a_game_s_own_messages_carry_its_slug(slug: str) -> None:
    assert not [name for name in FILES["en"].get(f"{slug}.ftl", {}) if not name.startswith(f"{slug}-")]


@pytest.mark.parametrize("slug", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_lines_and_rulings_follow_each_other_alike_in_every_language(slug: str, language: str) -> None:
    """Whoever reads another translation must take the same things for printed."""
    for clause in clauses(slug):
        here, there = (
            [is_ruling for is_ruling, _ in groupby(part.is_ruling for part in parts(one, clause))]
            for one in (language, LANGUAGES[0])
        )
        assert here == there, clause
        assert all(part.text.strip() and "◇" not in part.text for part in parts(language, clause)), clause


def test_rulings_that_readers_of_the_rulebook_ask_about_are_marked() -> None:
    """D-02, D-18 and W-35 keep a printed part; K-16 is ours as a whole."""
    for clause in ("D-02", "D-18", "W-35"):
        assert {part.is_ruling for part in parts("en", clause)} == {False, True}
    assert all(part.is_ruling for part in parts("en", "K-16"))


def test_a_cited_clause_exists() -> None:
    known = {clause for slug in RULEBOOKS for clause in clauses(slug)}
    letters = {clause[0] for clause in known}
    for name, reader in MESSAGES["en"].items():
        wanted = {word for word in cited(reader) if locales.CLAUSE.fullmatch(word) and word[0] in letters}
        assert wanted <= known, name


# The functions


def test_the_log_does_not_call_a_player_by_name_in_one_line_and_you_in_the_next() -> None:
    """Nor whoever watches a replay through somebody's eyes."""
    events = json.loads((ROOT / "web" / "test" / "director" / "events.json").read_text("utf-8"))
    addressed = {
        name
        for slug in events
        for name in re.findall(
            r"^(\S+) = You\b", (locales.HOME / "en" / f"{slug}.ftl").read_text("utf-8"), re.MULTILINE
        )
    }
    assert not addressed & {event for told in events.values() for event in told}


def test_the_examples_in_the_documentation_run() -> None:
    for module in (locales, formatting):
        failed, tried = doctest.testmod(module)
        assert (failed, tried > 0) == (0, True)


def test_a_missing_message_is_named() -> None:
    with pytest.raises(MissingMessage, match=r"^There is no message “K-99” in the language “fr”\.$"):
        say("fr", "K-99")
    with pytest.raises(MissingMessage, match=r"“refuse-over\.title”"):
        say("en", "refuse-over.title")


def test_a_missing_language_is_named_with_those_we_have() -> None:
    for ask in (lambda: say("de", "refuse-over"), lambda: has("de", "refuse-over"), lambda: ids("de")):
        with pytest.raises(MissingMessage, match=r"^There is no language “de”; there are en, fr, ja\.$"):
            ask()


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(BadMessage, match=r"“refuse-late” \(en\) can't be said with \{\}: .*prompt"):
        say("en", "refuse-late")


def test_an_argument_may_have_any_name() -> None:
    assert "xx" in say("en", "error-unknown-language", language="xx", known="en")


def test_no_invisible_marks_surround_arguments() -> None:
    assert say("ja", "error-bad-seat", seat=9, last=3) == "席9はありません。席の番号は0から3までです。"


def test_only_clauses_are_rules() -> None:
    with pytest.raises(MissingMessage, match="There is no rule “refuse-over”"):
        rule("en", "refuse-over")
    with pytest.raises(MissingMessage, match="There is no rules file for a game called “chess”"):
        clauses("chess")


def test_a_broken_line_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "one.ftl").write_text("good = Good\nbad { Bad\n", "utf-8")
    with pytest.raises(BadCatalogue, match=r"one\.ftl has a line that is not Fluent: “bad \{ Bad”"):
        locales.compiled(tmp_path)


def test_an_id_in_two_files_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "one.ftl").write_text("twice = Once\n", "utf-8")
    (tmp_path / "two.ftl").write_text("twice = Again\n", "utf-8")
    with pytest.raises(BadCatalogue, match=r"“twice” \(\w+\) is in one\.ftl and again in two\.ftl"):
        locales.compiled(tmp_path)


def test_terms_selectors_references_and_other_files_work(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text('-house = Parlour\nname = { -house } { "{" }\n    .short = P\n', "utf-8")
    selects = "hi = { $n ->\n    [one] One in { -house }\n    [0] None\n   *[other] { $n } in { name.short }\n }\n"
    (tmp_path / "b.ftl").write_text(selects, "utf-8")
    (tmp_path / "notes.txt").write_text("not Fluent", "utf-8")
    catalogue = locales.compiled(tmp_path)
    assert list(catalogue["messages"]) == ["name", "name.short", "hi"]
    assert catalogue["messages"]["name"] == "Parlour {"
    assert catalogue["files"] == {"a.ftl": ["-house", "name"], "b.ftl": ["hi"]}
    pattern = catalogue["messages"]["hi"]
    assert isinstance(pattern, list)
    assert [formatted("en", pattern, {"n": n}) for n in (0, 1, 2)] == ["None", "One in Parlour", "2 in P"]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("a = { b }\nb = { a }", "“a” refers to itself: a → b → a."),
        ("a = { b }", "“a” refers to “b”, which does not exist."),
        ("a = { -b }", "“a” refers to “-b”, which does not exist."),
        ("a = { NUMBER($x) }", "“a” uses FunctionReference, which Parlour's catalogues do without."),
        ("a = { 5 }", "“a” uses NumberLiteral, which Parlour's catalogues do without."),
        ("-t = T\na = { -t(x: 1) }", "“a” uses a term with arguments, which Parlour's catalogues do without."),
        (
            "a = { NUMBER($x) ->\n   *[other] B\n }",
            "“a” uses selection by a FunctionReference, which Parlour's catalogues do without.",
        ),
    ],
)
def test_what_can_not_be_said_is_found_when_a_catalogue_is_compiled(tmp_path: Path, source: str, fault: str) -> None:
    (tmp_path / "one.ftl").write_text(source + "\n", "utf-8")
    with pytest.raises(BadCatalogue, match=re.escape(fault)):
        locales.compiled(tmp_path)


# Fluent's own implementation as the measure


@pytest.fixture(scope="module", params=LANGUAGES)
def reference(request: pytest.FixtureRequest) -> tuple[str, FluentBundle]:
    bundle = FluentBundle([request.param], use_isolating=False)
    for file in sorted((HOME / request.param).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return request.param, bundle


NUMBERS = (0, 1, 2, 3, 8, 11, 21, 100, 999, 1000, 1234567, 10**6, 2 * 10**6, 10**15, -1, -2, -1234, 0.5, 1.0, 1.5, 2.25)
FRACTIONS = (0.0005, 0.0015, 1234.5678, -0.25, 1e15, 99.9995)


@pytest.mark.parametrize("arg", ["text", "", *NUMBERS, *FRACTIONS])
def test_every_message_reads_as_fluent_itself_says_it(reference: tuple[str, FluentBundle], arg: str | float) -> None:
    language, bundle = reference
    for name, reader in MESSAGES[language].items():
        if not reader.variables and arg != "text":
            continue  # it reads the same whatever the argument
        args: dict[str, str | float] = dict.fromkeys(reader.variables, arg)
        assert formatted_by(bundle, name, args) == said_plainly(language, name, args), name


def test_every_case_of_a_selection_reads_as_fluent_itself_says_it(reference: tuple[str, FluentBundle]) -> None:
    language, bundle = reference
    # fluent.runtime takes the text "other" for the number 0, which neither the specification nor the browser does.
    keys = {key for reader in MESSAGES[language].values() for key in reader.keys} - {"one", "other"}
    for name, reader in MESSAGES[language].items():
        for key in sorted(keys if reader.keys else ()):
            args: dict[str, str | float] = dict.fromkeys(reader.variables, key)
            assert formatted_by(bundle, name, args) == said_plainly(language, name, args), (name, key)


def formatted_by(bundle: FluentBundle, name: str, args: dict[str, str | float]) -> str:
    message, _, attribute = name.partition(".")
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors
    return str(text)


def said_plainly(language: str, name: str, args: dict[str, str | float]) -> str:
    """As `say`, with hyphens before numbers, as Fluent leaves them."""
    pattern = locales._catalogue(language)["messages"][name]
    return pattern if isinstance(pattern, str) else formatted(language, pattern, args)


@given(st.integers(-(10**15), 10**15) | st.floats(-1e12, 1e12).map(lambda x: round(x, 4)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_are_those_of_cldr(language: str, value: float) -> None:
    babel = Locale.parse(language)
    assert number(language, value) == format_decimal(value, locale=babel)
    assert plural(language, value) == babel.plural_form(value)


# The checks can fail


@pytest.mark.parametrize(
    ("ours", "theirs", "fault"),
    [
        ("a = A\nb = B", "a = Ah", "b is in one language only"),
        ("a = A\n    .title = T", "a = Ah", "a.title is in one language only"),
        ("a = { $x } A", "a = { $y } Ah", "a uses ['x'] here and ['y'] there"),
        ("a = { $x ->\n   *[other] { $y }\n }", "a = { $x }", "a uses ['x', 'y'] here and ['x'] there"),
        ("a = See K-13.", "a = K-14を見て。", "a cites ['K-13'] here and ['K-14'] there"),
        ("a = With peek=path.", "a = Sans option.", "a cites ['peek=path'] here and [] there"),
    ],
)
def test_the_comparer_finds_a_planted_difference(ours: str, theirs: str, fault: str) -> None:
    assert list(differences(read(ours), read(theirs))) == [fault]
    assert not list(differences(read(ours), read(ours)))


def test_the_comparer_finds_a_message_left_in_english() -> None:
    english = "a = Hello { $x }\nb = { $x }\nc = 1, 1, 3\nd = Bye\n    .title = End"
    french = "a = Hello { $x }\nb = { $x }\nc = 1, 1, 3\nd = Adieu\n    .title = End"
    assert list(untranslated(read(english), read(french))) == ["a", "d.title"]


@pytest.mark.parametrize(
    "text", ["l'an", 'un "mot"', "Quoi ?", "Quoi?", "ceci : cela", "ceci: { $x }", "« mot »", "{ $x };"]
)
def test_the_french_check_finds_a_slip(text: str) -> None:
    assert list(french_slips(read(f"a = {text}")))


@pytest.mark.parametrize("text", ["l’an", "«\u202f{ $x }\u202f»", "Quoi\u202f?!", "à 10:30", "ceci\u202f: cela"])
def test_the_french_check_accepts_good_typography(text: str) -> None:
    assert not list(french_slips(read(f"a = {text}")))


def test_the_leaf_check_finds_an_import() -> None:
    assert list(parlour_imports("def f():\n    from parlour.core import Game\n")) == ["parlour.core"]


def test_whatever_people_send_can_be_quoted() -> None:
    """An error must be able to show a text or a number of any length."""
    assert say("en", "error-unknown-game", game="x" * 5000, known="-").count("x") == locales.LONGEST - 1
    for seats in (10**30, -(10**5000)):
        assert "1,000,000,000,000,000" in say("en", "error-bad-seats", game="-", seats=seats, least=1, most=8)
