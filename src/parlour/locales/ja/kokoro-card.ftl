# 最初のページのカードに書く言葉。ほかはすべて kokoro.ftl にある。

kokoro-name = ココロ
kokoro-about = 森に道を描き、社ごとにより多くのいもむしと花をつなぎましょう。
