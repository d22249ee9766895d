"""Pins of rules_model/deluxe/vichy.py."""

PINS = {
    "3g40.vichy.in-time": """
>>> vichy_starts(EMPTY.held(GERMANY, "Paris").in_round(2))
refused by 3g40.vichy.in-time: Paris was free in the first missions phase
>>> vichy_starts(EMPTY.held(UK, "Paris").in_round(2).reads(LATE_FALL, "any-round")).allowed
False
""",
    "3g40.vichy.formation": """
Any Axis power may take Paris. French pieces turn wherever they stand, also among friends, except in the four places.

>>> empire = EMPTY.held(ITALY, "Paris").held(UK, "London", "Egypt").held(FRANCE, "Normandy", "Syria")
>>> for place in ("A-18", "London", "Normandy", "French Equatorial Africa", "Egypt", "A-24"):
...     empire = empire.with_force(place, FRANCE, fighter=1).with_force(place, UK, fighter=1)
>>> vichy = form_vichy(empire)
>>> [place for place in vichy.forces if vichy.count(place, FRANCE)]
['A-18', 'London', 'Normandy', 'French Equatorial Africa']
>>> vichy.force("Egypt"), vichy.force("A-24")
(1 UK Europe fighter, 1 Vichy France fighter, 1 UK Europe fighter, 1 Vichy France fighter)
>>> vichy.held_by(VICHY), vichy.held_by(UK), vichy.held_by(FRANCE)
(('Syria',), ('London', 'Egypt'), ('Normandy',))

Where the fall of Paris has noted it, the log does not say it twice.

>>> len(form_vichy(empire.noting("Vichy begins", None, "the Vichy rules are in effect")).log)
1

Under the other reading the land turns even there.

>>> form_vichy(empire.reads(FREE_LAND, "units-only")).held_by(VICHY)
('Normandy', 'Syria')
>>> event = vichy.log[0]
>>> event.kind, event.clause, event.text, event.nation
('Vichy begins', '3g40.vichy.formation', 'the French empire turns Vichy', France)

After an attack or too late nothing turns.

>>> attacked = empire.noting("attacked", None, "Italy attacks", nation=ITALY, place="Southern France")
>>> form_vichy(attacked) is attacked
True
>>> late = empire.in_round(2)
>>> form_vichy(late).held_by(VICHY), form_vichy(late.reads(LATE_FALL, "any-round")).held_by(VICHY)
((), ('Syria',))
""",
    "3g40.vichy.at-once": """
It happens when Paris falls and at no other fall, and the log says it once.

>>> empire = EMPTY.held(GERMANY, "Paris").held(FRANCE, "Morocco").with_cash(FRANCE, 19)
>>> vichy = falls(empire, FRANCE, "Paris", script())
>>> vichy.cash(GERMANY), len(vichy.events("Vichy begins")), vichy.held_by(VICHY)
(19, 1, ('Morocco',))
>>> freed = vichy.held(FRANCE, "Morocco").held(USSR, "Berlin")
>>> falls(freed, GERMANY, "Berlin", script()).held_by(VICHY), falls(freed, FRANCE, "Morocco", script()).held_by(VICHY)
((), ())

It outlasts the first missions phase.

>>> free_the_french(vichy).held_by(VICHY)
('Morocco',)
""",
    "3g40.vichy.free": """
Without the fall of Paris the first missions phase confirms the Free French; later phases change nothing.

>>> standing = EMPTY.held(FRANCE, "Paris", "Syria")
>>> confirmed = free_the_french(standing)
>>> confirmed.since(standing), confirmed.held_by(FRANCE)
(['all that is French is Free French'], ('France', 'Syria'))
>>> event = confirmed.log[0]
>>> event.kind, event.clause
('French free', '3g40.vichy.free')
>>> vichy = form_vichy(EMPTY.held(GERMANY, "Paris").held(FRANCE, "Syria").with_force("M-1", FRANCE, cruiser=1))
>>> late = vichy.noting("attacked", None, "Germany attacks", nation=GERMANY, place="Southern France").in_round(2)
>>> free_the_french(late) is late
True
>>> early = vichy.noting("attacked", None, "Germany attacks", nation=GERMANY, place="Southern France")
>>> free_the_french(early).held_by(FRANCE), free_the_french(early).force("M-1")
(('Syria',), 1 France cruiser)

Only those two territories matter.

>>> elsewhere = vichy.noting("attacked", None, "Italy attacks", nation=ITALY, place="Tunisia")
>>> free_the_french(elsewhere) is elsewhere
True
""",
    "3g40.vichy.heir": """
>>> heir(EMPTY, GERMANY, "Morocco"), heir(EMPTY, UK, "M-1"), heir(EMPTY, CHINA, "FIC")
(France, Germany, Japan)

An attacker of neither side changes nothing.

>>> heir(EMPTY, STRICT_NEUTRAL, "Morocco"), heir(EMPTY, PRO_AXIS, "FIC")
(Vichy France, Vichy France)
""",
    "3g40.vichy.attacked": """
Indo-China goes its own way, and so do the pieces of others; the place under attack fights as it is.

>>> vichy = EMPTY.held(VICHY, "Morocco", "French Indo-China", "Syria").held(ITALY, "Tunisia")
>>> vichy = vichy.with_force("Morocco", VICHY, regular_infantry=1).with_force("Tunisia", ITALY, tank=1).in_round(2)
>>> torch = attack_on_vichy(vichy, UK, "Syria")
>>> torch.held_by(GERMANY), torch.held_by(JAPAN), torch.held_by(ITALY), torch.force("Morocco")
(('Morocco',), ('French Indo-China',), ('Tunisia',), 1 Germany regular infantry)
>>> torch.held_by(VICHY), attack_on_vichy(vichy, UK, "FIC").held_by(VICHY)
(('Syria',), ('French Indo-China',))
>>> event = torch.log[0]
>>> event.kind, event.clause, event.nation, event.place
('Vichy ends', '3g40.vichy.attacked', UK Europe, 'Syria')
>>> event.text
'UK Europe attacks Syria, and what is still Vichy changes hands'
>>> attack_on_vichy(vichy, JAPAN, "FIC").held_by(FRANCE)
('Syria', 'Morocco')
>>> itself = vichy.reads(ATTACKED_PLACE, "turns")
>>> attack_on_vichy(itself, UK, "FIC").held_by(JAPAN), attack_on_vichy(itself, JAPAN, "FIC").held_by(FRANCE)
(('French Indo-China',), ('French Indo-China', 'Syria', 'Morocco'))

Nothing of the kind follows from an attack elsewhere, by a nation of neither side, or once Southern France is settled.

>>> attack_on_vichy(vichy, UK, "Tunisia") is vichy, attack_on_vichy(vichy, STRICT_NEUTRAL, "Morocco") is vichy
(True, True)
>>> settled = vichy.noting("Southern France settled", None, "Southern France is emptied")
>>> attack_on_vichy(settled, UK, "Morocco") is settled
True
>>> fleet = EMPTY.with_force("M-1", VICHY, cruiser=1).reads(AT_SEA, "land-only")
>>> attack_on_vichy(fleet, UK, "M-1") is fleet
True
>>> attack_on_vichy(vichy.reads(AT_SEA, "land-only"), UK, "Morocco").held_by(VICHY)
('Morocco',)

In round 1 the two rules meet: an Allied attack on Indo-China, or elsewhere.

>>> first = vichy.in_round(1)
>>> attack_on_vichy(first, UK, "FIC").held_by(FRANCE)
()
>>> attack_on_vichy(first.reads(EARLY_ATTACK, "any"), UK, "FIC").held_by(FRANCE)
('Syria', 'Morocco')
>>> attack_on_vichy(first.reads(EARLY_ATTACK, "any"), UK, "Morocco").held_by(FRANCE)
()
>>> attack_on_vichy(vichy.reads(EARLY_ATTACK, "any"), UK, "FIC").held_by(FRANCE)
()
""",
}
