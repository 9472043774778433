"""What can be done now, made by the rules as data: pages, phones, the API and programs all ask here."""
