"""What compiled modules may not contain: what mypyc compiles wrongly, breaks, or makes slower than Python.

Both builds must play the same games, so a pattern that is right in one and wrong in the other is forbidden by
its looks, before anybody has to find it by its results. Each pattern shows itself in an example below, where
the lines that must be found end in `# bad`. A line that ends in `# harmless: <reason>` is excused.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from hatch_build import ROOT, compiled_modules

SRC = ROOT / "src"
HARMLESS = re.compile(r"# harmless: \S")
FIXED_WIDTH = {f"mypy_extensions.{name}" for name in ("i64", "i32", "i16", "u8")}
NARROW = FIXED_WIDTH - {"mypy_extensions.i64"}
KNOWN_BASES = {"typing", "enum"}  # libraries whose classes mypyc knows how to derive from
Function = ast.FunctionDef | ast.AsyncFunctionDef
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


# Modules and the names in them


@dataclass
class Module:
    """A parsed module that knows what its names stand for."""

    name: str
    text: str
    tree: ast.Module = field(init=False)
    imports: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text)
        self.imports = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    self.imports[alias.asname or alias.name.split(".")[0]] = (
                        alias.name if alias.asname else alias.name.split(".")[0]
                    )
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = f"{node.module}.{alias.name}"

    def full_name(self, node: ast.AST) -> str:
        """`Struct` as `msgspec.Struct`, `Protocol[T]` as `typing.Protocol`; what has no name is ''."""
        match node:
            case ast.Name(id=name):
                return self.imports.get(name, f"{self.name}.{name}")
            case ast.Attribute(value=value, attr=name):
                return f"{self.full_name(value)}.{name}"
            case ast.Subscript(value=value) | ast.Call(func=value):
                return self.full_name(value)
        return ""

    def classes(self) -> Iterator[ast.ClassDef]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef))


class Library:
    """All modules that compiled code can see, asked about names that cross their borders."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = {module.name: module for module in modules}
        self.structs = self._structs()
        self.constants = {name for module in modules for name in constants_of(module)}

    def origin(self, name: str) -> str:
        """Where a name was defined, if a package only passes it on."""
        for _ in range(10):
            module, _, last = name.rpartition(".")
            passed_on = self.modules[module].imports.get(last) if module in self.modules else None
            if passed_on is None:
                break
            name = passed_on
        return name

    def _structs(self) -> set[str]:
        found = {"msgspec.Struct"}
        size = 0
        while size < len(found):
            size = len(found)
            found |= {
                f"{module.name}.{node.name}"
                for module in self.modules.values()
                for node in module.classes()
                if any(self.origin(module.full_name(base)) in found for base in node.bases)
            }
        return found

    def meets_i64(self, module: Module) -> bool:
        """Whether a fixed-width integer can reach the module: by name, or in what it imports."""
        seen: set[str] = set()
        ahead = [module]
        while ahead:
            here = ahead.pop()
            if FIXED_WIDTH & set(here.imports.values()):
                return True
            seen.add(here.name)
            names = {part for name in here.imports.values() for part in (name, name.rpartition(".")[0])}
            ahead += [self.modules[name] for name in names & set(self.modules) - seen]
        return False


# Constants, as mypyc sees them: literals, sums of them, Final names, and local names bound once


def inside(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope in the order of the source, without those of scopes within it."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, SCOPES):
            yield from inside(child)


def is_constant(node: ast.AST, module: Module, known: set[str]) -> bool:
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, module, known)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, module, known) and is_constant(right, module, known)
        case ast.Call(args=[argument]) if module.full_name(node) in {*FIXED_WIDTH, f"{module.name}.int"}:
            return is_constant(argument, module, known)
        case ast.Name() | ast.Attribute():
            return module.full_name(node) in known
    return False


