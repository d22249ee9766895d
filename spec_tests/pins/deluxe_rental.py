"""Further pins of the chapter on naval bases for rent."""

PINS = {
    "3g40.rental.at-war": """
>>> war = EMPTY.at_war(USSR, JAPAN).at_war(UK, GERMANY)
>>> [may_be_tenant(war, nation).allowed for nation in (USSR, UK, GERMANY, JAPAN, ITALY)]
[True, True, True, True, False]
>>> own = war.reads(WAR, "own")
>>> may_be_tenant(own, UK), may_be_tenant(own, USSR).allowed, may_be_tenant(own, ITALY)
(allowed by 3g40.rental.at-war, False, refused by 3g40.rental.at-war: Italy is not at war)
>>> may_be_tenant(own.at_war(USSR, ITALY), USSR)
allowed by 3g40.rental.at-war
""",
    "3g40.rental.permission": """
>>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal").with_facility("Portugal", "naval_base")
>>> may_rent(lisbon.with_cash(UK, 9), UK, "Portugal", step=3)
refused by 3g40.rental.at-war: UK Europe is not at war
>>> ready = lisbon.at_war(UK, GERMANY).at_war(USSR, JAPAN).with_cash(UK, 9).with_cash(USSR, 9)
>>> [step for step in range(1, 11) if may_rent(ready, UK, "Portugal", step=step)]
[3]
>>> may_rent(ready.held(FRANCE, "Portugal"), UK, "Portugal", step=3)
refused by 3g40.rental.permission: the base costs nothing
>>> may_rent(ready.held(GERMANY, "Portugal"), UK, "Portugal", step=3)
refused by 3g40.rental.permission: Portugal has no naval base to rent
>>> may_rent(ready.held(STRICT_NEUTRAL, "Spain").with_facility("Spain", "air_base"), UK, "Spain", step=3)
refused by 3g40.rental.permission: Spain has no naval base to rent
>>> may_rent(ready.held(FRANCE, "Spain"), UK, "Spain", step=3)
refused by 3g40.rental.permission: Spain has no naval base to rent
>>> may_rent(ready.held(PRO_AXIS, "Portugal"), UK, "Portugal", step=3).allowed
False
>>> may_rent(ready, USSR, "Portugal", step=3).allowed
True
>>> may_rent(ready.held(PRO_ALLIES, "Portugal").with_cash(UK, 3), UK, "Portugal", step=3).allowed
True
>>> may_rent(ready.with_cash(UK, 0), UK, "Portugal", step=3)
refused by 3g40.rental.permission: the base costs 6 IPCs and UK Europe has 0
>>> bombed = EMPTY.held(STRICT_NEUTRAL, "Spain").with_facility("Spain", "naval_base", damage=1).at_war(UK, GERMANY)
>>> bombed = bombed.with_cash(UK, 6)
>>> from rules_model.deluxe.naval_bases import DAMAGED_BASE
>>> may_rent(bombed, UK, "Spain", step=3), may_rent(bombed.reads(DAMAGED_BASE, "any"), UK, "Spain", step=3)
(refused by 3g40.rental.permission: the base is damaged or unfinished, allowed by 3g40.rental.permission)
>>> twice = ready.noting("rented", None, "", nation=UK, place="Portugal")
>>> may_rent(twice, UK, "Portugal", step=3), may_rent(twice.reads(AGAIN, "again"), UK, "Portugal", step=3)
(refused by 3g40.rental.permission: the base is rented for this turn, allowed by 3g40.rental.permission)
>>> may_rent(twice.in_round(2), UK, "Portugal", step=3).allowed, may_rent(twice, USSR, "Portugal", step=3).allowed
(True, True)
>>> may_rent(twice.with_facility("Spain", "naval_base").held(STRICT_NEUTRAL, "Spain"), UK, "Spain", step=3).allowed
True
>>> may_rent(ready, UK, "Portugul", step=3)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown place on the 3G40 Deluxe map 'Portugul'; did you mean 'Portugal'?
""",
    "3g40.rental.payment": """
>>> burgas = EMPTY.held(PRO_AXIS, "Bulgaria").with_facility("Bulgaria", "naval_base")
>>> rented = rents(burgas.at_war(ITALY, UK).with_cash(ITALY, 3), ITALY, "Bulgaria", step=3)
>>> rented.cash(ITALY), [(one.kind, one.nation, one.place, one.amount) for one in rented.log]
(0, [('rented', Italy, 'Bulgaria', 3)])
>>> rents(burgas.held(GERMANY, "Bulgaria").at_war(ITALY, UK), ITALY, "Bulgaria", step=3).log
()
>>> neutral = burgas.at_war(ITALY, UK).with_cash(ITALY, 3).reads(PAYEE, "neutral")
>>> paid = rents(neutral, ITALY, "Bulgaria", step=3)
>>> paid.cash(ITALY), paid.cash(PRO_AXIS), rented.cash(PRO_AXIS)
(0, 3, 0)
>>> rich = burgas.at_war(ITALY, UK).with_cash(ITALY, 9)
>>> rents(rents(rich, ITALY, "Bulgaria", step=3), ITALY, "Bulgaria", step=3).cash(ITALY)
6
""",
}
