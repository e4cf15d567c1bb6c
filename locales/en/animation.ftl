# A game as an animated picture.

animation-save = Animated picture
animation-making = Making the animated picture
animation-progress = { $percent }% done
animation-cancel = Cancel
animation-saved = The animated picture has been saved.
animation-failed = The animated picture could not be made. The game is still there.
animation-not-fetched = The program that makes animated pictures could not be loaded. It needs a network connection the first time.
