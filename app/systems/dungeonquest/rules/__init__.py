"""Every rule of the booklets as a function that can be called alone."""
