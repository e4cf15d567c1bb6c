# A game as an animated picture.

animation-save = Geanimeerde afbeelding
animation-making = De geanimeerde afbeelding wordt gemaakt
animation-progress = { $percent }% klaar
animation-cancel = Annuleren
animation-saved = De geanimeerde afbeelding is opgeslagen.
animation-failed = De geanimeerde afbeelding kon niet worden gemaakt. De partij is er nog.
animation-not-fetched = Het programma voor geanimeerde afbeeldingen kon niet worden geladen. De eerste keer is daar een netwerk voor nodig.
