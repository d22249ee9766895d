"""The ledgers of the five source documents: each line's class, its statements and its digest, never its text.

``ledger`` reads them, ``texts`` compares them with the real documents where those are at hand, ``runs`` tells whether a
sentence was copied.
"""
