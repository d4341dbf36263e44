"""TypeScript types and the tables of docs/protocol.md, made from `wire.py`; a test keeps both fresh.

python -m parlour.server.generate            # writes web/src/wire.ts and docs/protocol.md
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Final, cast

import msgspec
from msgspec import inspect as kinds

from parlour.analysis import values as analysis
from parlour.core import values
from parlour.server import wire

HEAD: Final = "// Made from src/parlour/server/wire.py by `make wire`. Do not edit.\n"
BEGIN: Final = "<!-- made from wire.py: begin -->\n"
END: Final = "<!-- made from wire.py: end -->\n"

Struct = type[msgspec.Struct]


def structs(module: ModuleType) -> list[Struct]:
    """The structs a module defines, in order."""
    own = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in own if struct.__module__ == module.__name__]


def used() -> list[Struct]:
    """All structs of the wire, after the values of core and of an analysis that they hold."""
    ours = [struct for struct in structs(wire) if struct not in (wire.Ask, wire.News, wire.AnyHello)]
    held: list[Struct] = []
    for struct in ours:
        for field in cast("kinds.StructType", kinds.type_info(struct)).fields:
            held += [other for other in inside(field.type) if other.__module__ == values.__name__]
    core = [struct for struct in structs(values) if struct in held or struct is values.Move]
    told = [struct for struct in structs(analysis) if struct is not analysis.Study]
    return [*core, *told, *ours]


def inside(kind: kinds.Type) -> list[Struct]:
    """The structs that a type is made of."""
    match kind:
        case kinds.StructType(cls=cls):
            return [cls]
        case kinds.UnionType(types=types):
            return [struct for one in types for struct in inside(one)]
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            return inside(item)
        case kinds.DictType(value_type=value):
            return inside(value)
    return []


def script(kind: kinds.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case kinds.StructType(cls=cls):
            return cls.__name__
        case kinds.UnionType(types=types):
            return " | ".join(script(one) for one in types)
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            inner = script(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {script(value)}>"
        case kinds.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case kinds.EnumType(cls=cls):
            return " | ".join(f'"{member.value}"' for member in cls)
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.StrType():
            return "string"
        case kinds.RawType() | kinds.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {kind}")


def sentence(struct: Struct) -> str:
    return " ".join((inspect.getdoc(struct) or "").partition("\n\n>>>")[0].split())


def is_lax(struct: Struct) -> bool:
    """May what has a default be left out: by a client that sends it, or by the server?"""
    is_sent = issubclass(struct, wire.Ask) or struct.__name__.startswith("New") or struct is wire.Clock
    return is_sent or struct.__struct_config__.omit_defaults


def fields_of(struct: Struct) -> list[tuple[str, str, bool]]:
    """Name, TypeScript type and whether it may be left out; the tag first."""
    info = cast("kinds.StructType", kinds.type_info(struct))
    found = [(str(info.tag_field), f'"{info.tag}"', False)] if info.tag_field is not None else []
    lax = is_lax(struct)
    return [*found, *((field.encode_name, script(field.type), lax and not field.required) for field in info.fields)]


def interface(struct: Struct) -> str:
    lines = [f"  {name}{'?' if optional else ''}: {kind};" for name, kind, optional in fields_of(struct)]
    return f"/** {sentence(struct)} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str, base: Struct) -> str:
    members = " | ".join(struct.__name__ for struct in structs(wire) if issubclass(struct, base) and struct is not base)
    return f"export type {name} = {members};\n"


def typescript() -> str:
    """The whole of web/src/wire.ts."""
    clash = {"Record": "GameRecord"}  # TypeScript has a Record of its own
    parts = [HEAD, f"export const VERSION = {wire.VERSION};\n", *(interface(struct) for struct in used())]
    text = "\n".join([*parts, union("Request", wire.Ask), union("Message", wire.News)])
    for name, other in clash.items():
        text = text.replace(f"interface {name} ", f"interface {other} ").replace(f": {name};", f": {other};")
    return text


def markdown() -> str:
    """The made part of docs/protocol.md."""
    parts = []
    for title, base in (("Requests", wire.Ask), ("News", wire.News), ("Values and HTTP bodies", None)):
        parts.append(f"### {title}\n")
        for struct in used():
            is_other = not issubclass(struct, wire.Ask | wire.News)
            if is_other if base is None else issubclass(struct, base):
                rows = [
                    f"| `{n}{'?' if o else ''}` | `{k.replace('|', chr(92) + '|')}` |" for n, k, o in fields_of(struct)
                ]
                parts.append(
                    f"**{struct.__name__}**: {sentence(struct)}\n\n| field | type |\n|---|---|\n" + "\n".join(rows)
                )
                parts[-1] += "\n"
    return "\n".join(parts)


def renewed(page: str) -> str:
    """A page of documentation with its generated part replaced."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{markdown()}\n{END}{after}"


def main(root: Path) -> None:
    (root / "web" / "src").mkdir(parents=True, exist_ok=True)
    (root / "web" / "src" / "wire.ts").write_text(typescript(), "utf-8")
    page = root / "docs" / "protocol.md"
    if page.exists():
        page.write_text(renewed(page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
