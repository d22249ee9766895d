"""What one clause cannot say alone: the collector, the pins, the command line, the desk, the site, the sheets."""
