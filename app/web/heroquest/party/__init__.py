"""All heroes of a campaign: who is at the table, who rests, and the way to other campaigns and back."""
