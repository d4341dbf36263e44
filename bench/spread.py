"""Calls of one function, here or on a Dask cluster (`--cluster tcp://host:8786`): the same results in the same order.

The cluster's workers need this checkout too: start each in its folder, with the same build on its path.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from itertools import starmap
from typing import Any, TypeVar

from parlour.core.errors import ParlourError

T = TypeVar("T")


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cluster", metavar="tcp://HOST:PORT", help="play on a Dask cluster")


def spread(work: Callable[..., T], items: Sequence[tuple[Any, ...]], cluster: str | None) -> Iterator[T]:
    """What `work` returns for each of these. Ends in a sentence if the cluster will not do."""
    if cluster is None:
        yield from starmap(work, items)
        return
    from parlour.research.cluster import map_on_cluster

    try:
        yield from map_on_cluster(work, items, cluster)
    except ParlourError as error:
        raise SystemExit(str(error)) from None
