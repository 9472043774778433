"""Drawing quests: the library of drawings, the editor, files in and out, paper."""
