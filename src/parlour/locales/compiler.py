"""Fluent files, compiled: parsed, checked and reduced to JSON that `formatting` turns into sentences.

Of Fluent's syntax our catalogues need texts, variables, selections by a variable, and references to other messages and
terms, which are replaced here by what they refer to. Anything else is an error: better here than in front of a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from parlour.locales.formatting import BadCatalogue, Catalogue, Part, Pattern, Placeable

Entry = ast.Message | ast.Term


def compile_folder(folder: Path) -> Catalogue:
    """All messages of the Fluent files of a folder. Raises BadCatalogue."""
    files = {file.name: dict(entries(file)) for file in sorted(folder.glob("*.ftl"))}
    compiler = Compiler(gather(folder.name, files))
    messages = {name: compiler.text_of(name) for name in compiler.patterns if not name.startswith("-")}
    return {"messages": messages, "files": {name: list(found) for name, found in files.items()}}


def entries(file: Path) -> Iterator[tuple[str, Entry]]:
    """The messages and terms of a Fluent file, in order; what is not Fluent is an error."""
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise BadCatalogue(f"{file.name} has a line that is not Fluent: “{first}”.")
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


def gather(language: str, files: dict[str, dict[str, Entry]]) -> dict[str, Entry]:
    """The entries of all files; each name may come once."""
    home: dict[str, str] = {}
    for file, found in files.items():
        for name in found:
            if name in home:
                raise BadCatalogue(f"“{name}” ({language}) is in {home[name]} and again in {file}.")
            home[name] = file
    return {name: entry for found in files.values() for name, entry in found.items()}


class Compiler:
    """The entries of a language, each compiled when it is first asked for."""

    def __init__(self, found: dict[str, Entry]) -> None:
        self.patterns = dict(patterns_of(found))
        self.compiled: dict[str, Pattern] = {}
        self.open: list[str] = []  # what is being compiled, to find circles

    def text_of(self, name: str) -> str | Pattern:
        """A message as it is stored: a plain text if it has no variables."""
        pattern = self.pattern_of(name)
        return pattern[0] if len(pattern) == 1 and isinstance(pattern[0], str) else pattern

    def pattern_of(self, name: str) -> Pattern:
        if name in self.open:
            raise BadCatalogue(f"“{name}” refers to itself: {' → '.join([*self.open, name])}.")
        if name not in self.compiled:
            self.open.append(name)
            self.compiled[name] = self.compile(self.patterns[name])
            self.open.pop()
        return self.compiled[name]

    def compile(self, pattern: ast.Pattern) -> Pattern:
        return joined(part for element in pattern.elements for part in self.parts_of(element))

    def parts_of(self, element: ast.TextElement | ast.Placeable) -> Pattern:
        match element:
            case ast.TextElement(value=text):
                return [text]
            case ast.Placeable(expression=ast.Placeable() as inner):
                return self.parts_of(inner)
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                return [str(literal.parse()["value"])]
            case ast.Placeable(expression=ast.VariableReference(id=variable)):
                return [{"variable": variable.name}]
            case ast.Placeable(expression=ast.SelectExpression() as select):
                return [self.selection(select)]
            case ast.Placeable(expression=ast.MessageReference() | ast.TermReference() as reference):
                return self.referred(reference)
        raise self.unsupported(type(element.expression).__name__)

    def selection(self, select: ast.SelectExpression) -> Placeable:
        if not isinstance(select.selector, ast.VariableReference):
            raise self.unsupported(f"selection by a {type(select.selector).__name__}")
        default = next(variant for variant in select.variants if variant.default)
        return {
            "variable": select.selector.id.name,
            "cases": [(key_of(variant), self.compile(variant.value)) for variant in select.variants],
            "default": self.compile(default.value),
        }

    def referred(self, reference: ast.MessageReference | ast.TermReference) -> Pattern:
        name = reference.id.name if reference.attribute is None else f"{reference.id.name}.{reference.attribute.name}"
        if isinstance(reference, ast.TermReference):
            if reference.arguments is not None:
                raise self.unsupported("a term with arguments")
            name = f"-{name}"
        if name not in self.patterns:
            raise BadCatalogue(f"“{self.open[-1]}” refers to “{name}”, which does not exist.")
        return self.pattern_of(name)

    def unsupported(self, what: str) -> BadCatalogue:
        return BadCatalogue(f"“{self.open[-1]}” uses {what}, which Parlour's catalogues do without.")


def patterns_of(found: dict[str, Entry]) -> Iterator[tuple[str, ast.Pattern]]:
    """Each message and term, and each attribute as `id.attribute`."""
    for name, entry in found.items():
        if entry.value is not None:
            yield name, entry.value
        for attribute in entry.attributes:
            if attribute.value is not None:
                yield f"{name}.{attribute.id.name}", attribute.value


def key_of(variant: ast.Variant) -> str | float:
    if isinstance(variant.key, ast.Identifier):
        return variant.key.name
    number = variant.key.value
    return float(number) if "." in number else int(number)


def joined(parts: Iterable[Part]) -> Pattern:
    """The same parts, with texts that follow each other put together."""
    found: Pattern = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return found
