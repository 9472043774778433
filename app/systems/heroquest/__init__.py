"""HeroQuest with the HQ-Cooperation Zusatzregeln 11.0."""
