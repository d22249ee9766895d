"""The model core where readers will run it: inside a web page."""
