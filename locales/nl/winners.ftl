# Wie wint? Wat bewezen is, waar partijen op wijzen en wat open is.
winners-lead = Als beide kanten zo goed mogelijk spelen, wie wint dan? Op kleine borden is het antwoord bewezen. Van de volledige spellen weet niemand het; partijen van de computer tegen zichzelf geven aanwijzingen.
winners-not-fetched = Wat bekend is kon niet worden opgehaald.
winners-open = Open: op het hele bord weet niemand wie er wint.
winners-leans =
    { $player ->
        [white] Een aanwijzing: Wit wint duidelijk meer van deze partijen.
       *[black] Een aanwijzing: Zwart wint duidelijk meer van deze partijen. De meeste eerste beurten zijn zwak, maar Wit heeft er maar één goede nodig.
    }
winners-even = Geen duidelijke aanwijzing: deze partijen liggen te dicht bij elkaar.
winners-games = Aanwijzingen: de computer tegen zichzelf, vanaf elke eerste beurt
winners-nodes = Doorzochte stellingen
winners-results = Wit–Zwart–gelijk
winners-good = Wit voor na
winners-good-of = { $good } van { $all } eerste beurten
winners-boards = Bewezen: kleine borden
winners-board = Bord
winners-best-play = Bij het beste spel
winners-positions = Stellingen
winners-size = { $size } × { $size }, ieder { $count }
winners-size-promotions = { $size } × { $size }, ieder { $count }, promoties: { $promotions }
winners-wins =
    { $player ->
        [white] Wit wint in { $turns } beurten
       *[black] Zwart wint in { $turns } beurten
    }
winners-draw = Niemand wint
winners-how = Hoe dit bekend is
winners-how-proved = Bewezen: elke stelling die een partij op dit bord kan bereiken is uitgewerkt, achterwaarts vanaf het einde. Beurten van beide spelers tellen; de winnaar haast zich en de verliezer rekt.
winners-how-suggested = Aanwijzingen: dezelfde computer speelt beide kanten en doorzoekt van rij tot rij meer stellingen per actie. Gespiegelde eerste beurten tellen één keer. Sterker spel kan zulke uitslagen omdraaien.
