"""Pins of rules_model/deluxe/deployment.py."""

PINS = {
    "3g40.markers.deployment": """
>>> war = EMPTY.at_war(GERMANY, UK).charting("A-20", "London").with_facility("London", "air_base")
>>> attacked = war.with_force("A-20", GERMANY, cruiser=1)
>>> unmarked = Flight(UK, "London", "A-20", Force.of(UK, fighter=1))
>>> may_deploy(attacked, unmarked, Use.SCRAMBLE, 5)
allowed by 3g40.markers.deployment
>>> may_deploy(attacked, unmarked, Use.FLIES_IN, 5)
refused by 3g40.markers.fly-in: only designated aircraft fly in to defend
>>> may_deploy(attacked.with_force("A-20", UK, ["in bound"], fighter=3), unmarked, Use.SCRAMBLE, 5)
refused by 3g40.markers.limit: at most 3 in bound aircraft defend A-20
>>> may_deploy(attacked, Flight(UK, "London", "A-20", Force()), Use.SCRAMBLE, 5)
allowed by 3g40.markers.deployment
""",
    "3g40.markers.deploy": """
>>> field = EMPTY.with_force("London", UK, ["designated"], fighter=2).with_force("A-20", UK, cruiser=1)
>>> sent = deploy(field, Flight(UK, "London", "A-20", Force.of(UK, ["designated"], fighter=2)), Use.FLIES_IN, script())
>>> sent.force("A-20"), sent.force("London")
(1 UK Europe cruiser, 2 UK Europe fighter (in bound), nothing)
>>> event = sent.log[0]
>>> event.kind, event.nation, event.place, event.amount
('deployed', UK Europe, 'A-20', 2)
""",
    "3g40.markers.landed": """
>>> fought = EMPTY.with_force("A-20", UK, ["in bound"], fighter=2).with_force("London", UK, fighter=1)
>>> home = land(fought, "A-20", "London", Force.of(UK, ["in bound"], fighter=2))
>>> home.force("London"), home.force("A-20")
(3 UK Europe fighter, nothing)
>>> event = home.log[0]
>>> event.kind, event.place, event.amount
('landed', 'London', 2)
""",
}
