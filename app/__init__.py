"""Heldenpass: the game master's assistant for HeroQuest."""
