"""What a match was like, entry by entry: what each seat could hope for, what luck and what answers changed."""
