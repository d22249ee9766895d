"""What if: what else changes when a reading, a figure or a file of the book does.

Everything that the book answers is asked once and kept with what each answer leaned on (``record``).
A change is made for a while (``changes``, ``edited``), what could meet it is asked again, and the two are compared.
"""
