"""Further pins of the chapter on victory."""

PINS = {
    "3g40.victory.european-cities": """
>>> european_cities(EMPTY).words()
'the European Axis controls at least 4 of Berlin, Rome, Paris, Johannesburg, Moscow, Stalingrad, London and Washington'
>>> list(european_cities(EMPTY.reads(SAMARA, "europe")).places()) == [*EUROPEAN_CITIES, "Samara"]
True
>>> european_cities(EMPTY.reads(PARTNER, "any")).form()[:3]
('least', 4, ('controls', 'the Axis', 'Berlin'))
>>> explain(EMPTY.held(ITALY, "Rome", "Paris", "Johannesburg", "Moscow", "London"), european_cities)
'met'
>>> all(EMPTY.map.half(city) == "Europe" for city in EUROPEAN_CITIES)
True
""",
    "3g40.victory.pacific-cities": """
>>> pacific_cities(EMPTY).words()
'Japan controls at least 4 of Tokyo, Hong Kong, Manila, Calcutta, Samara, Sydney, Honolulu and San Francisco'
>>> pacific_cities(EMPTY.reads(SAMARA, "europe")).words()
'Japan controls at least 4 of Tokyo, Hong Kong, Manila, Calcutta, Sydney, Honolulu and San Francisco'
>>> lent = EMPTY.held(JAPAN, "Tokyo", "Sydney", "Honolulu").held(GERMANY, "Samara")
>>> explain(lent, pacific_cities) == "met", explain(lent.reads(PARTNER, "any"), pacific_cities)
(False, 'met')
>>> explain(lent.held(ITALY, "Calcutta").held(USSR, "Samara").reads(PARTNER, "any"), pacific_cities)
'met'
>>> explain(EMPTY.held(JAPAN, "Tokyo", "Sydney", "Honolulu", "San Francisco", "Manila"), pacific_cities)
'met'
""",
    "3g40.victory.both-maps": """
>>> explain(EMPTY.held(JAPAN, "Tokyo", "Hong Kong", "Manila", "Calcutta"), both_maps).count("of 8")
1
>>> explain(EMPTY, both_maps).count("of 8")
2
""",
    "3g40.victory.axis": """
>>> ahead = EMPTY.held(GERMANY, "Berlin", "Rome", "Paris", "Moscow").held(JAPAN, *PACIFIC_CITIES[:4])
>>> [moment.name for moment in Moment if axis_wins(ahead, moment)]
['CHECK']
>>> [moment.name for moment in Moment if axis_wins(ahead.reads(MOMENT, "phase"), moment)]
['CHECK', 'MISSIONS', 'ADVANTAGES']
>>> axis_wins(EMPTY, Moment.CHECK)
refused by 3g40.victory.axis: the European Axis controls at least 4 of Berlin, Rome, Paris, Johannesburg, Moscow,
Stalingrad, London and Washington (0 of 8); Japan controls at least 4 of Tokyo, Hong Kong, Manila, Calcutta, Samara,
Sydney, Honolulu and San Francisco (0 of 8)
>>> axis_wins(ahead, Moment.ROUND_BEGINS), axis_wins(ahead, Moment.MISSIONS)
(refused by 3g40.victory.axis: the cities are not counted while the round begins,
refused by 3g40.victory.axis: the cities are not counted while the missions are carried out)
>>> [bool(axis_wins(ahead.in_round(number), Moment.CHECK)) for number in (1, 2, 11, 12)]
[True, True, True, True]
""",
    "3g40.victory.bomb": """
>>> last = EMPTY.in_round(12)
>>> [moment.name for moment in Moment if allies_win(last, moment)]
['ADVANTAGES']
>>> allies_win(last, Moment.TURNS)
refused by 3g40.victory.bomb: the bomb does not fall while the nations take their turns
>>> allies_win(EMPTY.in_round(13), Moment.ADVANTAGES)
allowed by 3g40.victory.bomb
>>> allies_win(last.noting("Axis victory", None, ""), Moment.ADVANTAGES)
refused by 3g40.victory.bomb: the Axis has won
>>> ahead = last.held(GERMANY, *EUROPEAN_CITIES[:4]).held(JAPAN, *PACIFIC_CITIES[:4])
>>> allies_win(ahead, Moment.ADVANTAGES), allies_win(ahead.reads(MOMENT, "phase"), Moment.ADVANTAGES)
(allowed by 3g40.victory.bomb, refused by 3g40.victory.bomb: the Axis has won)
>>> half_lost = last.held(GERMANY, "Washington").held(USA, "San Francisco").reads(EXILE, "america")
>>> allies_win(half_lost, Moment.ADVANTAGES)
allowed by 3g40.victory.bomb
>>> freed = half_lost.with_capitals(USA, "San Francisco").held(UK, "Washington").held(JAPAN, "San Francisco")
>>> allies_win(freed, Moment.ADVANTAGES), allies_win(freed.held(ITALY, "Washington"), Moment.ADVANTAGES).allowed
(allowed by 3g40.victory.bomb, False)
""",
    "3g40.victory.end": """
>>> last = EMPTY.in_round(12)
>>> won = judge(last, Moment.ADVANTAGES)
>>> [event.kind for event in won.log], judge(won, Moment.ADVANTAGES) == won
(['Allied victory'], True)
>>> ahead = EMPTY.held(GERMANY, *EUROPEAN_CITIES[:4]).held(JAPAN, *PACIFIC_CITIES[:4])
>>> judge(ahead.in_round(12), Moment.ADVANTAGES).since(ahead)
['the Allies win the war']
>>> judge(ahead.in_round(12).reads(MOMENT, "phase"), Moment.ADVANTAGES).since(ahead)
['the Axis wins the war']
>>> won = judge(ahead, Moment.CHECK)
>>> [event.kind for event in won.log], judge(won, Moment.CHECK) == won
(['Axis victory'], True)
""",
}
