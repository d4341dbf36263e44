# What the card of Chocobo’s Dungeon on the first page says; everything else is in chocobo.ftl.

chocobo-name = Chocobo’s Dungeon
chocobo-about = Together, lead a Chocobo down four floors to the Boss at the bottom, with cards you may not show each other.
