"""A campaign at the table: one look at it, an action on its way, the chronicle, proposals."""
