"""Pins of rules_model/base/liberation.py."""

PINS = {
    "g40.liberation.home": """
>>> is_homeless(START, FRANCE), is_homeless(START.held(USA, "Holland Belgium"), DUTCH)
(False, True)
>>> is_homeless(START.held(USA, "Holland Belgium").reads(DUTCH_HOME, "holland"), DUTCH)
False
""",
    "g40.liberation.owner": """
>>> from rules_model.base.editions import FIRST, TWO_TERRITORIES
>>> comes_to(START, USA, "West India"), comes_to(START.reads(TWO_TERRITORIES, FIRST), USA, "West India")
(UK Pacific, UK Europe)
>>> comes_to(START.reads(TWO_TERRITORIES, FIRST), USA, "British Columbia")
UK Pacific
>>> nobody = EMPTY.reads(CHINA_STANDS, "territory")
>>> comes_to(nobody, USA, "France"), comes_to(nobody, USA, "Hunan")
(France, United States)
>>> neutral = START.held(GERMANY, "Iraq", "Spain", "Greece")
>>> [comes_to(neutral, USSR, place) for place in ("Iraq", "Spain", "Greece")]
[Soviet Union, Soviet Union, Soviet Union]
>>> comes_to(neutral.held(USA, "Iraq"), ITALY, "Iraq"), comes_to(START.held(USA, "Germany"), JAPAN, "Germany")
(Italy, Germany)
>>> territory = START.reads(CHINA_STANDS, "territory")
>>> comes_to(territory.held(JAPAN, "Yunnan"), USA, "Yunnan")
China
>>> ruined = territory.held(JAPAN, *START.held_by(CHINA))
>>> comes_to(ruined.held(GERMANY, "Egypt"), USA, "Egypt")
UK Europe
""",
    "g40.liberation.british": """
>>> british = START.reads(CALCUTTA, "british")
>>> [may_inherit(british, *pair).allowed for pair in ((USA, UK_PACIFIC), (CHINA, UK), (CHINA, FRANCE))]
[True, True, True]
>>> freed = START.noting("liberated", None, "", nation=CHINA, other=UK_PACIFIC, place="Burma").held(JAPAN, "India")
>>> [settle_freed_land(one, CHINA).holder("Burma") for one in (freed, freed.reads(CALCUTTA, "british"))]
[China, UK Pacific]
>>> may_inherit(START, UK, UK_PACIFIC).allowed, may_inherit(START, ANZAC, UK_PACIFIC).allowed
(False, True)
""",
    "g40.liberation.turn-end": """
>>> fallen = START.held(GERMANY, "France")
>>> freed = fallen.noting("liberated", None, "", nation=UK, other=FRANCE, place="Syria")
>>> both = freed.noting("liberated", None, "", nation=USA, other=FRANCE, place="Tunisia")
>>> settle_freed_land(both, UK).since(both), settle_freed_land(both, USA).since(both)
(['UK Europe keeps Syria: France is homeless'], ['United States keeps Tunisia: France is homeless'])
>>> [(event.kind, event.nation, event.other, event.place) for event in settle_freed_land(both, UK).log[2:]]
[('captured', UK Europe, France, 'Syria')]
>>> settle_freed_land(fallen.noting("returned", None, "", nation=UK, other=FRANCE, place="Syria"), UK).holder("Syria")
France
>>> settle_freed_land(freed.held(ITALY, "Syria").held(USA, "Southern Italy"), UK).holder("Syria")
Italy
>>> ours = START.noting("liberated", None, "", nation=UK, other=UK, place="Java")
>>> settle_freed_land(ours, UK).holder("Java")
Dutch
>>> settle_freed_land(freed.noting("turn began", None, "", nation=ITALY), UK).holder("Syria")
France
>>> fallen = START.held(GERMANY, "United Kingdom")
>>> british = fallen.noting("liberated", None, "", nation=UK_PACIFIC, other=UK, place="Egypt")
>>> settle_freed_land(british, UK_PACIFIC).holder("Egypt")
UK Europe
>>> settle_freed_land(british.reads(OTHER_ECONOMY, "ally"), UK_PACIFIC).holder("Egypt")
UK Pacific
>>> half = START.noting("liberated", None, "", nation=UK)
>>> settle_freed_land(half, UK) == half
True
>>> half = START.noting("liberated", None, "", nation=UK, other=DUTCH)
>>> settle_freed_land(half, UK) == half
True
>>> twice = freed.noting("liberated", None, "", nation=UK, other=FRANCE, place="Algeria")
>>> len(settle_freed_land(twice, UK).since(twice))
2
""",
    "g40.liberation.return": """
>>> from rules_model.base.editions import FIRST, TWO_TERRITORIES
>>> ceded = START.held(USA, "West India")
>>> [return_land(ceded.reads(TWO_TERRITORIES, FIRST), one).holder("West India") for one in (UK, UK_PACIFIC)]
[UK Europe, United States]
>>> exile = START.held(USA, "Morocco").held(UK, "Algeria", "Libya").with_facility("Morocco", "air_base")
>>> home = return_land(exile, FRANCE)
>>> home.facilities_in("Morocco"), home.holder("Libya"), home.holder("Algeria")
((Facility(kind='air_base', damage=0, construction=0),), UK Europe, France)
>>> [(event.kind, event.nation, event.other, event.place) for event in home.log]
[('returned', France, UK Europe, 'Algeria'), ('returned', France, United States, 'Morocco')]
>>> return_land(START.held(USA, "Egypt", "Malaya"), UK).holder("Egypt"), return_land(START.held(USA, "Malaya"), UK).log
(UK Europe, ())
""",
    "g40.liberation.never-lost": """
>>> may_take_over(START, UK, "Libya").allowed, may_take_over(START, ITALY, "Egypt").allowed
(True, True)
""",
    "g40.liberation.use": """
>>> base = START.with_facility("Egypt", "air_base")
>>> may_use_taken(base, UK, "Egypt").allowed
True
>>> kinds = ("captured", "liberated", "returned", "bombed")
>>> [may_use_taken(base.noting(kind, None, "", nation=USA, place="Egypt"), UK, "Egypt").allowed for kind in kinds]
[False, False, False, True]
>>> may_use_taken(base.noting("captured", None, "", nation=USA, place="Libya"), UK, "Egypt").allowed
True
>>> freed = base.noting("liberated", None, "", nation=USA, other=UK, place="Egypt")
>>> may_use_taken(freed.noting("turn began", None, "", nation=UK_PACIFIC), UK, "Egypt").allowed
True
>>> may_use_taken(freed.noting("phase began", None, "", nation=UK), UK, "Egypt").allowed
False
>>> may_use_taken(freed.noting("turn began", None, ""), UK, "Egypt").allowed
False
""",
}
