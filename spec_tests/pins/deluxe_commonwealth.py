"""Pins of rules_model/deluxe/commonwealth.py: both economies, every liberator, every reading."""

PINS = {
    "3g40.capitals.britain.exile": """
>>> empire = EMPTY.held(UK, "Egypt").held(CANADA, "Ottawa").held(FRANCE, "Syria")
>>> exiled = go_into_exile(empire, UK)
>>> exiled.banker("Ottawa"), exiled.banker("Syria"), exiled.log[-1].nation, exiled.log[-1].other
(Canada, France, UK Europe, Canada)
>>> in_exile(exiled, UK), in_exile(exiled, UK_PACIFIC), in_exile(empire, UK)
(True, False, False)
>>> go_into_exile(empire.held(UK_PACIFIC, "Burma").reads(BELONG, "hold"), UK_PACIFIC).holder("Burma")
ANZAC
>>> go_into_exile(EMPTY, GERMANY)
Traceback (most recent call last):
ValueError: Germany is no British economy; it must be UK Europe or UK Pacific
""",
    "3g40.capitals.britain.liberated": """
>>> exiled = go_into_exile(EMPTY, UK)
>>> for nation in (UK, UK_PACIFIC, CANADA, ANZAC, USA):
...     freed = exiled.held(nation, "London")
...     strict = freed.reads(LIBERATOR, "commonwealth")
...     print(nation, absorb(freed, UK, "London").banker("London"), absorb(strict, UK, "London").banker("London"))
UK Europe Canada Canada
UK Pacific Canada Canada
Canada Canada Canada
ANZAC Canada ANZAC
United States Canada United States
>>> absorb(exiled.held(GERMANY, "London"), UK, "London").banker("London"), absorb(exiled, UK, "London").banker("London")
(Germany, nobody)
>>> len(absorb(exiled.held(CANADA, "London").reads(LIBERATOR, "commonwealth"), UK, "London").events("absorbed", UK))
1
>>> freed = exiled.held(USA, "London")
>>> absorb(freed, UK, "London").holder("London"), absorb(freed.reads(BELONG, "hold"), UK, "London").holder("London")
(United States, Canada)
>>> libya = exiled.charting("Libya", owner=ITALY).reads(CONQUESTS, "heir")
>>> absorb(libya.held(USA, "Libya"), UK, "Libya").banker("Libya")
United States
>>> absorb(freed, UK_PACIFIC, "London").banker("London")
United States
>>> event = absorb(freed, UK, "London").events("absorbed", UK, "London")[0]
>>> event.other, event.text
(Canada, 'London joins the economy of Canada')
>>> absorb(exiled.held(UK, "Egypt"), UK, "Egypt")
Traceback (most recent call last):
rules_model.world.names.Gap: the owner of Egypt is not in any source; see question 3g40.map.owners
>>> egypt = exiled.charting("Egypt", owner=UK).held(UK, "Egypt")
>>> absorb(egypt, UK, "Egypt").banker("Egypt")
Canada
>>> absorb(EMPTY, GERMANY, "London")
Traceback (most recent call last):
ValueError: Germany is no British economy; it must be UK Europe or UK Pacific
""",
}
