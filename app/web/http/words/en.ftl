something_went_wrong_what_was = Something went wrong. Everything confirmed before is saved. Please reload the page.
