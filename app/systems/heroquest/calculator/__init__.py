"""Single rules, callable without a campaign: which there are, and tables made of described figures.

Where are described figures turned into tables? The files here, for the rules of `app/web/heroquest/calculator`.
"""
