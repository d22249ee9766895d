"""Pins of rules_model/deluxe/designated_missions.py."""

PINS = {
    "3g40.markers.bombing": """
>>> ruhr = EMPTY.at_war(UK, GERMANY).held(GERMANY, "Germany").with_facility("Germany", "minor_factory")
>>> may_bomb(ruhr, "Germany", Force.of(UK, ["designated"], war_plane=1))
refused by 3g40.markers.bombing: a war plane carries no bombs
>>> may_bomb(ruhr, "Germany", Force.of(USA, ["designated"], super_fortress=1))
refused by 3g40.markers.bombing: United States is not at war with Germany
>>> may_bomb(ruhr.at_war(USA, GERMANY), "Germany", Force.of(USA, ["designated"], super_fortress=1))
allowed by 3g40.markers.bombing
""",
    "3g40.markers.escort": """
>>> may_escort(EMPTY, Force.of(GERMANY, ["designated"], jet_fighter=1))
allowed by 3g40.markers.escort
>>> may_escort(EMPTY, Force.of(UK, ["designated"], fighter=1).adding(UK, fighter=1))
refused by 3g40.markers.escort: UK Europe fighter is not designated
""",
    "3g40.markers.interception": """
>>> may_intercept_bombers(EMPTY, "London", "London", Force())
allowed by 3g40.markers.interception
>>> may_intercept_bombers(EMPTY, "Germany", "Normandy", Force.of(GERMANY, ["designated"], jet_fighter=4))
allowed by 3g40.markers.interception
""",
    "3g40.markers.fleet-interception": """
>>> war = EMPTY.at_war(UK, GERMANY).charting("A-20", "London").with_facility("London", "air_base")
>>> shelled = war.with_force("A-20", GERMANY, battleship=1)
>>> mixed = Force.of(UK, ["designated"], fighter=3).adding(UK, fighter=1)
>>> may_intercept_ships(shelled, "London", "A-20", mixed)
refused by 3g40.markers.scramble: at most 3 scramble from one air base
>>> may_intercept_ships(shelled, "Normandy", "A-20", Force.of(UK, ["designated"], tactical_bomber=1))
refused by 3g40.markers.scramble: Normandy has no operational air base
>>> wing = Force.of(UK, ["designated"], fighter=1, tactical_bomber=1)
>>> may_intercept_ships(shelled, "Normandy", "A-20", wing)
refused by 3g40.markers.scramble: Normandy has no operational air base
""",
}
