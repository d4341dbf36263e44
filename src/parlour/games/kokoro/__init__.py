"""Kokoro: Avenue of the Kodama. Draw paths, join caterpillars and flowers to sanctuaries; more each round."""
