"""The actions of HeroQuest at the table: the list of them, their menu, panel and questions."""
