# A game as an animated picture.

animation-save = Animiertes Bild
animation-making = Das animierte Bild entsteht
animation-progress = { $percent } % fertig
animation-cancel = Abbrechen
animation-saved = Das animierte Bild ist gespeichert.
animation-failed = Das animierte Bild konnte nicht erstellt werden. Die Partie ist noch da.
animation-not-fetched = Das Programm für animierte Bilder konnte nicht geladen werden. Beim ersten Mal braucht es dafür ein Netz.
