"""Further pins of the chapter on naval bases for rent."""

PINS = {
    "3g40.rental.price": """
>>> [price(EMPTY.held(holder, "Greece"), UK, "Greece") for holder in (STRICT_NEUTRAL, PRO_ALLIES, FRANCE, UK)]
[6, 3, 0, 0]
>>> [price(EMPTY.held(holder, "Greece"), UK, "Greece") for holder in (PRO_AXIS, GERMANY, NOBODY, VICHY)]
[None, None, None, None]
>>> [price(EMPTY.held(holder, "Greece"), JAPAN, "Greece") for holder in (STRICT_NEUTRAL, PRO_AXIS, ITALY, UK)]
[6, 3, 0, None]
""",
    "3g40.rental.permission": """
>>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal").with_facility("Portugal", "naval_base")
>>> may_rent(lisbon.with_cash(UK, 9), UK, "Portugal", step=3)
refused by 3g40.rental.permission: UK Europe is not at war
>>> ready = lisbon.at_war(UK, GERMANY).at_war(USSR, JAPAN).with_cash(UK, 9).with_cash(USSR, 9)
>>> [step for step in range(1, 11) if may_rent(ready, UK, "Portugal", step=step)]
[3]
>>> may_rent(ready.held(FRANCE, "Portugal"), UK, "Portugal", step=3)
refused by 3g40.rental.permission: Portugal has no naval base to rent
>>> may_rent(ready.held(STRICT_NEUTRAL, "Spain").with_facility("Spain", "air_base"), UK, "Spain", step=3)
refused by 3g40.rental.permission: Spain has no naval base to rent
>>> may_rent(ready.held(PRO_AXIS, "Portugal"), UK, "Portugal", step=3).allowed
False
>>> may_rent(ready, USSR, "Portugal", step=3).allowed
True
>>> own = ready.reads(WAR, "own")
>>> may_rent(own, USSR, "Portugal", step=3).allowed, may_rent(own, UK, "Portugal", step=3)
(False, allowed by 3g40.rental.permission)
>>> may_rent(lisbon.reads(WAR, "own").with_cash(UK, 9), UK, "Portugal", step=3).allowed
False
>>> may_rent(ready.held(PRO_ALLIES, "Portugal").with_cash(UK, 3), UK, "Portugal", step=3).allowed
True
""",
    "3g40.rental.payment": """
>>> burgas = EMPTY.held(PRO_AXIS, "Bulgaria").with_facility("Bulgaria", "naval_base")
>>> rented = rents(burgas.at_war(ITALY, UK).with_cash(ITALY, 3), ITALY, "Bulgaria", step=3)
>>> rented.cash(ITALY), [(one.kind, one.nation, one.place, one.amount) for one in rented.log]
(0, [('rented', Italy, 'Bulgaria', 3)])
>>> rents(burgas.held(GERMANY, "Bulgaria").at_war(ITALY, UK), ITALY, "Bulgaria", step=3).log
()
""",
}
