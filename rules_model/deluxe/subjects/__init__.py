"""What several clauses speak on: the subjects of these chapters, a module beside each."""
