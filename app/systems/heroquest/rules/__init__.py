"""The rules of HeroQuest, a file a rule. Each names the chapter it comes from."""
