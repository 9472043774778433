# The words of notes and pictures.
commands-keep_notes = { $hero }: write notes
commands-choose_portrait = { $hero }: choose a picture
commands-show_picture = { $hero }: show the uploaded picture
commands-forget_pictures = { $hero }: delete uploaded pictures for good

fields-portrait = Picture
fields-picture = Uploaded picture

portraits-own = Your own picture
portraits-arms = Crest of the class
portraits-helmet = Helmet
portraits-beard = Beard
portraits-ears = Pointed ears
portraits-hat = Hat
portraits-hood = Hood
portraits-braids = Braids
portraits-wolf = Wolf
portraits-owl = Owl

events-hero-noted = { $hero } has changed the notes.

events-portrait-chosen = { $hero } appears with a different picture.

events-picture-shown = { $hero } appears with their own picture.
events-picture-forgotten = The uploaded pictures of { $hero } have been deleted.
