"""Kokoro as it would be written for other libraries, over our plain rules: something to measure against."""
