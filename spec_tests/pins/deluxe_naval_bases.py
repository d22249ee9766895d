"""Further pins of the chapter on naval bases."""

PINS = {
    "3g40.harbour.operational": """
>>> has_working_base(EMPTY, "Malta"), has_working_base(EMPTY.reads(DAMAGED_BASE, "any"), "Malta")
(False, False)
>>> has_working_base(EMPTY.with_facility("Malta", "air_base"), "Malta")
False
>>> yard = EMPTY.with_facility("Malta", "naval_base", construction=1)
>>> has_working_base(yard, "Malta"), has_working_base(yard.with_facility("Malta", "naval_base"), "Malta")
(False, True)
>>> has_working_base(yard.with_facility("Malta", "air_base"), "Malta")
False
>>> both = EMPTY.with_facility("Malta", "naval_base", damage=1, construction=1)
>>> has_working_base(both, "Malta"), has_working_base(both.reads(DAMAGED_BASE, "any"), "Malta")
(False, True)
""",
    "3g40.harbour.fellows": """
>>> [fellows(EMPTY, nation)[0] for nation in (UK, UK_PACIFIC, CANADA, ANZAC, GERMANY, ITALY)]
[UK Europe, UK Europe, Canada, Canada, Germany, Italy]
>>> [len(fellows(EMPTY.reads(ONE_NATION, "economies"), nation)) for nation in (UK, UK_PACIFIC, CANADA, ANZAC)]
[1, 1, 1, 1]
""",
    "3g40.rental.price": """
>>> [price(EMPTY.held(holder, "Greece"), UK, "Greece") for holder in (STRICT_NEUTRAL, PRO_ALLIES, FRANCE, UK)]
[6, 3, 0, 0]
>>> [price(EMPTY.held(holder, "Greece"), UK, "Greece") for holder in (PRO_AXIS, GERMANY, NOBODY, VICHY)]
[None, None, None, None]
>>> [price(EMPTY.held(holder, "Greece"), JAPAN, "Greece") for holder in (STRICT_NEUTRAL, PRO_AXIS, ITALY, UK)]
[6, 3, 0, None]
""",
    "3g40.harbour.limit": """
>>> malta = EMPTY.held(UK, "Malta")
>>> [ship_limit(malta.reads(AGAIN, "again"), nation, "Malta") for nation in (UK, USA, UK_PACIFIC, ITALY)]
[None, None, None, 0]
>>> ship_limit(malta, UK_PACIFIC, "Malta"), ship_limit(malta.reads(ONE_NATION, "economies"), UK_PACIFIC, "Malta")
(None, 3)
>>> ship_limit(EMPTY.held(CANADA, "Malta"), ANZAC, "Malta"), ship_limit(malta, ANZAC, "Malta")
(None, 3)
>>> spain = EMPTY.held(ITALY, "Spain")
>>> ship_limit(spain, GERMANY, "Spain"), ship_limit(spain.reads(REACH, "neutral-land"), GERMANY, "Spain")
(3, 3)
>>> ship_limit(spain.reads(AGAIN, "again"), GERMANY, "Spain")
>>> ship_limit(EMPTY.held(UK, "London"), USA, "London")
3
>>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal")
>>> ship_limit(lisbon, UK, "Portugal"), ship_limit(lisbon.reads(AGAIN, "again"), UK, "Portugal")
(0, 0)
>>> paid = lisbon.noting("rented", None, "", nation=UK, place="Portugal")
>>> ship_limit(paid.reads(AGAIN, "again"), UK, "Portugal"), ship_limit(paid, USA, "Portugal")
(3, 0)
>>> twice = paid.noting("rented", None, "", nation=UK, place="Portugal").reads(AGAIN, "again")
>>> ship_limit(twice.in_round(2), UK, "Portugal")
0
>>> ship_limit(paid, UK_PACIFIC, "Portugal"), ship_limit(paid.reads(ONE_NATION, "economies"), UK_PACIFIC, "Portugal")
(3, 0)
>>> both = paid.noting("rented", None, "", nation=USA, place="Portugal")
>>> [ship_limit(both.reads(AGAIN, "again"), nation, "Portugal") for nation in (UK, USA, FRANCE)]
[3, 3, 0]
>>> together = both.reads(SHARED, "together")
>>> [ship_limit(together, nation, "Portugal") for nation in (UK, USA, FRANCE)]
[3, 3, 0]
>>> [ship_limit(together.reads(AGAIN, "again"), nation, "Portugal") for nation in (UK, USA, FRANCE)]
[6, 6, 0]
>>> ship_limit(together.reads(AGAIN, "again").in_round(2), UK, "Portugal")
0
>>> other = paid.noting("rented", None, "", nation=UK, place="Spain").reads(AGAIN, "again")
>>> ship_limit(other, UK, "Portugal"), ship_limit(other.reads(SHARED, "together"), UK, "Portugal")
(3, 3)
""",
}
