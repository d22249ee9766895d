"""Pins of rules_model/deluxe/capitals.py: every nation's cash and income, and cities that nobody lost."""

PINS = {
    "3g40.capitals.list": """
>>> capital_cities(EMPTY.with_capitals(USSR, "Stalingrad"), USSR)
('Stalingrad',)
""",
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
    "3g40.capitals.cash": """
>>> here = EMPTY.held(ITALY, "Berlin").with_cash(GERMANY, 31)
>>> hand_over_cash(here, GERMANY, "Berlin").cash(GERMANY), hand_over_cash(here, GERMANY, "Berlin").log
(31, ())
>>> poor = EMPTY.held(USSR, "Berlin")
>>> hand_over_cash(poor, GERMANY, "Berlin").since(poor)
['Germany hands 0 IPCs to Soviet Union for Berlin']
>>> waiting = poor.with_cash(GERMANY, 5).with_tokens(USSR, SPOILS, 7).reads(PAYDAY, "with-income")
>>> hand_over_cash(waiting, GERMANY, "Berlin").tokens(USSR, SPOILS)
12
>>> event = hand_over_cash(waiting, GERMANY, "Berlin").events("cash handed over", GERMANY, "Berlin")[0]
>>> event.other, event.amount, event.clause
(Soviet Union, 5, '3g40.capitals.cash')
>>> for nation, capital in [(JAPAN, "Tokyo"), (USSR, "Moscow"), (USA, "Washington"), (USA, "San Francisco"),
...                         (UK, "London"), (UK_PACIFIC, "Calcutta"), (CANADA, "Ottawa"), (ANZAC, "Sydney"),
...                         (FRANCE, "Paris")]:
...     enemy = GERMANY if nation.side is ALLIES else USA
...     after = hand_over_cash(EMPTY.held(enemy, capital).with_cash(nation, 9).with_cash(enemy, 1), nation, capital)
...     print(after.cash(nation), after.cash(enemy), end=";")
0 10;0 10;0 10;0 10;0 10;0 10;0 10;0 10;0 10;
""",
    "3g40.capitals.spoils": """
>>> bank_spoils(EMPTY.with_tokens(UK, SPOILS, 6), USSR).tokens(UK, SPOILS)
6
""",
    "3g40.capitals.fall": """
>>> lost = falls(EMPTY.held(USA, "Tokyo"), JAPAN, "Tokyo", script()).events("capital lost", JAPAN, "Tokyo")
>>> [(event.other, event.clause) for event in lost]
[(United States, '3g40.capitals.fall')]
>>> falls(EMPTY.held(GERMANY, "London"), CHINA, "London", script()).log
()
""",
}
