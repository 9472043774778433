"""What is printed for an evening besides the passports, and what comes back from paper."""
