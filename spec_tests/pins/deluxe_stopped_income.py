"""Pins of rules_model/deluxe/stopped_income.py: every nation whose income its capital decides, and its tankers."""

PINS = {
    "3g40.capitals.liberated": """
>>> is_free(EMPTY, JAPAN, "Tokyo"), is_free(EMPTY.reads(LIBERATED, "owner"), JAPAN, "Tokyo")
(True, False)
""",
    "3g40.capitals.income": """
>>> for nation, capital in [(GERMANY, "Berlin"), (CANADA, "Ottawa"), (ANZAC, "Sydney"), (FRANCE, "Paris")]:
...     enemy = JAPAN if nation.side is ALLIES else UK
...     lost, freed = EMPTY.held(enemy, capital), EMPTY.held(nation, capital)
...     print(nation, may_collect_income(lost, nation).reason, may_collect_income(freed, nation).allowed)
Germany UK Europe holds Berlin True
Canada Japan holds Ottawa True
ANZAC Japan holds Sydney True
France Japan holds Paris True
>>> may_collect_income(EMPTY.held(ITALY, "Berlin").reads(LIBERATED, "owner"), GERMANY)
refused by 3g40.capitals.income: Italy holds Berlin
""",
    "3g40.capitals.tankers": """
>>> homeless = EMPTY.held(GERMANY, "Moscow")
>>> may_collect_for_tankers(homeless, USSR), may_collect_for_tankers(homeless.reads(TANKERS, "stop"), USSR)
(allowed by 3g40.capitals.tankers, refused by 3g40.capitals.russia.income: Germany holds Moscow)
""",
}
