"""The difference of two rule sets, clause by clause, with an example before and after.

The examples are not written for it: the printed examples of both sides are run, the calls of the amended clause
are listened to, and each is asked again under the rules of either side until two answers differ.
"""
