"""Pins of rules_model/base/america.py."""

PINS = {
    "g40.politics.american-industry": """
>>> places = ("Eastern United States", "Central United States", "Western United States", "Alaska")
>>> ready = START.at_war(USA, ITALY)
>>> for place in places:
...     ready = ready.with_facility(place, "minor_factory").with_facility(place, "air_base")
>>> grown = mobilised_industry(ready)
>>> [[one.kind for one in grown.facilities_in(place)] for place in places]
[['major_factory', 'air_base'], ['major_factory', 'air_base'], ['major_factory', 'air_base'],
 ['minor_factory', 'air_base']]
>>> [event.place for event in grown.events("grown")]
['Eastern United States', 'Central United States', 'Western United States']
>>> mobilised_industry(ready.held(JAPAN, "Western United States")).facilities_in("Western United States")[0].kind
'minor_factory'
>>> mobilised_industry(START).since(START)
[]
>>> lost = mobilised_industry(ready.held(JAPAN, "Eastern United States"))
>>> lost.facilities_in("Central United States")[0].kind
'major_factory'
""",
}
