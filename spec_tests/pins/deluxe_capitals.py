"""Pins of rules_model/deluxe/capitals.py: every nation's cash, who gets it, and cities that nobody lost."""

PINS = {
    "3g40.capitals.list": """
>>> capital_cities(EMPTY.with_capitals(USSR, "Stalingrad"), USSR)
('Stalingrad',)
""",
    "3g40.capitals.cash": """
>>> limbo = EMPTY.held(UK, "Berlin").banked(NOBODY, "Berlin").with_cash(GERMANY, 31).reads(CAPTOR, "banker")
>>> hand_over_cash(limbo, GERMANY, "Berlin").cash(UK)
31
>>> here = EMPTY.held(ITALY, "Berlin").with_cash(GERMANY, 31)
>>> hand_over_cash(here, GERMANY, "Berlin").cash(GERMANY), hand_over_cash(here, GERMANY, "Berlin").log
(31, ())
>>> hand_over_cash(EMPTY.held(JAPAN, "Yunnan").with_cash(CHINA, 9), CHINA, "Yunnan").cash(CHINA)
9
>>> hand_over_cash(here, GERMANY, "Berln")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown place on the 3G40 Deluxe map 'Berln'; did you mean 'Berlin'?
>>> retaken = EMPTY.banked(CANADA, "London").held(GERMANY, "London").with_cash(UK, 6).reads(CAPTOR, "banker")
>>> hand_over_cash(retaken, UK, "London").cash(GERMANY), hand_over_cash(retaken, UK, "London").cash(CANADA)
(6, 0)
>>> allied = EMPTY.held(UK, "Berlin").banked(USSR, "Berlin").with_cash(GERMANY, 6)
>>> hand_over_cash(allied, GERMANY, "Berlin").cash(UK), hand_over_cash(allied, GERMANY, "Berlin").cash(USSR)
(6, 0)
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
