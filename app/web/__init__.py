"""Pages, streams and API over the campaigns. Routes parse, call and render; nothing else."""
