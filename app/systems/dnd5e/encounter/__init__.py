"""A fight at the table: who takes part, in which order, what everybody has left, and what players see of it."""
