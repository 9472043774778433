"""The Würfelstube: any dice against any dice, two weapons side by side, and the luck of an evening."""
