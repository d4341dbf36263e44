# What Cocoon World’s card on the first page says; everything else is in cocoon_world.ftl.

cocoon_world-name = Cocoon World
cocoon_world-about = Race around a ring that you all build as you go, and finish high on the EP Circle.
