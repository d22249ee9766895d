"""Further pins of the chapter on neutral nations."""

PINS = {
    "3g40.peace.partisans": """
>>> [barred_name(EMPTY, deed) is deed for deed in Deed]
[True, True, True, True, True, False, True, True]
""",
    "3g40.peace.soviet-union": """
>>> [deed.name for deed in Deed if not soviet_union(EMPTY, deed)]
['OBJECTIVES', 'TANKERS', 'CONSCRIPTS', 'ENGINEERS', 'PATRONS', 'PARTISANS', 'NEUTRALS']
>>> [deed.name for deed in Deed if not soviet_union(EMPTY.reads(PATRON, "unknown"), deed)]
['OBJECTIVES', 'TANKERS', 'CONSCRIPTS', 'ENGINEERS', 'PATRONS', 'NEUTRALS']
>>> [bool(soviet_union(EMPTY.at_war(USSR, foe), Deed.NEUTRALS)) for foe in (GERMANY, ITALY, JAPAN, FRANCE)]
[True, True, False, False]
""",
    "3g40.peace.united-states": """
>>> [deed.name for deed in Deed if not united_states(EMPTY, deed)]
['OBJECTIVES', 'TANKERS', 'CONSCRIPTS', 'PATRONS', 'PARTISANS', 'NEUTRALS']
>>> [deed.name for deed in Deed if not united_states(EMPTY.reads(PATRON, "unknown"), deed)]
['OBJECTIVES', 'TANKERS', 'CONSCRIPTS', 'PATRONS', 'NEUTRALS']
>>> [bool(united_states(EMPTY.at_war(USA, foe), Deed.NEUTRALS)) for foe in (GERMANY, ITALY, JAPAN, FRANCE)]
[True, True, True, False]
>>> united_states(EMPTY.at_war(UK, GERMANY), Deed.NEUTRALS).allowed
False
""",
    "3g40.peace.pacific-allies": """
>>> [deed.name for deed in Deed if not pacific_allies(EMPTY, ANZAC, deed)]
['OBJECTIVES', 'TANKERS', 'CONSCRIPTS', 'PATRONS', 'PARTISANS', 'NEUTRALS']
>>> [deed.name for deed in Deed if not pacific_allies(EMPTY.reads(PATRON, "unknown"), ANZAC, deed)]
['OBJECTIVES', 'TANKERS', 'CONSCRIPTS', 'PATRONS', 'NEUTRALS']
>>> pacific_allies(EMPTY.at_war(UK_PACIFIC, GERMANY, ITALY), UK_PACIFIC, Deed.OBJECTIVES).allowed
False
>>> together = EMPTY.reads(TOGETHER, "together")
>>> pacific_allies(together, UK_PACIFIC, Deed.TANKERS)
refused by 3g40.peace.pacific-allies: no oil tankers before UK Pacific is at war with Japan
or ANZAC is at war with Japan
>>> [bool(pacific_allies(together.at_war(JAPAN, ANZAC), one, Deed.TANKERS)) for one in (UK_PACIFIC, ANZAC)]
[True, True]
>>> [bool(pacific_allies(EMPTY.at_war(JAPAN, ANZAC), one, Deed.TANKERS)) for one in (UK_PACIFIC, ANZAC)]
[False, True]
""",
    "3g40.peace.japan": """
>>> [deed.name for deed in Deed if not japan(EMPTY, deed)]
['OBJECTIVES', 'TANKERS', 'CONSCRIPTS', 'KAMIKAZES', 'NEUTRALS']
>>> [bool(japan(EMPTY.at_war(JAPAN, foe), Deed.TANKERS)) for foe in (UK_PACIFIC, ANZAC, USA, UK, USSR, CHINA, FRANCE)]
[True, True, True, False, False, False, False]
>>> listed = EMPTY.reads(PACIFIC_ALLY, "listed")
>>> [bool(japan(listed.at_war(JAPAN, foe), Deed.TANKERS)) for foe in (UK_PACIFIC, ANZAC, USA)]
[True, True, False]
""",
    "3g40.peace.may": """
>>> [bool(may(EMPTY, nation, Deed.NEUTRALS)) for nation in (USSR, USA, UK_PACIFIC, ANZAC, JAPAN)]
[False, False, False, False, False]
>>> [bool(may(EMPTY, nation, Deed.NEUTRALS)) for nation in (GERMANY, ITALY, UK, CANADA, FRANCE, CHINA)]
[True, True, True, True, True, True]
>>> [may(EMPTY, nation, Deed.NEUTRALS).clause for nation in (USSR, USA, UK_PACIFIC, JAPAN)]
['3g40.peace.soviet-union', '3g40.peace.united-states', '3g40.peace.pacific-allies', '3g40.peace.japan']
>>> may(EMPTY.at_war(ANZAC, JAPAN), UK_PACIFIC, Deed.TANKERS), may(EMPTY, ANZAC, Deed.KAMIKAZES)
(refused by 3g40.peace.pacific-allies: no oil tankers before UK Pacific is at war with Japan,
allowed by 3g40.peace.pacific-allies)
>>> may(EMPTY.at_war(ANZAC, JAPAN), ANZAC, Deed.TANKERS)
allowed by 3g40.peace.pacific-allies
>>> alike = EMPTY.reads(UNLISTED, "alike")
>>> [deed.name for deed in Deed if not may(alike, ITALY, deed)]
['OBJECTIVES', 'TANKERS', 'CONSCRIPTS', 'PATRONS', 'PARTISANS', 'NEUTRALS']
>>> [bool(may(alike.at_war(ITALY, foe), ITALY, Deed.TANKERS)) for foe in (UK, GERMANY)]
[True, False]
""",
}
