"""A Dask cluster of two workers on this machine: prints its address, and ends when its input does."""

from __future__ import annotations

import sys

from distributed import LocalCluster


def main() -> int:
    """Run until the other end of standard input is closed."""
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, dashboard_address=None, worker_dashboard_address=None
    ) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
    return 0


if __name__ == "__main__":
    sys.exit(main())
