"""The commands of `parlor`, one module each, and what they share: speech, grammar, options.

Only `parlor.cli` imports this package. A command imports research and server inside its function.
"""
