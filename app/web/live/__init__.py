"""Live pages: their parts, their streams, who is woken when a campaign changes, how phones are doing."""
