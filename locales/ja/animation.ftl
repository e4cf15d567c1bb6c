# A game as an animated picture.

animation-save = 動く画像
animation-making = 動く画像を作っています
animation-progress = { $percent }%まで完了
animation-cancel = やめる
animation-saved = 動く画像を保存しました。
animation-failed = 動く画像を作れませんでした。対局はそのまま残っています。
animation-not-fetched = 動く画像を作るプログラムを読み込めませんでした。初めて使うときはネットワークが必要です。
