/** A page for developing and testing: `cocoons.html?moment=put&theme=dark&language=fr&motion=none`. Never shipped. */
import { mount } from "svelte";
import "../src/look/tokens.css";
import "../src/look/base.css";
import { Words, type Language } from "../src/words";
import Gallery from "./Cocoons.svelte";

const asked = new URLSearchParams(location.search);
const { dataset } = document.documentElement;
dataset.theme = asked.get("theme") ?? "light";
dataset.motion = asked.get("motion") ?? "full";

const words = await Words.open((asked.get("language") ?? "en") as Language);
await words.load(["cocoons", "cocoons-rules", "web-cocoons"]);
document.documentElement.lang = words.language;
mount(Gallery, {
  target: document.getElementById("gallery")!,
  props: {
    words,
    moment: asked.get("moment") ?? "turn",
    motion: dataset.motion as "full",
    naming: asked.get("names")?.split(",") ?? null,
  },
});