def bound_once(scope: ast.AST, module: Module, prefix: str, known: set[str]) -> set[str]:
    """Full names that the scope binds once, to a constant."""
    targets = [n.id for n in inside(scope) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    found: set[str] = set()
    for node in inside(scope):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if targets.count(name) == 1 and is_constant(value, module, known | found):
                found.add(f"{prefix}.{name}")
    return found


def constants_of(module: Module) -> set[str]:
    found = bound_once(module.tree, module, module.name, set())
    for node in module.classes():
        names = bound_once(node, module, f"{module.name}.{node.name}", found)
        found |= {name for name in names if name.rpartition(".")[2].isupper()}
    return found


# The patterns


def shifted_constants(module: Module, library: Library) -> Iterator[ast.AST]:
    if not library.meets_i64(module):
        return
    imported = {name for name in module.imports.values() if library.origin(name) in library.constants}
    known = library.constants | imported
    yield from _shifted(module.tree, module, known)


def _shifted(scope: ast.AST, module: Module, known: set[str]) -> Iterator[ast.AST]:
    if isinstance(scope, Function):
        bound = {n.id for n in inside(scope) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        bound |= {n.arg for n in ast.walk(scope.args) if isinstance(n, ast.arg)}
        known = known - {f"{module.name}.{name}" for name in bound}
        known = known | bound_once(scope, module, module.name, known)
    for node in inside(scope):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            both_written = isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant)
            if is_constant(node.left, module, known) and not both_written:
                yield node
        if isinstance(node, SCOPES):
            yield from _shifted(node, module, known)


def narrow_integers(module: Module, library: Library) -> Iterator[ast.AST]:
    return names_of(module, NARROW)


def dataclasses(module: Module, library: Library) -> Iterator[ast.AST]:
    for node in module.classes():
        if any(module.full_name(d) == "dataclasses.dataclass" for d in node.decorator_list):
            yield node


def named_tuples(module: Module, library: Library) -> Iterator[ast.AST]:
    yield from derived(module, {"typing.NamedTuple"})
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and module.full_name(node) == "collections.namedtuple":
            yield node


def protocols(module: Module, library: Library) -> Iterator[ast.AST]:
    return derived(module, {"typing.Protocol"})


def structs(module: Module, library: Library) -> Iterator[ast.AST]:
    for node in module.classes():
        if any(library.origin(module.full_name(base)) in library.structs for base in node.bases):
            yield node


def foreign_bases(module: Module, library: Library) -> Iterator[ast.AST]:
    """Classes whose base comes from another library. What no import has brought is the module's own, or Python's."""
    for node in module.classes():
        for base in node.bases:
            origin = library.origin(module.full_name(base))
            where = origin.rpartition(".")[0]
            if where not in library.modules and where not in KNOWN_BASES and origin not in library.structs:
                yield node


def bypassed_constructors(module: Module, library: Library) -> Iterator[ast.AST]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and node.attr == "__new__":
            yield node


def generic_copies(module: Module, library: Library) -> Iterator[ast.AST]:
    for node in ast.walk(module.tree):
        match node:
            case ast.ImportFrom(module="copy" | "pickle"):
                yield node
            case ast.Import(names=names) if {"copy", "pickle"} & {alias.name for alias in names}:
                yield node


def any_types(module: Module, library: Library) -> Iterator[ast.AST]:
    return names_of(module, {"typing.Any"})


def names_of(module: Module, forbidden: set[str]) -> Iterator[ast.AST]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name | ast.Attribute) and module.full_name(node) in forbidden:
            yield node


def derived(module: Module, forbidden: set[str]) -> Iterator[ast.AST]:
    for node in module.classes():
        if any(module.full_name(base) in forbidden for base in node.bases):
            yield node


@dataclass(frozen=True)
class Pattern:
    find: Callable[[Module, Library], Iterator[ast.AST]]
    why: str
    example: str


