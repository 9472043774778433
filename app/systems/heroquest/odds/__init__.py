"""What is likely, exactly: whole weights inside, fractions outside, nothing rounded and nothing simulated."""
