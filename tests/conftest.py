"""Hypothesis profiles: quick for every run, deep for `make soak`."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    max_examples=25,
    deadline=None,  # machines are noisy: speed is measured in bench/, not here
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", parent=settings.get_profile("quick"), max_examples=1000, derandomize=False)
settings.load_profile("soak" if os.environ.get("PARLOUR_SOAK") else "quick")
