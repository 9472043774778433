"""The map: drawn, laid on the table, edited, printed."""
