"""HeroQuest's pages: what the views say, in words and ready to print."""
