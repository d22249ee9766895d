"""Pins of rules_model/deluxe/deployment.py."""

PINS = {
    "3g40.markers.fly-in": """
>>> war = EMPTY.at_war(GERMANY, UK).held(UK, "London")
>>> marked = Force.of(UK, ["designated"], fighter=1)
>>> may_fly_in(war, Flight(UK, "Malta", "London", marked))
refused by 3g40.markers.fly-in: no enemy of UK Europe attacks London
>>> may_fly_in(war, Flight(UK, "Malta", "London", marked.adding(UK, fighter=1)))
refused by 3g40.markers.fly-in: only designated aircraft fly in to defend
>>> landed = war.with_force("Normandy", GERMANY, tank=1).held(GERMANY, "Normandy")
>>> may_fly_in(landed, Flight(UK, "Malta", "Normandy", marked))
refused by 3g40.markers.fly-in: Normandy is not in friendly hands
>>> sea = war.with_force("A-20", GERMANY, cruiser=1)
>>> sea = sea.with_force("London", UK, ["designated"], fighter=1)
>>> to_sea = Flight(UK, "London", "A-20", marked, reach=4, out=1, home=1)
>>> may_fly_in(sea.with_force("A-20", USA, sea_transport=1), to_sea)
allowed by 3g40.markers.fly-in
>>> may_fly_in(sea.with_force("A-20", UK, fighter=1), to_sea)
refused by 3g40.markers.fly-in: A-20 is not in friendly hands
>>> may_fly_in(sea.with_force("A-20", UK, cruiser=1).reads(SEA_CONTROL, "attacked"), to_sea)
allowed by 3g40.markers.fly-in
>>> may_fly_in(landed.reads(SEA_CONTROL, "attacked"), Flight(UK, "Malta", "Normandy", marked))
refused by 3g40.markers.fly-in: Normandy is not in friendly hands
>>> may_fly_in(landed, Flight(UK, "Normandy", "Normandy", marked))
refused by 3g40.markers.fly-in: they stand in Normandy already
>>> may_fly_in(war, Flight(GERMANY, "Berlin", "Germany", Force.of(GERMANY, ["designated"], fighter=1)))
refused by 3g40.markers.fly-in: they stand in Germany already
>>> attacked = war.with_force("London", GERMANY, tank=1).with_force("Malta", UK, ["designated"], strategic_bomber=1)
>>> may_fly_in(attacked, Flight(UK, "Malta", "London", Force.of(UK, ["designated"], cruiser=1)))
refused by 3g40.markers.kinds: a cruiser cannot be designated
>>> may_fly_in(attacked, Flight(UK, "Malta", "London", Force.of(UK, ["designated"], fighter=1, war_plane=1)))
refused by 3g40.markers.kinds: a war plane cannot be designated
>>> bomber = Force.of(UK, ["designated"], strategic_bomber=1)
>>> may_fly_in(attacked, Flight(UK, "Malta", "London", bomber, reach=6, out=6))
allowed by 3g40.markers.fly-in
>>> may_fly_in(attacked, Flight(UK, "London", "Malta", bomber, reach=6, out=6)).allowed
False
>>> may_fly_in(attacked, Flight(UK, "Normandy", "London", bomber, reach=6, out=6))
refused by 3g40.markers.fly-in: Normandy is short of 1 UK Europe strategic bomber (designated)
""",
    "3g40.markers.deployment": """
>>> war = EMPTY.at_war(GERMANY, UK).charting("A-20", "London").with_facility("London", "air_base")
>>> war = war.held(UK, "London").with_force("London", UK, fighter=1)
>>> attacked = war.with_force("A-20", GERMANY, cruiser=1)
>>> unmarked = Flight(UK, "London", "A-20", Force.of(UK, fighter=1))
>>> may_deploy(attacked, unmarked, Use.SCRAMBLE, GERMANY, 5)
allowed by 3g40.markers.deployment
>>> may_deploy(attacked, unmarked, Use.FLIES_IN, GERMANY, 5)
refused by 3g40.markers.fly-in: only designated aircraft fly in to defend
>>> may_deploy(attacked.with_force("A-20", UK, ["in bound"], fighter=3), unmarked, Use.SCRAMBLE, GERMANY, 5)
refused by 3g40.markers.limit: at most 3 in bound aircraft defend A-20
>>> may_deploy(attacked, Flight(UK, "London", "A-20", Force()), Use.SCRAMBLE, GERMANY, 5)
allowed by 3g40.markers.deployment
>>> may_deploy(attacked, unmarked, Use.SCRAMBLE, UK, 5), may_deploy(attacked, unmarked, Use.SCRAMBLE, USA, 5)
(refused by 3g40.markers.deployment: UK Europe is no enemy of UK Europe,
refused by 3g40.markers.deployment: United States is no enemy of UK Europe)
>>> [may_deploy(attacked, unmarked, use, GERMANY, 5).reason for use in Use if use not in (Use.SCRAMBLE, Use.FLIES_IN)]
['an aircraft that defends the place where it stands does not deploy',
'an aircraft that bombs facilities does not deploy',
'an aircraft that escorts bombers or bombarding ships does not deploy',
'an aircraft that escorts the bombarding fleet on whose carrier it is does not deploy',
'an aircraft that intercepts away from where it is stationed does not deploy',
'an aircraft that intercepts bombers over its own station does not deploy']

A base sends three in all, however many zones are attacked.

>>> both = attacked.charting("London", "A-20", "A-19").with_force("A-19", GERMANY, cruiser=1)
>>> both = both.with_force("London", UK, fighter=4)
>>> gone = deploy(both, Flight(UK, "London", "A-19", Force.of(UK, fighter=2)), Use.SCRAMBLE, script())
>>> may_deploy(gone, unmarked, Use.SCRAMBLE, GERMANY, 5)
allowed by 3g40.markers.deployment
>>> may_deploy(gone, Flight(UK, "London", "A-20", Force.of(UK, fighter=2)), Use.SCRAMBLE, GERMANY, 5)
refused by 3g40.markers.scramble: at most 3 scramble from one air base
""",
    "3g40.markers.deploy": """
>>> field = EMPTY.at_war(UK, GERMANY).with_force("London", UK, ["designated"], fighter=2).held(UK, "London")
>>> field = field.with_force("A-20", UK, cruiser=1).with_force("A-20", GERMANY, destroyer=1).charting("A-20", "London")
>>> pair = Flight(UK, "London", "A-20", Force.of(UK, ["designated"], fighter=2), reach=2)
>>> sent = deploy(field, pair, Use.FLIES_IN, script())
>>> sent.force("A-20").only(UK), sent.force("London")
(1 UK Europe cruiser, 2 UK Europe fighter (in bound), nothing)
>>> event = sent.log[0]
>>> event.kind, event.nation, event.place, event.amount
('deployed', UK Europe, 'A-20', 2)
>>> coast = EMPTY.at_war(GERMANY, UK).charting("A-20", "Berlin").held(GERMANY, "Berlin")
>>> coast = coast.with_facility("Berlin", "air_base")
>>> coast = coast.with_force("Germany", GERMANY, fighter=1).with_force("A-20", UK, cruiser=1)
>>> deploy(coast, Flight(GERMANY, "Berlin", "A-20", Force.of(GERMANY, fighter=1)), Use.SCRAMBLE, script()).force("A-20")
1 Germany fighter (from Germany, in bound), 1 UK Europe cruiser
>>> deploy(field, Flight(UK, "Malta", "A-20", Force.of(UK, ["designated"], fighter=1), reach=4), Use.FLIES_IN, script())
Traceback (most recent call last):
ValueError: Malta is short of 1 UK Europe fighter (designated)
>>> deploy(field.with_force("A-20", USA, ["in bound"], fighter=2), pair, Use.FLIES_IN, script())
Traceback (most recent call last):
ValueError: at most 3 in bound aircraft defend A-20
""",
    "3g40.markers.landing": """
>>> coast = EMPTY.held(UK, "London").held(FRANCE, "Normandy")
>>> may_land(coast, UK, "Normandy", out=0, home=0, reach=0), may_land(coast, UK, "Malta", out=0, home=0, reach=0)
(allowed by 3g40.markers.landing, refused by 3g40.markers.landing: nobody holds Malta)
>>> may_land(coast, UK, "London", out=-5, home=7, reach=4)
Traceback (most recent call last):
ValueError: out cannot be negative: -5
>>> may_land(coast, UK, "London", out=5, home=-3, reach=4)
Traceback (most recent call last):
ValueError: home cannot be negative: -3
>>> may_land(coast, UK, "London", out=0, home=0, reach=-1)
Traceback (most recent call last):
ValueError: reach cannot be negative: -1
""",
    "3g40.markers.landed": """
>>> fought = EMPTY.with_force("A-20", UK, ["in bound"], fighter=2).with_force("London", UK, fighter=1)
>>> fought = fought.held(UK, "London")
>>> home = land(fought, "A-20", "London", Force.of(UK, ["in bound"], fighter=2))
>>> home.force("London"), home.force("A-20")
(3 UK Europe fighter, nothing)
>>> marked = Force.of(UK, ["in bound", "from London", "designated"], fighter=1)
>>> mixed = Force.of(UK, ["in bound", "from Malta"], fighter=1).plus(marked)
>>> land(EMPTY.held(UK, "London").with_pieces("A-20", mixed), "A-20", "London", mixed).force("London")
1 UK Europe fighter, 1 UK Europe fighter (designated)
>>> event = home.log[0]
>>> event.kind, event.place, event.amount
('landed', 'London', 2)
>>> both = Force.of(UK, ["in bound"], fighter=1).adding(GERMANY, ["in bound"], fighter=1)
>>> land(EMPTY.held(UK, "London").with_pieces("A-20", both), "A-20", "London", both)
Traceback (most recent call last):
ValueError: UK Europe holds London
>>> land(fought, "A-20", "A-19", Force.of(UK, ["in bound"], fighter=2))
Traceback (most recent call last):
rules_model.world.names.Gap: whether it may land on a carrier in A-19 is not in any source;
see question 3g40.markers.landing-where
""",
}