PATTERNS = [
    Pattern(
        shifted_constants,
        "mypyc 2.4.1 makes a 32-bit shift of it, so 1 << 40 is 256: "
        'shift a number that is no constant to the compiler, as in ONE: Final[i64] = len("1")',
        """
        from typing import Final
        from mypy_extensions import i64
        from elsewhere import FAR, Holder
        import elsewhere

        HERE: Final = 1
        SAFE: Final[i64] = len("1")

        def bad(k: i64) -> i64:
            one: i64 = 1
            same = one
            return (
                (1 << k)  # bad
                + (-1 << k)  # bad
                + ((3 - 2) << k)  # bad
                + (i64(1) << k)  # bad
                + (one << k)  # bad
                + (same << 40)  # bad
                + (HERE << k)  # bad
                + (FAR << k)  # bad
                + (elsewhere.FAR << k)  # bad
                + (Holder.NEAR << k)  # bad
                + (i64(1) << 40)  # bad
            )

        def good(k: i64, one: i64 = 1) -> i64:
            two: i64 = 1
            if k > 5:
                two = 2
            three: i64 = 1
            three <<= k
            return (1 << 40) + (SAFE << k) + (one << k) + (two << k) + three + (k << 1)

        def excused(k: int) -> int:
            return 1 << k  # harmless: plain integers only
        """,
    ),
    Pattern(
        narrow_integers,
        "they wrap silently, so 200 + 200 is 144 in a u8: use i64 or int",
        """
        from mypy_extensions import i16, i32, i64, u8
        a: u8 = 1  # bad
        b: i64 = 1
        def f(x: i32) -> int:  # bad
            return int(i16(x))  # bad
        """,
    ),
    Pattern(
        dataclasses,
        "compiled ones are five times slower to make than a plain class, and generic ones fail on import",
        """
        import dataclasses
        from dataclasses import dataclass
        @dataclass
        class A:  # bad
            x: int
        @dataclasses.dataclass(frozen=True)
        class B:  # bad
            x: int
        class C:
            x: int
        """,
    ),
    Pattern(
        named_tuples,
        "compiled ones are eight times slower to make than a plain class",
        """
        from collections import namedtuple
        from typing import NamedTuple
        class A(NamedTuple):  # bad
            x: int
        B = namedtuple("B", "x")  # bad
        C = tuple[int, int]
        """,
    ),
    Pattern(
        protocols,
        "calls through them are 28 times slower than those through a native base class",
        """
        from typing import Protocol, TypeVar
        T = TypeVar("T")
        class A(Protocol):  # bad
            x: int
        class B(Protocol[T]):  # bad
            x: T
        class C:
            x: int
        """,
    ),
    Pattern(
        structs,
        "mypyc drops class keywords such as tag=: define it in a module marked `# not compiled: <reason>`",
        """
        import msgspec
        from elsewhere import Native, Value
        from msgspec import Struct
        class A(Struct, frozen=True):  # bad
            x: int
        class B(msgspec.Struct):  # bad
            x: int
        class C(Value, tag="c"):  # bad
            x: int
        class D(C):  # bad
            x: int
        class E(Native):
            x: int
        """,
    ),
    Pattern(
        foreign_bases,
        "mypyc leaves no room for what a base written in C holds, and the process dies: leave it to a plain module",
        """
        import asyncio
        from asyncio import Future
        from elsewhere import Native
        from typing import Generic, TypeVar
        T = TypeVar("T")
        class A(Future[None]):  # bad
            x: int
        class B(asyncio.Future[int]):  # bad
            x: int
        class C(Native):
            x: int
        class D(Exception):
            x: int
        class E(Generic[T]):
            x: T
        """,
    ),
    Pattern(
        bypassed_constructors,
        "fails on native classes: write clone() through the constructor",
        """
        class A:
            def clone(self) -> "A":
                other = A.__new__(A)  # bad
                return object.__new__(A)  # bad
        """,
    ),
    Pattern(
        generic_copies,
        "copy, deepcopy and pickle fail on native classes: write clone() through the constructor",
        """
        import copy  # bad
        import pickle as p  # bad
        from copy import deepcopy  # bad
        items = [1].copy()
        """,
    ),
    Pattern(
        any_types,
        "slower than Python when compiled, and it hides mistakes",
        """
        import typing
        from typing import Any
        def f(x: Any) -> int:  # bad
            y: list[typing.Any] = []  # bad
            return any(y)
        """,
    ),
]

ELSEWHERE = Module(
    "elsewhere",
    "from typing import Final\n"
    "from msgspec import Struct\n"
    "FAR: Final = 1\n"
    "class Holder:\n    NEAR: Final = 1\n"
    "class Value(Struct):\n    pass\n"
    "class Native:\n    pass\n",
)


def lines_found(pattern: Pattern, module: Module, library: Library) -> list[int]:
    lines = module.text.splitlines()
    found = {node.lineno for node in pattern.find(module, library) if isinstance(node, ast.stmt | ast.expr)}
    return sorted(line for line in found if not HARMLESS.search(lines[line - 1]))


def module_name(file: Path) -> str:
    parts = file.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def parlour() -> Library:
    files = sorted((SRC / "parlour").rglob("*.py"))
    return Library([Module(module_name(file), file.read_text("utf-8")) for file in files])


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: pattern.find.__name__)
def test_the_detector_finds_the_bad_lines_of_its_example_and_no_other(pattern: Pattern) -> None:
    example = Module("example", "\n".join(line[8:] for line in pattern.example.splitlines()))
    marked = [n for n, line in enumerate(example.text.splitlines(), 1) if line.endswith("# bad")]
    assert lines_found(pattern, example, Library([example, ELSEWHERE])) == marked
    assert marked


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: pattern.find.__name__)
def test_compiled_modules_are_free_of(pattern: Pattern) -> None:
    library = parlour()
    bad = [
        f"{file.relative_to(ROOT)}:{line}"
        for file in compiled_modules(SRC)
        for line in lines_found(pattern, library.modules[module_name(file)], library)
    ]
    assert not bad, f"{', '.join(bad)}: {pattern.why}"


def test_a_shift_is_found_where_i64_arrives_through_an_import() -> None:
    far = Module("far", "from mypy_extensions import i64\nclass State:\n    k: i64\n")
    near = Module("near", "from far import State\ndef f(s: State) -> int:\n    return 1 << s.k\n")
    apart = Module("apart", "def f(k: int) -> int:\n    return 1 << k\n")
    library = Library([far, near, apart])
    assert lines_found(PATTERNS[0], near, library) == [3]
    assert lines_found(PATTERNS[0], apart, library) == []
