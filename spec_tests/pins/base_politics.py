"""Pins of rules_model/base/politics.py."""

PINS = {
    "g40.politics.unprovoked": """
>>> unprovoked(START).holds(START)
False
>>> [unprovoked(one).holds(one) for one in (declares_war(START, JAPAN, nation) for nation in (UK, UK_PACIFIC, ANZAC))]
[True, True, True]
>>> [unprovoked(one).holds(one) for one in (declares_war(START, JAPAN, nation) for nation in (USA, CANADA, USSR))]
[False, False, False]
>>> entered = [START.noting("moved into China", None, "", nation=nation) for nation in (UK, UK_PACIFIC, ANZAC)]
>>> [unprovoked(one).holds(one) for one in (declares_war(after, JAPAN, ANZAC) for after in entered)]
[False, False, False]
>>> first = [declares_war(START, nation, JAPAN) for nation in (UK, UK_PACIFIC, ANZAC)]
>>> [unprovoked(one).holds(one) for one in (declares_war(after, JAPAN, ANZAC) for after in first)]
[False, False, False]

What others do, or what the UK does to others, provokes nobody; nor does what comes too late.

>>> america = declares_war(START.noting("moved into China", None, "", nation=USA), JAPAN, UK)
>>> unprovoked(america).holds(america)
True
>>> elsewhere = declares_war(declares_war(START, UK, GERMANY), JAPAN, UK)
>>> unprovoked(elsewhere).holds(elsewhere)
True
>>> late = declares_war(declares_war(START, JAPAN, UK), UK, JAPAN)
>>> unprovoked(late).holds(late)
True
>>> explain(START, unprovoked)
'not met: Japan has declared war on UK Europe, UK Pacific or ANZAC unprovoked'
>>> unprovoked(START).form()
('unprovoked', 'Japan', 'UK Europe', 'UK Pacific', 'ANZAC')
>>> declared = declares_war(START, JAPAN, UK, ANZAC)
>>> declared.since(START), declared.is_at_war(JAPAN, UK), declared.is_at_war(JAPAN, ANZAC)
(['Japan declares war on UK Europe', 'Japan declares war on ANZAC'], True, True)
""",
}
