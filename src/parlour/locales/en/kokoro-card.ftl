# What Kokoro’s card on the first page says; everything else is in kokoro.ftl.

kokoro-name = Kokoro
kokoro-about = Draw paths through the forest and connect more and more caterpillars and flowers to each sanctuary.
