"""Pins of rules_model/base/mobilise.py."""

PINS = {
    "g40.mobilise.factory": """
>>> may_produce_at(START.with_facility("Egypt", "air_base"), UK, "Egypt")
refused by g40.mobilise.factory: Egypt has no factory
>>> works = START.with_facility("Egypt", "minor_factory").noting("turn began", None, "", nation=UK)
>>> kinds = ("captured", "liberated", "returned", "joined", "taken over", "bombed")
>>> [may_produce_at(works.noting(kind, None, "", nation=UK, place="Egypt"), UK, "Egypt").allowed for kind in kinds]
[False, False, False, False, False, True]
>>> may_produce_at(works.noting("liberated", None, "", nation=UK, place="Tobruk"), UK, "Egypt").allowed
True
>>> may_produce_at(works.noting("built a base", None, "", nation=UK, place="Egypt"), UK, "Egypt").allowed
True
>>> may_produce_at(START.with_facility("Russia", "major_factory"), USSR, "Moscow").allowed
True
""",
    "g40.mobilise.output": """
>>> output(START.with_facility("Russia", "air_base").with_facility("Russia", "major_factory", damage=12), "Moscow")
0
>>> bigger = START.with_facility("Russia", "major_factory").noting("upgraded", None, "", place="Russia")
>>> output(bigger, "Moscow")
3
""",
    "g40.mobilise.room": """
>>> works = START.with_facility("Russia", "minor_factory").noting("mobilized", None, "", nation=USSR, place="Moscow")
>>> output_left(works, USSR, "Moscow")
2
>>> output_left(works.noting("mobilized", None, "", nation=USSR, place="Novgorod"), USSR, "Moscow")
2
""",
    "g40.mobilise.counts": """
>>> uses_output(EMPTY, "minor_factory")
False
>>> uses_output(EMPTY, "infantri")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown unit or facility 'infantri'; did you mean 'infantry'?
""",
    "g40.mobilise.decks": """
>>> may_board(START.with_force("Sea Zone 98", UK_PACIFIC, aircraft_carrier=1), UK, "fighter", "Sea Zone 98").allowed
True
>>> war = START.at_war(ALLIES, GERMANY).with_force("Sea Zone 98", USA, fighter=1)
>>> may_board(war.with_force("Sea Zone 98", UK, aircraft_carrier=1), UK, "fighter", "Sea Zone 98").allowed
True
>>> two = war.with_force("Sea Zone 98", UK, aircraft_carrier=1, fighter=2)
>>> two = two.with_force("Sea Zone 98", USA, aircraft_carrier=1)
>>> may_board(two, UK, "fighter", "Sea Zone 98").allowed
False
""",
    "g40.mobilise.place": """
>>> works = START.with_facility("Russia", "minor_factory").with_facility("India", "minor_factory")
>>> may_place(works, UK_PACIFIC, "cruiser", "India", "Sea Zone 39").allowed
True
>>> may_place(works, UK_PACIFIC, "cruiser", "India", "India")
refused by g40.mobilise.place: India is no sea zone at India
>>> may_place(works, UK_PACIFIC, "cruiser", "Calcutta", "Sea Zone 6").allowed
False
>>> may_place(works, USSR, "strategic_bomber", "Moscow", "Russia").allowed
True
>>> may_place(works, UK_PACIFIC, "infantry", "India", "Sea Zone 39")
refused by g40.mobilise.place: no infantry stands on a carrier
>>> far = works.with_force("Sea Zone 6", UK_PACIFIC, aircraft_carrier=1)
>>> may_place(far, UK_PACIFIC, "fighter", "India", "Sea Zone 6")
refused by g40.mobilise.place: Sea Zone 6 is no sea zone at India
>>> may_place(works, UK_PACIFIC, "fighter", "India", "Sea Zone 39")
refused by g40.mobilise.place: UK Pacific has no free deck in Sea Zone 39
""",
    "g40.mobilise.unit": """
>>> works = START.with_facility("India", "minor_factory").with_tokens(UK_PACIFIC, "bought aa artillery", 1)
>>> phase = works.noting("phase began", None, "", nation=UK, amount=Phase.MOBILIZE)
>>> after = mobilize(phase, UK_PACIFIC, "aa_artillery", "India", "India")
>>> after.since(phase), [(event.kind, event.nation, event.place) for event in after.log[1:]]
(['UK Pacific places 1 aa artillery in India'], [('mobilized', UK Pacific, 'India')])
>>> mobilize(phase, UK_PACIFIC, "aa_artillery", "India", "Burma")
Traceback (most recent call last):
ValueError: Burma is no sea zone at India
>>> mobilize(after, UK_PACIFIC, "aa_artillery", "India", "India")
Traceback (most recent call last):
ValueError: UK Pacific cannot have -1 bought aa artillery tokens
""",
}
