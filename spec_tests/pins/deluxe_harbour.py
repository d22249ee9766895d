"""Further pins of the chapter on ships at a naval base."""

PINS = {
    "3g40.harbour.served": """
>>> log = [("sailed from a base", USA, 1), ("repaired at a base", USA, 2), ("sailed from a base", FRANCE, 3)]
>>> busy = EMPTY.held(UK, "Malta").in_round(4)
>>> for kind, nation, amount in log:
...     busy = busy.noting(kind, None, "", nation=nation, place="Malta", amount=amount)
>>> [ships_served(busy, nation, "Malta", Service.MOVEMENT) for nation in (USA, FRANCE, CANADA)]
[3, 3, 0]
>>> each = busy.reads(COUNT, "each")
>>> [ships_served(each, USA, "Malta", service) for service in Service]
[2, 1]
>>> ships_served(busy.in_round(5), USA, "Malta", Service.REPAIRS)
0
>>> together = each.reads(SHARED, "together").noting("sailed from a base", None, "", nation=UK, place="Malta", amount=9)
>>> [ships_served(together, USA, "Malta", service) for service in Service]
[2, 4]
>>> ships_served(busy, USA, "Gibraltar", Service.REPAIRS)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown place on the 3G40 Deluxe map 'Gibraltar'
>>> ships_served(busy.held(UK, "Portugal"), USA, "Portugal", Service.REPAIRS)
0
""",
    "3g40.harbour.use": """
>>> malta = EMPTY.held(UK, "Malta")
>>> may_use(malta, UK, "Malta", Service.REPAIRS, 1)
refused by 3g40.harbour.use: there is no working naval base in Malta
>>> may_use(malta.with_facility("Malta", "naval_base", construction=1), UK, "Malta", Service.REPAIRS, 1).allowed
False
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
>>> may_use(lisbon, UK, "Portugal", Service.MOVEMENT, 0)
refused by 3g40.harbour.use: UK Europe has not rented the base this turn
>>> may_use(malta, USA, "Malta", Service.MOVEMENT, 0)
refused by 3g40.harbour.use: it is not said which ships
>>> may_use(malta, USA, "Malta", Service.MOVEMENT, 1)
allowed by 3g40.harbour.use
>>> [may_use(both, USA, "Malta", Service.REPAIRS, 2, known).allowed for known in (0, 1, 2, 3)]
[False, True, True, False]
>>> may_use(both, USA, "Malta", Service.REPAIRS, 3, known=3).allowed
False
>>> may_use(malta, USA, "Malta", Service.REPAIRS, 1, known=1)
refused by 3g40.harbour.use: it is not said which ships
>>> each = sailed.reads(COUNT, "each")
>>> [may_use(each, USA, "Malta", Service.REPAIRS, ships, known=1).allowed for ships in (1, 3, 4)]
[True, True, False]
>>> war = malta.reads(PEACE, "war")
>>> [may_use(war, nation, "Malta", Service.REPAIRS, 1).allowed for nation in (UK, UK_PACIFIC, USA)]
[True, True, False]
>>> may_use(war.at_war(USA, JAPAN), USA, "Malta", Service.REPAIRS, 1)
allowed by 3g40.harbour.use
>>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base")
>>> may_use(malta, USA, "Malta", Service.MOVEMENT, 3, known=-1)
refused by 3g40.harbour.use: it is not said which ships
>>> may_use(malta.reads(COUNT, "each"), USA, "Malta", Service.MOVEMENT, 3, known=-1).allowed
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
>>> repaired = malta.noting("repaired at a base", None, "", nation=USA, place="Malta", amount=3)
>>> [extra_spaces(repaired, USA, "Malta", "M-5", 3, known) for known in (0, 2, 3)]
[0, 0, 1]
>>> bombed = EMPTY.held(UK, "Malta").charting("M-5", "Malta").with_facility("Malta", "naval_base", damage=1)
>>> extra_spaces(bombed, UK, "Malta", "M-5", ships=1)
0
""",
    "3g40.harbour.sail": """
>>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta")
>>> sailed = sails(malta, USA, "Malta", "M-5", ships=2)
>>> sailed.since(malta), [(one.kind, one.nation, one.place, one.amount) for one in sailed.log]
(['2 ships of United States sail from the naval base of Malta'], [('sailed from a base', United States, 'Malta', 2)])
>>> repaired = malta.noting("repaired at a base", None, "", nation=USA, place="Malta", amount=3)
>>> again = sails(repaired, USA, "Malta", "M-5", ships=2, known=2)
>>> again.since(repaired)
['2 ships of United States sail from the naval base of Malta', 'the base has served 2 ships of them before']
>>> [(one.kind, one.nation, one.place, one.amount) for one in again.log[-1:]], len(sailed.log)
([('served twice', United States, 'Malta', 2)], 1)
>>> sails(again, USA, "Malta", "M-5", ships=1, known=1) != again, sails(again, USA, "Malta", "M-5", ships=1) == again
(True, True)
>>> sails(malta, USA, "Malta", "M-5", ships=0) == malta
True
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
>>> sailed = malta.noting("sailed from a base", None, "", nation=USA, place="Malta", amount=3)
>>> sailed = sailed.with_pieces("M-5", three)
>>> [repairs(sailed, USA, "Malta", "M-5", three, 8, known).count("M-5", mark="damaged") for known in (0, 3)]
[3, 0]
>>> repairs(sailed, USA, "Malta", "M-5", three, 8, 3).since(sailed)
['United States repairs 3 ships at the naval base of Malta', 'the base has served 3 ships of them before']
>>> from rules_model.deluxe.rental import rents
>>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal").with_facility("Portugal", "naval_base").charting("A-20", "Portugal")
>>> lisbon = lisbon.at_war(USA, GERMANY).with_cash(USA, 6).with_pieces("A-20", three)
>>> rented = rents(lisbon, USA, "Portugal", step=3)
>>> [repairs(one, USA, "Portugal", "A-20", three, 8).count("A-20", mark="damaged") for one in (lisbon, rented)]
[3, 0]
>>> early = repairs(rented.reads(WHEN, "payment"), USA, "Portugal", "A-20", three, step=3)
>>> early.count("A-20", mark="damaged"), extra_spaces(early, USA, "Portugal", "A-20", 3, known=3)
(0, 1)
>>> four = Force.of(UK, ["damaged"], battleship=4)
>>> repairs(malta.with_pieces("M-5", four), UK, "Malta", "M-5", four, step=8).force("M-5")
4 UK Europe battleship
""",
}
