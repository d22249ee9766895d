"""Pins of rules_model/alpha2/guns_and_factories.py."""

PINS = {
    "alpha2.capture.guns": """
>>> war = START.at_war(ITALY, UK).with_force("Egypt", UK, aa_artillery=1, infantry=1)
>>> with tracing() as trace:
...     gone = guns_removed(war, ITALY, "Egypt")
>>> gone, "alpha2.capture.guns" in trace
(1 UK Europe aa artillery, True)
""",
    "alpha2.guns.cost": """
>>> with tracing() as trace:
...     row = aa_artillery(START, UK)
>>> row.cost, row.move, "alpha2.guns.cost" in trace
(5, 1, True)

Before, it was 6.

>>> guns_cost_less.body(lambda position, nation: row.but(cost=6), START, UK).cost
5
""",
    "alpha2.factories.home-land": """
>>> may_be_major(START.held(UK, "France"), UK, "France").allowed, may_be_major(START, FRANCE, "France").allowed
(False, True)
""",
    "alpha2.factories.american-conversion": """
>>> hit = START.with_facility("Western United States", "minor_factory", damage=2).at_war(USA, JAPAN)
>>> mobilised_industry(hit).facilities_in("Western United States")
(Facility(kind='major_factory', damage=2, construction=0),)
>>> lost = hit.held(JAPAN, "Western United States")
>>> mobilised_industry(lost) == lost
True
>>> mobilised_industry(hit).log[-1].clause, mobilised_industry(hit).log[-1].kind, mobilised_industry(hit).log[-1].place
('alpha2.factories.american-conversion', 'grown', 'Western United States')
""",
    "alpha2.factories.american-upgrade": """
>>> upgrade_price(START.reads(REGAINED, "always"))
20
""",
}
