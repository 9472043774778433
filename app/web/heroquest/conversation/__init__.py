"""What HeroQuest says of an action on its way: its tables, its dice, its odds."""
