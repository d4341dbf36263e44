# 最初のページのカードに書く言葉。ほかはすべて cocoon_world.ftl にある。

cocoon_world-name = コクーンワールド
cocoon_world-about = みんなで作りながら走る輪のすごろく。最後にEPサークルのいちばん高い所にいた人の勝ちです。
