"""Further pins of the chapter on neutral territories."""

PINS = {
    "3g40.neutrals.land": """
>>> is_neutral_land(EMPTY.charting("Western Peninsula", owner=UK), "Western Peninsula")
False
>>> [is_neutral_land(EMPTY, place) for place in ("Brazil", "Olgiy", "Bulgaria", "Berlin", "Paris")]
[True, True, True, False, False]
>>> is_neutral_land(EMPTY.held(STRICT_NEUTRAL, "London"), "London")
False
>>> [is_neutral_land(EMPTY.charting("Crete", owner=owner), "Crete") for owner in (STRICT_NEUTRAL, PRO_AXIS, PRO_ALLIES)]
[True, True, True]
>>> [is_neutral_land(EMPTY.charting("Crete", owner=owner), "Crete") for owner in (NOBODY, VICHY, ITALY)]
[False, False, False]
>>> held = EMPTY.reads(TAKEN, "held")
>>> [is_neutral_land(held.held(owner, "Spain"), "Spain") for owner in (PRO_AXIS, PRO_ALLIES, NOBODY, VICHY)]
[True, True, False, False]
""",
    "3g40.neutrals.factory": """
>>> rich = EMPTY.held(GERMANY, "Sweden").charting("Sweden", value=3)
>>> [bool(may_build_factory(rich, "Sweden", kind)) for kind in ("minor_factory", "major_factory", "industrial_complex")]
[True, False, False]
>>> [bool(may_build_factory(rich, "Sweden", kind)) for kind in ("naval_base", "air_base")]
[True, True]
>>> may_build_factory(EMPTY, "London", "major_factory"), may_build_factory(EMPTY, "London", "minor_factory")
(allowed by 3g40.neutrals.factory, allowed by 3g40.neutrals.factory)
>>> may_build_factory(EMPTY.charting("Sweden", value=1), "Sweden", "minor_factory").allowed
True
>>> may_build_factory(EMPTY.reads(WORTHLESS, "any"), "Spain", "major_factory").allowed
False
>>> may_build_factory(rich.reads(TAKEN, "held"), "Sweden", "major_factory")
allowed by 3g40.neutrals.factory
>>> may_build_factory(EMPTY, "London", "mayor_factory")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'mayor_factory'; did you mean 'major_factory' or 'minor_factory'?
""",
    "3g40.neutrals.side": """
>>> bulgaria = EMPTY.held(PRO_AXIS, "Bulgaria")
>>> [leans_to(bulgaria, nation, "Bulgaria") for nation in (GERMANY, JAPAN, UK, USSR)]
[True, True, False, False]
>>> leans_to(bulgaria.reads(PRO, "either"), USSR, "Bulgaria")
True
>>> greece = EMPTY.held(PRO_ALLIES, "Greece")
>>> [leans_to(greece, nation, "Greece") for nation in (GERMANY, UK, USSR)]
[False, True, True]
>>> spain = EMPTY.held(STRICT_NEUTRAL, "Spain")
>>> leans_to(spain, UK, "Spain"), leans_to(spain, ITALY, "Spain"), leans_to(spain.reads(PRO, "either"), UK, "Spain")
(False, False, False)
>>> leans_to(greece, VICHY, "Greece"), leans_to(bulgaria, VICHY, "Bulgaria"), leans_to(greece, NOBODY, "Greece")
(False, False, False)
>>> leans_to(greece.reads(PRO, "either"), VICHY, "Greece")
False
""",
    "3g40.neutrals.army": """
>>> greece = EMPTY.held(PRO_ALLIES, "Greece").with_force("Greece", PRO_ALLIES, regular_infantry=4)
>>> may_claim(greece, USSR, "Greece")
refused by 3g40.peace.soviet-union: no moves into neutral land before Soviet Union is at war with the European Axis
>>> may_claim(greece.at_war(USSR, GERMANY), USSR, "Greece"), may_claim(greece.reads(PRO, "either"), ITALY, "Greece")
(allowed by 3g40.neutrals.army, allowed by 3g40.neutrals.army)
>>> may_claim(EMPTY.held(PRO_ALLIES, "Greece").with_force("Greece", UK, tank=1), UK, "Greece").allowed
False
>>> may_claim(EMPTY.held(STRICT_NEUTRAL, "Spain").with_force("Spain", STRICT_NEUTRAL, tank=1), UK, "Spain").allowed
False
""",
    "3g40.neutrals.by-land": """
>>> greece = EMPTY.held(PRO_ALLIES, "Greece").with_force("Greece", PRO_ALLIES, regular_infantry=4)
>>> land = RULES.units_of("land")
>>> {"aa_artillery", "tiger_tank", "cavalry", "rocket_vehicle"} <= land, len(land)
(True, 11)
>>> all(may_claim_by_land(greece.with_force("Greece", UK, **{unit: 1}), UK, "Greece") for unit in land)
True
>>> may_claim_by_land(greece.with_force("Greece", UK, air_transport=1), UK, "Greece").allowed
False
>>> may_claim_by_land(greece.with_force("Greece", UK, ["aboard"], regular_infantry=1), UK, "Greece").allowed
False
>>> may_claim_by_land(greece.with_force("Greece", USA, tank=1), UK, "Greece").allowed
False
>>> may_claim_by_land(greece.with_force("Greece", ITALY, tank=1), ITALY, "Greece")
refused by 3g40.neutrals.army: Greece is no neutral that leans to Italy
""",
    "3g40.neutrals.by-air": """
>>> persia = EMPTY.held(PRO_ALLIES, "Persia").with_force("Persia", PRO_ALLIES, regular_infantry=2)
>>> landed = persia.with_force("Persia", UK, air_transport=1)
>>> def flying(**units): return may_claim_by_air(landed.with_force("Persia", UK, ["aboard"], **units), UK, "Persia")
>>> flying(regular_infantry=1), flying(elite_infantry=1), flying(regular_infantry=1, elite_infantry=1)
(allowed by 3g40.neutrals.by-air, allowed by 3g40.neutrals.by-air, allowed by 3g40.neutrals.by-air)
>>> flying(cavalry=1).allowed
False
>>> may_claim_by_air(landed.with_force("Persia", UK, regular_infantry=1), UK, "Persia")
refused by 3g40.neutrals.by-air: no infantry is aboard
>>> bare = persia.with_force("Persia", UK, ["aboard"], elite_infantry=1)
>>> may_claim_by_air(bare, UK, "Persia")
refused by 3g40.neutrals.by-air: UK Europe has no air transport in Persia
>>> may_claim_by_air(bare.with_force("Persia", USA, air_transport=1), UK, "Persia").allowed
False
>>> may_claim_by_air(bare.with_force("Persia", USA, air_transport=1).reads(GUESTS, "any"), UK, "Persia").allowed
False
>>> foe = landed.with_force("Persia", ITALY, ["aboard"], elite_infantry=1).reads(GUESTS, "any")
>>> may_claim_by_air(foe, UK, "Persia").allowed
False
>>> may_claim_by_air(landed.held(PRO_AXIS, "Persia"), UK, "Persia")
refused by 3g40.neutrals.army: Persia is no neutral that leans to UK Europe
""",
    "3g40.neutrals.claim": """
>>> persia = EMPTY.held(PRO_ALLIES, "Persia").with_force("Persia", PRO_ALLIES, regular_infantry=2)
>>> flown = persia.with_force("Persia", UK, air_transport=1).with_force("Persia", UK, ["aboard"], elite_infantry=1)
>>> joined = claim(flown, UK, "Persia")
>>> joined.force("Persia").count(UK, unit="regular_infantry"), joined.holder("Persia"), joined.since(flown)
(2, UK Europe, ['Persia turns British'])
>>> [(event.kind, event.nation, event.place, event.amount) for event in joined.log]
[('turned', UK Europe, 'Persia', 2)]
>>> claim(persia.with_force("Persia", UK, tank=1), UK, "Persia").holder("Persia")
UK Europe
>>> stays = claim(flown.reads(LAND_TOO, "stays"), UK, "Persia")
>>> stays.force("Persia") == joined.force("Persia"), claim(stays, UK, "Persia") == stays
(True, True)
>>> [(event.kind, event.nation, event.place, event.amount) for event in stays.log]
[('claimed', UK Europe, 'Persia', 2)]
>>> empty = EMPTY.held(PRO_ALLIES, "Persia").with_force("Persia", UK, tank=1)
>>> claim(empty, UK, "Persia") == empty
True
""",
}
