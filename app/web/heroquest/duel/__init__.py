"""A fight to the end, worked out for described figures: over the API and on a page."""
