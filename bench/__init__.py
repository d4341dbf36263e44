"""How fast Parlor is, beside others: `make bench`. See docs/performance.md."""
