# What Cocoons’s card on the first page says; everything else is in cocoons.ftl.

cocoons-name = Cocoons
cocoons-about = Together, slide the cocoons in a mysterious box, remember what each of you has seen, and bring eight lost animals home.
