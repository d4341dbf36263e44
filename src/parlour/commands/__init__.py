"""The commands of `parlour`, one module each, and what they share: speech, grammar, options.

Only `parlour.cli` imports this package. A command imports research and server inside its function.
"""
