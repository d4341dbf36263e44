"""Lessons at the table: `lesson` loads them, `coach` leads a learner through one."""

from __future__ import annotations
