"""A campaign of any game: its journal, its undo, who may do what, and what the streams are told."""
