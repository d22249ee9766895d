"""Pins of rules_model/alpha2/income.py."""

PINS = {
    "alpha2.income.west-india": """
>>> for ask in (economy_of, british_economy):
...     with tracing() as trace:
...         answer = ask(START, "West India")
...     print(answer, "alpha2.income.west-india" in trace)
UK Pacific True
UK Pacific True

Before, it went to London.

>>> [west_india.body(lambda position, place: UK, START, place) for place in ("West India", "Malta")]
[UK Pacific, UK Europe]
""",
    "alpha2.income.british-columbia": """
>>> for ask in (economy_of, british_economy):
...     with tracing() as trace:
...         answer = ask(START, "British Columbia")
...     print(answer, "alpha2.income.british-columbia" in trace)
UK Europe True
UK Europe True

Before, it went to Calcutta.

>>> places = ("British Columbia", "Malaya")
>>> [british_columbia.body(lambda position, place: UK_PACIFIC, START, place) for place in places]
[UK Europe, UK Pacific]
""",
    "alpha2.income.british-totals": """
>>> for ask in (starting_cash, starting_income):
...     with tracing() as trace:
...         answer = [ask(START, nation) for nation in (UK, UK_PACIFIC, GERMANY)]
...     print(answer, "alpha2.income.british-totals" in trace)
[28, 17, 30] True
[28, 17, 30] True

Before, they were 16 and 29.

>>> old = {UK_PACIFIC: 16, UK: 29, ANZAC: 10}
>>> [british_totals.body(lambda position, nation: old[nation], START, nation) for nation in old]
[17, 28, 10]
""",
}
