"""The laws every game keeps, usable on anyone's game, and two toy games that prove the contract.

`laws` needs nothing but parlour; `suite` turns them into tests and needs the `testing` extra.
"""
