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
>>> may_bomb(ruhr, "Germany", Force.of(UK, ["designated"], fighter=1))
refused by 3g40.markers.bombing: a fighter carries no bombs

While enemies share the rock, even one's own half is a target.

>>> marked = Force.of(UK, ["designated"], strategic_bomber=1)
>>> rock = EMPTY.at_war(UK, GERMANY).held(UK, WEST).held(GERMANY, EAST)
>>> rock = rock.with_facility(WEST, "air_base").with_facility(EAST, "naval_base")
>>> may_bomb(rock, WEST, marked), may_bomb(rock, EAST, marked)
(allowed by 3g40.markers.bombing, allowed by 3g40.markers.bombing)
>>> may_bomb(rock.held(UK, EAST), WEST, marked), may_bomb(rock.held(UK, EAST), EAST, marked)
(refused by 3g40.gibraltar.bombing: no enemy of UK Europe holds a half of the rock,
refused by 3g40.gibraltar.bombing: no enemy of UK Europe holds a half of the rock)
""",
    "3g40.markers.escort": """
>>> may_escort(EMPTY, Force.of(GERMANY, ["designated"], jet_fighter=1))
allowed by 3g40.markers.escort
>>> may_escort(EMPTY, Force.of(UK, tactical_bomber=1), of_own_fleet=True)
refused by 3g40.markers.escort: a tactical bomber is no fighter
>>> may_escort(EMPTY, Force.of(UK, ["designated"], fighter=1), of_own_fleet=True)
allowed by 3g40.markers.escort
>>> may_escort(EMPTY, Force.of(UK, ["designated"], fighter=1).adding(UK, fighter=1))
refused by 3g40.markers.escort: UK Europe fighter is not designated
""",
    "3g40.markers.interception": """
>>> may_intercept_bombers(EMPTY, "London", "London", Force())
allowed by 3g40.markers.interception
>>> home = EMPTY.with_force("Germany", GERMANY, fighter=1).with_force("Germany", GERMANY, ["designated"], jet_fighter=4)
>>> may_intercept_bombers(home, "Berlin", "Germany", Force.of(GERMANY, fighter=1))
allowed by 3g40.markers.interception
>>> may_intercept_bombers(home, "Normandy", "Normandy", Force.of(GERMANY, fighter=1))
refused by 3g40.markers.interception: Normandy is short of 1 Germany fighter
>>> may_intercept_bombers(EMPTY, "Lundon", "Lundon", Force.of(UK, fighter=1))
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown place on the 3G40 Deluxe map 'Lundon'; did you mean 'London'?
>>> may_intercept_bombers(home, "Germany", "Normandy", Force.of(GERMANY, ["designated"], jet_fighter=4))
allowed by 3g40.markers.interception
""",
    "3g40.markers.fleet-interception": """
>>> war = EMPTY.at_war(UK, GERMANY).charting("A-20", "London").with_facility("London", "air_base")
>>> war = war.held(UK, "London").with_force("London", UK, fighter=4)
>>> shelled = war.with_force("A-20", GERMANY, battleship=1).with_force("London", UK, ["designated"], fighter=3)
>>> shelled = shelled.with_force("London", UK, fighter=2)
>>> mixed = Force.of(UK, ["designated"], fighter=3).adding(UK, fighter=1)
>>> may_intercept_ships(shelled, "London", "A-20", mixed)
allowed by 3g40.markers.scramble
>>> may_intercept_ships(shelled, "London", "A-20", mixed.adding(UK, fighter=2))
allowed by 3g40.markers.scramble
>>> may_intercept_ships(shelled, "London", "A-20", mixed.adding(UK, fighter=3))
refused by 3g40.markers.limit: at most 3 in bound aircraft defend A-20
>>> by_base = shelled.reads(SCRAMBLE_LIMIT, "base")
>>> may_intercept_ships(by_base, "London", "A-20", mixed.adding(UK, fighter=3))
refused by 3g40.markers.scramble: at most 3 scramble from one air base
>>> may_intercept_ships(war, "Normandy", "A-20", Force.of(UK, ["designated"], fighter=1))
refused by 3g40.markers.fleet-interception: no enemy of UK Europe bombards from A-20
>>> may_intercept_ships(shelled, "Normandy", "A-20", Force.of(USA, ["designated"], fighter=1))
refused by 3g40.markers.fleet-interception: no enemy of United States bombards from A-20
>>> abroad = shelled.with_force("Normandy", UK, ["designated"], jet_fighter=1, fighter=1, tactical_bomber=1)
>>> may_intercept_ships(abroad, "Normandy", "A-20", Force.of(UK, ["designated"], jet_fighter=1))
allowed by 3g40.markers.fleet-interception
>>> may_intercept_ships(abroad, "Normandy", "A-20", Force.of(UK, ["designated"], tactical_bomber=1))
refused by 3g40.markers.scramble: Normandy has no operational air base
>>> wing = Force.of(UK, ["designated"], fighter=1, tactical_bomber=1)
>>> may_intercept_ships(shelled, "Normandy", "A-20", wing)
refused by 3g40.markers.fleet-interception: Normandy is short of 1 UK Europe fighter (designated)
>>> may_intercept_ships(abroad, "Normandy", "A-20", wing)
refused by 3g40.markers.scramble: Normandy has no operational air base
""",
}
