"""A deterministic simulator of the whole server: one process, virtual time, one seed.

`python -m tests.simulator 17` replays seed 17 and prints what happened. README.md says what is real and what is not.
"""
