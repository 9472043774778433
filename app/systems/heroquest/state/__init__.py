"""What a table keeps."""
