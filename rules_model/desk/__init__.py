"""The designer's desk: checks over the whole book. A finding says what is wrong, where, and what would be right."""
