# 列挙と続く文。
list-more = { $first }、{ $second }
list-and = { $first }と{ $second }
list-or = { $first }か{ $second }
list-sentences = { $first }{ $second }

# 方向。
direction-n = 北
direction-ne = 北東
direction-e = 東
direction-se = 南東
direction-s = 南
direction-sw = 南西
direction-w = 西
direction-nw = 北西

# プレイヤーとコマ。
player-white = 白
player-black = 黒
piece-tix = Tixコマ
piece-tixel = Tixelコマ
piece-regatta = Regattaコマ
piece-flipped = Regattaコマ（裏返し）
piece-poka-yoke = Poka Yokeコマ
piece-poka-yoke-flipped = Poka Yokeコマ（裏返し）
piece-rounded = 丸い角のあるコマ
piece-owned =
    { $player ->
        [white] 白の{ $piece }
       *[black] 黒の{ $piece }
    }

# コマの状態。
standing-active = アクティブ、凹みは{ $direction }向き
standing-inactive = 非アクティブ、凹みは{ $direction }向き
standing-active-plain = アクティブ
standing-inactive-plain = 非アクティブ
standing-rounded = 丸い角は{ $direction }向き

# マスの内容（スクリーンリーダー用）。
space-empty = { $space }、空き
space-holds = { $space }、{ $piece }、{ $standing }

# 手元のコマ。
pool-pieces =
    { $count ->
       *[other] { $kind }コマ{ $count }個
    }
pool-poka-yoke-pieces = Poka Yokeコマ{ $count }個
pool-rounded-pieces = 丸い角のあるコマ{ $count }個
pool-kind =
    { $player ->
        [white] 白：{ $pieces }
       *[black] 黒：{ $pieces }
    }
pool-holds =
    { $player ->
        [white] 白の手元：{ $pieces }。
       *[black] 黒の手元：{ $pieces }。
    }
pool-empty =
    { $player ->
        [white] 白の手元にコマはありません。
       *[black] 黒の手元にコマはありません。
    }
pool-promotions =
    { $count ->
        [0] 昇格はもうできません。
       *[other] 昇格はあと{ $count }回できます。
    }

# 局面の説明。
position-title =
    { $player ->
        [white] { $game }、白の手番
       *[black] { $game }、黒の手番
    }
position-pieces =
    { $player ->
        [white] 白：{ $pieces }。
       *[black] 黒：{ $pieces }。
    }
position-piece = { $space }に{ $piece }（{ $standing }）
position-no-pieces =
    { $player ->
        [white] ボード上に白のコマはありません。
       *[black] ボード上に黒のコマはありません。
    }
position-bonus = { $space }の犠牲によって追加手番を得ています。

# ゲーム。
game-tix = Tix
game-tixel = Tixel
game-poka-yoke = Poka Yoke
game-regatta = Regatta
game-mixed = { $size }×{ $size }の自由な組み合わせ

# アクションの結果。
effect-place =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $piece }を{ $space }に配置します（{ $standing }）。
effect-slide =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $piece }を{ $from }から{ $to }へ、{ $direction }に{ $count ->
       *[other] { $count }マス
    }スライドします（{ $standing }）。
effect-slide-sacrifice =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $piece }を{ $from }から{ $to }へ、{ $direction }に{ $count ->
       *[other] { $count }マス
    }スライドします。そこではアクティブになれないので犠牲になります（{ $standing }）。
effect-turned =
    { $space }にある{ $player ->
        [white] 白
       *[black] 黒
    }の{ $piece }が{ $sense ->
        [clockwise] 時計回り
       *[anticlockwise] 反時計回り
    }に回されます（{ $standing }）。
effect-activate =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $space }の{ $piece }をアクティブにします（{ $standing }）。
effect-pivot =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $space }の{ $piece }の向きを変えます（{ $standing }）。
effect-pick-up =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $space }の{ $piece }を取り上げ、手元に戻します。
effect-promote =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $space }の{ $piece }を取り上げます。昇格：このコマはゲームから除かれ、代わりにPoka Yokeコマが手元に加わります。
effect-end =
    { $player ->
        [white] 白
       *[black] 黒
    }は追加手番を使わずに手番を終えます。

# 次のプレイヤー。
next-turn =
    { $player ->
        [white] 白の手番です。
       *[black] 黒の手番です。
    }
next-bonus =
    { $player ->
        [white] 白
       *[black] 黒
    }は追加手番を行うか、手番を終えることができます。

# スライド先で起こること（短い説明）。
landing-active = アクティブのままです。
landing-sacrifice = 犠牲になり、追加手番を得ます。
landing-turns = { $pieces }を回します。
landing-turns-none = 回すコマはありません。
turned-one =
    { $whose ->
        [you] あなたの{ $space }のコマ
        [white] 白の{ $space }のコマ
       *[black] 黒の{ $space }のコマ
    }
turned-several =
    { $whose ->
        [you] あなたのコマ{ $count }個
        [white] 白のコマ{ $count }個
       *[black] 黒のコマ{ $count }個
    }

# 手番で起きたこと（短い説明）。
told-place =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $space }に配置しました。
told-slide =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $from }から{ $to }へスライド。
told-sacrifice =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $from }から{ $to }へスライドし、犠牲に。
told-activate =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $space }のコマをアクティブにしました。
told-pivot =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $space }のコマの向きを変えました。
told-pick-up =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $space }のコマを取り上げました。
told-promote =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $space }のコマを昇格させました。
told-end =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }は追加手番を使いませんでした。
told-chain =
    { $who ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $count }アクションの連鎖を行いました。
told-turned = { $pieces }を回しました。

# 対局の結果。
result-no-action =
    { $winner ->
        [white] 白の勝ち。黒にはスライドできるコマがもうありません。
       *[black] 黒の勝ち。白にはスライドできるコマがもうありません。
    }
result-resignation =
    { $winner ->
        [white] 白の勝ち。黒が投了しました。
       *[black] 黒の勝ち。白が投了しました。
    }
result-time =
    { $winner ->
        [white] 白の勝ち。黒の時間切れです。
       *[black] 黒の勝ち。白の時間切れです。
    }
result-agreement = 両者の合意による引き分けです。
result-repetition = 引き分け。同じ局面が3回現れました。

# 同じことを、対局者の1人に伝えるとき。
result-yours-no-action =
    { $outcome ->
        [won] { $opponent ->
            [white] あなたの勝ち。白にはスライドできるコマがもうありません。
           *[black] あなたの勝ち。黒にはスライドできるコマがもうありません。
        }
       *[lost] あなたの負け。スライドできるコマがもうありません。
    }
result-yours-resignation =
    { $outcome ->
        [won] { $opponent ->
            [white] あなたの勝ち。白が投了しました。
           *[black] あなたの勝ち。黒が投了しました。
        }
       *[lost] あなたの負け。投了しました。
    }
result-yours-time =
    { $outcome ->
        [won] { $opponent ->
            [white] あなたの勝ち。白の時間切れです。
           *[black] あなたの勝ち。黒の時間切れです。
        }
       *[lost] あなたの負け。時間切れです。
    }
