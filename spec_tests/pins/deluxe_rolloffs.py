"""Pins of rules_model/deluxe/rolloffs.py: every way to break a tie, what is left untouched, and what the log says."""

PINS = {
    "3g40.capitals.italy.roll-off": """
>>> tied = EMPTY.held(USA, "Rome")
>>> for reading in ("germany", "allies", "neither"):
...     print(roll_off(tied.reads(TIES, reading), script(4, 4)))
Germany
United States
None
""",
    "3g40.capitals.italy.zone-roll": """
>>> fleet = EMPTY.held(UK, "Rome").with_force("M-4", ITALY, cruiser=2).with_force("M-4", JAPAN, submarine=1)
>>> lost = roll_for_zone(fleet, "M-4", script(2, 6))
>>> lost.force("M-4"), lost.since(fleet)
(1 Japan submarine, ['UK Europe wins M-4: Italian units removed: 2'])
>>> [(event.other, event.place, event.amount) for event in lost.events("removed", ITALY)]
[(UK Europe, 'M-4', 2)]
>>> nobody = EMPTY.with_force("M-4", ITALY, cruiser=2)
>>> roll_for_zone(nobody, "M-4", script()) == nobody
True
>>> roll_for_zone(fleet, "M-5", script()).log
()
>>> roll_for_zone(fleet.with_force("I-12", ITALY, submarine=1), "1-12", script(2, 6)).count("I-12")
0
>>> roll_for_zone(EMPTY.with_force("M-4", ITALY, fighter=1), "M-4", script()).log
()
>>> mixed = fleet.with_force("M-4", ITALY, tank=1).reads(ABOARD, "ships-only")
>>> roll_for_zone(mixed, "M-4", script(2, 6)).since(mixed)
['UK Europe wins M-4: Italian units removed: 2', 'Italian units in M-4 turn German: 1']
>>> roll_for_zone(mixed, "M-4", script(6, 2)).force("M-4")
2 Germany cruiser, 1 Germany tank, 1 Japan submarine
""",
    "3g40.capitals.italy.most-damage": """
>>> for kind in ("minor_bunker", "major_bunker", "radar_tower"):
...     try:
...         most_damage(EMPTY, kind)
...     except LookupError as gap:
...         print(gap)
the damage limit of the minor bunker is not in any source; see question 3g40.capitals.italy.damage-limits
the damage limit of the major bunker is not in any source; see question 3g40.capitals.italy.damage-limits
the damage limit of the radar tower is not in any source; see question 3g40.capitals.italy.damage-limits
>>> most_damage(EMPTY, "air_bass")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'air_bass'; did you mean 'air_base'?
""",
    "3g40.capitals.italy.territory-roll": """
>>> libya = EMPTY.held(UK, "Rome").held(ITALY, "Libya").banked(NOBODY, "Libya").with_force("Libya", ITALY, tank=2)
>>> won = roll_for_territory(libya, "Libya", script(6, 2))
>>> won.banker("Libya"), won.since(libya)
(Germany, ['Germany wins Libya: it turns German', 'Italian units in Libya turn German: 2'])
>>> [(event.other, event.place) for event in won.events("turned", GERMANY)], won.events("captured")
([(Italy, 'Libya')], ())
>>> roll_for_territory(libya, "Egypt", script()).log
()
>>> roll_for_territory(libya.held(ITALY, "Southern France"), "S.France", script(6, 2)).holder("Southern France")
Germany
>>> tied = libya.reads(TIES, "neither").with_facility("Libya", "air_base", damage=2)
>>> roll_for_territory(tied, "Libya", script(7, 7)) == tied
True
>>> lost = roll_for_territory(libya.with_facility("Libya", "minor_factory", construction=1), "Libya", script(2, 6))
>>> lost.since(libya), lost.facilities_in("Libya")
(['UK Europe wins Libya: its value is in limbo, Italian units removed: 2'],
 (Facility(kind='minor_factory', damage=3, construction=1),))
>>> [(event.other, event.place, event.amount) for event in lost.events("limbo", ITALY)]
[(UK Europe, 'Libya', 2)]
>>> empty = EMPTY.held(UK, "Rome").held(ITALY, "Albania")
>>> roll_for_territory(empty, "Albania", script(8, 1)).since(empty)
['Germany wins Albania: it turns German']
>>> roll_for_territory(empty.with_facility("Albania", "radar_tower"), "Albania", script(1, 8))
Traceback (most recent call last):
rules_model.world.names.Gap: the damage limit of the radar tower is not in any source;
see question 3g40.capitals.italy.damage-limits
""",
    "3g40.capitals.italy.fall": """
>>> italy = EMPTY.held(UK, "Rome").held(ITALY, "Northern Italy", "Libya", "Sardinia")
>>> italy = italy.with_force("M-4", ITALY, cruiser=1)
>>> falls(italy.held(UK, "Berlin"), GERMANY, "Berlin", script()).holder("Northern Italy")
Italy
>>> falls(italy.held(UK, "Sicily"), ITALY, "Sicily", script()).log
()
>>> puppet = falls(italy, ITALY, "Rome", script(8, 1, 1, 8, 8, 1))
>>> puppet.force("M-4"), puppet.banker("Sardinia"), puppet.holder("Libya"), puppet.cash(ITALY)
(1 Germany cruiser, nobody, Germany, 0)
>>> falls(puppet.held(USA, "Rome"), ITALY, "Rome", script()) == puppet.held(USA, "Rome")
True
>>> again = puppet.held(UK, "Northern Italy")
>>> falls(again, ITALY, "Northern Italy", script()).since(again)
['UK Europe takes Northern Italy from Italy']
>>> allied = falls(italy.held(USA, "Northern Italy"), ITALY, "Rome", script())
>>> [event.place for event in allied.events("republic barred", ITALY)], puppet.events("republic barred")
(['Southern Italy'], ())
>>> later = allied.held(GERMANY, "Northern Italy")
>>> puppet_forms(later).allowed, puppet_forms(falls(later, ITALY, "Rome", script(2, 6, 2, 6, 2, 6))).allowed
(False, True)
>>> chances(falls, italy, ITALY, "Rome").map(lambda end: end.count("M-4", GERMANY))
{0: 1/2, 1: 1/2}
""",
}
