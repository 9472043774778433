"""What the command line can do: run, doctor, rebuild. Each module has a `main` that returns the exit code."""
