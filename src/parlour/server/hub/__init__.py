"""The live tables of this process, and the one way of a request to them and back."""
