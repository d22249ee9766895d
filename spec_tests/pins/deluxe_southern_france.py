"""Pins of rules_model/deluxe/southern_france.py."""

PINS = {
    "3g40.vichy.count": """
>>> vichy = EMPTY.held(VICHY, "Southern France", "Syria").with_force("M-1", VICHY, cruiser=1)
>>> count_turned(vichy), count_turned(EMPTY)
((0, 1), (0, 0))
>>> count_turned(win(vichy, GERMANY, ("M-1",))), count_turned(win(vichy, FRANCE, ("M-1", "Syria")))
((0, 1), (0, 1))

A territory that was turned stays counted after it has fallen to somebody else; Japan's roll counts too.

>>> taken = win(EMPTY.held(VICHY, "French Indo-China"), JAPAN, ("French Indo-China",)).held(CHINA, "French Indo-China")
>>> count_turned(taken)
(1, 0)
>>> count_turned(vichy.reads(UNTURNED, "joining").reads(SELF, "included"))
(0, 0)
""",
    "3g40.vichy.emptied": """
>>> south = EMPTY.held(VICHY, "Southern France").with_force("Southern France", VICHY, tank=1)
>>> emptied = empty_southern_france(south.with_facility("Southern France", "naval_base", damage=2))
>>> event = emptied.log[0]
>>> event.kind, event.clause, event.text
('Southern France settled', '3g40.vichy.emptied', 'Southern France is emptied')
>>> emptied.facilities_in("Southern France")
(Facility(kind='naval_base', damage=2, construction=0),)
""",
    "3g40.vichy.freed": """
>>> south = EMPTY.held(VICHY, "Southern France").with_facility("Southern France", "naval_base")
>>> freed = free_southern_france(south.with_force("M-1", VICHY, cruiser=1))
>>> freed.log[0].kind, freed.log[0].clause, freed.log[0].text, freed.force("M-1")
('Southern France settled', '3g40.vichy.freed', 'Southern France is Free French', 1 Vichy France cruiser)
>>> [base.kind for base in freed.facilities_in("Southern France")]
['naval_base']

Territories may join it, fleets do not.

>>> joining = south.held(VICHY, "Syria").with_force("M-1", VICHY, cruiser=1).reads(UNTURNED, "joining")
>>> free_southern_france(joining).force("M-1"), free_southern_france(joining).held_by(FRANCE)
(1 Vichy France cruiser, ('Southern France', 'Syria'))
""",
    "3g40.vichy.southern-france": """
>>> vichy = EMPTY.held(VICHY, "Southern France", "Corsica", "Morocco").in_round(3)
>>> tied = win(vichy, GERMANY, ("Corsica",))
>>> [event.kind for event in settle_southern_france(tied).log]
['Vichy turned', 'Southern France settled']
>>> settle_southern_france(tied).since(tied), settle_southern_france(tied).log[1].clause
(['Southern France stays Vichy'], '3g40.vichy.southern-france')
>>> settle_southern_france(tied.reads(SELF, "included")).since(tied)
['Southern France is Free French']
>>> ahead = win(tied, FRANCE, ("Morocco",)).held(VICHY, "Syria")
>>> settle_southern_france(ahead).since(ahead), settle_southern_france(ahead.reads(UNTURNED, "joining")).since(ahead)
(['Southern France is Free French'], ['Southern France stays Vichy'])
>>> axis = win(tied, ITALY, ("Morocco",))
>>> settle_southern_france(axis.in_round(4)).since(axis)
[]
>>> settle_southern_france(axis.held(UK, "Southern France")).since(axis)
[]
""",
}
