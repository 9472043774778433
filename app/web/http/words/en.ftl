something_went_wrong_what_was = Something went wrong. What was confirmed before is saved. Please reload the page.
