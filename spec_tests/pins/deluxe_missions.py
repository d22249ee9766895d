"""Pins of rules_model/deluxe/missions.py: both orders whole."""

PINS = {
    "3g40.missions.sequence": """
>>> [heading.first for heading in SECTION_HEADINGS]
[555, 597, 636, 639, 642, 654, 666, 669, 672, 675]
>>> for number, mission in enumerate(mission_order(EMPTY), start=1):
...     print(number, mission)
1 special situations
2 Vichy France
3 bombing raids
4 shore bombardments
5 convoy raids
6 partisan raids
7 kamikaze raids
8 transport reassignment
9 coastal defences
10 national advantages
>>> for number, mission in enumerate(mission_order(EMPTY.reads(ORDER, "sections")), start=1):
...     print(number, mission)
1 special situations
2 Vichy France
3 convoy raids
4 coastal defences
5 bombing raids
6 shore bombardments
7 kamikaze raids
8 partisan raids
9 transport reassignment
10 national advantages
""",
}
