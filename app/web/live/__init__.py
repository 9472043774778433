"""What open pages are told while they are open."""
