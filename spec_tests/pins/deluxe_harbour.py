"""Further pins of the chapter on ships at a naval base."""

PINS = {
    "3g40.harbour.limit": """
>>> malta = EMPTY.held(UK, "Malta")
>>> [ship_limit(malta.reads(AGAIN, "again"), nation, "Malta") for nation in (UK, USA, UK_PACIFIC, ITALY)]
[None, None, None, 0]
>>> ship_limit(malta, UK_PACIFIC, "Malta")
3
>>> spain = EMPTY.held(ITALY, "Spain")
>>> ship_limit(spain, GERMANY, "Spain"), ship_limit(spain.reads(REACH, "neutral-land"), GERMANY, "Spain")
(3, 3)
>>> ship_limit(spain.reads(AGAIN, "again"), GERMANY, "Spain")
>>> ship_limit(EMPTY.held(UK, "London"), USA, "London")
3
>>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal")
>>> ship_limit(lisbon, UK, "Portugal"), ship_limit(lisbon.reads(AGAIN, "again"), UK, "Portugal")
(0, 0)
>>> paid = lisbon.noting("rented", None, "", nation=UK, place="Portugal")
>>> ship_limit(paid.reads(AGAIN, "again"), UK, "Portugal"), ship_limit(paid, USA, "Portugal")
(3, 0)
>>> twice = paid.noting("rented", None, "", nation=UK, place="Portugal").reads(AGAIN, "again")
>>> ship_limit(twice.in_round(2), UK, "Portugal")
0
""",
    "3g40.harbour.use": """
>>> malta = EMPTY.held(UK, "Malta")
>>> may_use(malta, UK, "Malta", Service.REPAIRS, 1)
refused by 3g40.harbour.use: there is no naval base in Malta
>>> malta = malta.with_facility("Malta", "naval_base")
>>> sailed = malta.noting("sailed from a base", None, "", nation=USA, place="Malta", amount=1)
>>> both = sailed.noting("repaired at a base", None, "", nation=USA, place="Malta", amount=1)
>>> [bool(may_use(both, USA, "Malta", Service.REPAIRS, number)) for number in (1, 2)]
[True, False]
>>> [bool(may_use(both.reads(COUNT, "each"), USA, "Malta", Service.REPAIRS, number)) for number in (1, 2, 3)]
[True, True, False]
>>> [bool(may_use(both.in_round(2), USA, "Malta", Service.REPAIRS, number)) for number in (3, 4)]
[True, False]
>>> may_use(both, FRANCE, "Malta", Service.REPAIRS, 3).allowed, may_use(both, UK, "Malta", Service.REPAIRS, 9).allowed
(True, True)
>>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal").with_facility("Portugal", "naval_base")
>>> may_use(lisbon, UK, "Portugal", Service.MOVEMENT, 1)
refused by 3g40.harbour.use: UK Europe has not rented the base this turn
>>> may_use(lisbon, UK, "Portugal", Service.MOVEMENT, 0).allowed
False
""",
    "3g40.harbour.movement": """
>>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta")
>>> mended = malta.noting("repaired at a base", None, "", nation=USA, place="Malta", amount=3).reads(COUNT, "each")
>>> extra_spaces(mended, USA, "Malta", "M-5", ships=3)
1
>>> extra_spaces(malta, UK, "Malta", "M-5", ships=9)
1
>>> extra_spaces(EMPTY.held(UK, "Malta").charting("M-5", "Malta"), UK, "Malta", "M-5", ships=1)
0
""",
    "3g40.harbour.sail": """
>>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta")
>>> sailed = sails(malta, USA, "Malta", "M-5", ships=2)
>>> sailed.since(malta), [(one.kind, one.nation, one.place, one.amount) for one in sailed.log]
(['2 ships of United States sail from the naval base of Malta'], [('sailed from a base', United States, 'Malta', 2)])
""",
    "3g40.harbour.repair-step": """
>>> greece = EMPTY.held(PRO_ALLIES, "Greece").reads(WHEN, "payment")
>>> repair_step(greece, UK, "Greece"), repair_step(greece.held(UK, "Greece"), UK, "Greece")
(3, 8)
""",
    "3g40.harbour.repair": """
>>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta")
>>> three = Force.of(USA, ["damaged"], battleship=3)
>>> busy = malta.with_pieces("M-5", three).with_force("M-5", UK, ["damaged"], battleship=1)
>>> mended = repairs(busy, USA, "Malta", "M-5", busy.force("M-5"), step=8)
>>> mended.force("M-5")
1 UK Europe battleship (damaged), 3 United States battleship
>>> mended.since(busy), [(one.kind, one.nation, one.place, one.amount) for one in mended.log]
(['United States repairs 3 ships at the naval base of Malta'], [('repaired at a base', United States, 'Malta', 3)])
>>> [step for step in range(1, 11) if repairs(busy, USA, "Malta", "M-5", three, step=step) != busy]
[8]
>>> away = malta.charting("M-4", "M-3").with_pieces("M-4", three)
>>> repairs(away, USA, "Malta", "M-4", three, step=8) == away
True
>>> mixed = Force.of(USA, battleship=1).adding(USA, ["damaged"], battleship=1, cruiser=1)
>>> repairs(malta.with_pieces("M-5", mixed), USA, "Malta", "M-5", mixed, step=8).force("M-5")
2 United States battleship, 1 United States cruiser (damaged)
>>> whole = malta.with_pieces("M-5", Force.of(USA, battleship=4))
>>> repairs(whole, USA, "Malta", "M-5", whole.force("M-5"), step=8) == whole
True
>>> mixed = Force.of(USA, battleship=3).adding(USA, ["damaged"], battleship=1, cruiser=3)
>>> repairs(malta.with_pieces("M-5", mixed), USA, "Malta", "M-5", mixed, step=8).since(malta)
['United States repairs 1 ship at the naval base of Malta']
>>> each = malta.noting("sailed from a base", None, "", nation=USA, place="Malta", amount=3).reads(COUNT, "each")
>>> repairs(each.with_pieces("M-5", three), USA, "Malta", "M-5", three, step=8).force("M-5")
3 United States battleship
>>> four = Force.of(UK, ["damaged"], battleship=4)
>>> repairs(malta.with_pieces("M-5", four), UK, "Malta", "M-5", four, step=8).force("M-5")
4 UK Europe battleship
""",
}
