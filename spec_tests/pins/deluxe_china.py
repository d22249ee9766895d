"""Pins of rules_model/deluxe/china.py."""

PINS = {
    "3g40.turn.china-reclaims": """
>>> front = EMPTY.at_war(JAPAN, CHINA).charting("Yunnan", owner=CHINA, value=1)
>>> front = front.charting("Szechwan", owner=CHINA, value=2)
>>> held = front.held(CHINA, "Yunnan").held(JAPAN, "Szechwan")
>>> back = china_reclaims(held)
>>> back.force("Yunnan"), back.holder("Szechwan"), back.force("Szechwan")
(nothing, China, 1 China regular infantry)
>>> event = back.log[-1]
>>> event.kind, event.nation, event.other, event.place, event.amount
('reclaimed', China, Japan, 'Szechwan', 2)

A friend's units are no enemies; without a known value the tracker cannot be adjusted.

>>> lent = front.held(CHINA, "Yunnan").held(UK_PACIFIC, "Szechwan").with_force("Szechwan", USA, fighter=1)
>>> china_reclaims(lent).force("Szechwan")
1 China regular infantry, 1 United States fighter
>>> china_reclaims(EMPTY.charting("Yunnan", owner=CHINA).held(JAPAN, "Yunnan"))
Traceback (most recent call last):
rules_model.world.names.Gap: the value of Yunnan is not in any source; see question 3g40.map.values

An Axis unit at peace with China keeps the land, unless only war counts; free means without payment.

>>> quiet = EMPTY.charting("Yunnan", owner=CHINA, value=1).held(JAPAN, "Yunnan").with_force("Yunnan", JAPAN, tank=1)
>>> china_reclaims(quiet).holder("Yunnan"), china_reclaims(quiet.reads(OCCUPIERS, "war")).holder("Yunnan")
(Japan, China)
>>> fought = quiet.at_war(JAPAN, CHINA)
>>> china_reclaims(fought.reads(OCCUPIERS, "war")).holder("Yunnan")
Japan
>>> china_reclaims(front.held(JAPAN, "Yunnan").held(CHINA, "Szechwan")).cash(CHINA)
0

The tracker of whoever banked the land falls; if nobody did, only China's rises.

>>> banked = china_reclaims(held.banked(GERMANY, "Szechwan"))
>>> banked.banker("Szechwan"), banked.since(held)
(China, ["China reclaims Szechwan: its income rises by 2, Germany's falls by 2"])
>>> china_reclaims(front.held(CHINA, "Yunnan")).since(front)
['China reclaims Szechwan: its income rises by 2']
>>> china_reclaims(EMPTY.held(JAPAN, "Yunnan"))
Traceback (most recent call last):
rules_model.world.names.Gap: which territories were China's at first is not in any source; see question 3g40.map.owners
""",
}
