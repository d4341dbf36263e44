"""NewGame: rules, words, bots. Parlour finds it by its entry point."""
