"""How fast Parlour is, beside others: `make bench`. See docs/performance.md."""
