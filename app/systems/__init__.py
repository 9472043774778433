"""The games played in this house, one folder each."""
