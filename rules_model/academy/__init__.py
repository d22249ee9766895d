"""The 1941 Academy Edition: city points, two-hit strategic bombers, nine rounds."""
