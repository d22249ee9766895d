"""Pins of rules_model/deluxe/puppet.py: what turns at once, what waits, and what is written into the log."""

PINS = {
    "3g40.capitals.italy.trigger": """
>>> fallen = EMPTY.held(USA, "Rome")
>>> puppet_forms(fallen.held(JAPAN, "Northern Italy")), puppet_forms(fallen.held(GERMANY, "Northern Italy"))
(allowed by 3g40.capitals.italy.trigger, allowed by 3g40.capitals.italy.trigger)
>>> puppet_forms(EMPTY.held(ITALY, "Rome", "Northern Italy"))
refused by 3g40.capitals.italy.trigger: no Ally has taken Rome
>>> north = fallen.noting(BARRED, None, "the north was American then", place="Rome").held(GERMANY, "Northern Italy")
>>> puppet_forms(north), puppet_forms(north.noting("capital lost", None, "Rome falls again", place="Rome"))
(refused by 3g40.capitals.italy.trigger: an Ally controlled Northern Italy when Rome fell,
 allowed by 3g40.capitals.italy.trigger)
""",
    "3g40.capitals.italy.zones": """
>>> two = EMPTY.with_force("M-4", ITALY, battleship=2).with_force("A-20", ITALY, submarine=1, fighter=1)
>>> zones_to_roll(two.with_force("Libya", ITALY, fighter=1))
('A-20', 'M-4')
""",
    "3g40.capitals.italy.republic": """
>>> italy = EMPTY.held(ITALY, "Northern Italy", "Libya").banked(NOBODY, "Northern Italy")
>>> italy = italy.with_force("M-4", ITALY, cruiser=1, fighter=1).with_force("M-5", ITALY, fighter=1)
>>> puppet = found_republic(italy)
>>> puppet.force("M-4"), puppet.force("M-5"), puppet.holder("Libya"), puppet.banker("Northern Italy")
(1 Italy cruiser, 1 Italy fighter, 1 Germany fighter, Italy, Germany)
>>> puppet.since(italy)
['the Italian Social Republic rises in Northern Italy', 'Italian units in M-5 turn German: 1']
>>> [(event.other, event.place) for event in puppet.events("puppet founded", ITALY)]
[(Germany, 'Northern Italy')]
>>> found_republic(EMPTY.held(JAPAN, "Northern Italy")).holder("Northern Italy")
Germany
>>> found_republic(italy.reads(UNITS, "at-once")).force("M-4")
1 Germany cruiser, 1 Germany fighter
""",
    "3g40.capitals.italy.turned": """
>>> turn_german(EMPTY.with_force("M-4", JAPAN, submarine=1), "M-4").log
()
>>> turned = turn_german(EMPTY.with_force("Rome", ITALY, tank=2), "Rome")
>>> [(event.other, event.place, event.amount) for event in turned.events("changed sides", ITALY)]
[(Germany, 'Southern Italy', 2)]
""",
    "3g40.capitals.italy.rome-freed": """
>>> puppet = found_republic(EMPTY.held(UK, "Rome"))
>>> rome_freed(puppet) is puppet, rome_freed(EMPTY.held(GERMANY, "Rome")).log
(True, ())
>>> [event.place for event in rome_freed(puppet.held(JAPAN, "Rome")).events("puppet stays", ITALY)]
['Northern Italy']
""",
    "3g40.capitals.italy.cash": """
>>> hand_over_cash(EMPTY.held(USSR, "Berlin").with_cash(GERMANY, 31), GERMANY, "Berlin").cash(USSR)
31
""",
    "3g40.capitals.italy.income": """
>>> from rules_model.deluxe.stopped_income import LIBERATED
>>> others = EMPTY.held(ITALY, "Rome").reads(SILENCE, "like-the-others")
>>> may_collect_income(others, ITALY), may_collect_income(others.reads(LIBERATED, "owner"), ITALY)
(allowed by 3g40.capitals.italy.income, allowed by 3g40.capitals.italy.income)
>>> may_collect_income(others.held(GERMANY, "Rome").reads(LIBERATED, "owner"), ITALY)
refused by 3g40.capitals.italy.income: Germany holds Rome
>>> may_collect_income(EMPTY.held(UK, "Berlin"), GERMANY), may_collect_income(EMPTY, CHINA)
(refused by 3g40.capitals.income: UK Europe holds Berlin, allowed by 3g40.capitals.income)
""",
}
