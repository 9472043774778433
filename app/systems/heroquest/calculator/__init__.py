"""Single rules, callable without a campaign: which there are, and tables made of described figures."""
