"""Values as arguments of messages. Apart from the values, which can't be compiled: every line of the log needs it."""

from __future__ import annotations

import msgspec

Facts = dict[str, str | int]
"""Arguments of a message. A text that begins with @ is the id of another message; `seat` is a seat's name."""


def plain_facts(value: msgspec.Struct) -> Facts:
    """The fields of a value as message arguments: numbers and texts as they are, others in a row."""
    facts: Facts = {}
    for name in value.__struct_fields__:
        field = getattr(value, name)
        kind = type(field)
        if name == "rule" or field is None:
            continue
        if kind is int or kind is str:
            facts[name] = field
        elif isinstance(field, list | tuple):
            facts[name] = ", ".join(map(str, field))
        else:
            facts[name] = int(field) if kind is bool else field
    return facts
