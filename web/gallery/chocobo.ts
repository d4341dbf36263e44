/** Opens the gallery: `?moment=…&theme=dark&lang=fr&motion=none`, `?film=12`. For developing and testing only. */
import { mount } from "svelte";
import "../src/look/base.css";
import "../src/look/tokens.css";
import type { Motion } from "../src/games/board";
import { Words, type Language } from "../src/words";
import Gallery from "./Chocobo.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
const motion = (query.get("motion") ?? "full") as Motion;
document.documentElement.dataset.motion = motion;
const language = (query.get("lang") ?? "en") as Language;
document.documentElement.lang = language;

const words = await Words.open(language);
const kept = await fetch("../test/chocobo/moments.json").then((reply) => reply.json());
const film = query.has("film") ? await fetch("./chocobo-film.json").then((reply) => reply.json()) : [];
await words.load(["chocobo", "chocobo-rules", "web-chocobo"]);
mount(Gallery, {
  target: document.getElementById("app")!,
  props: { whole: { ...kept, film }, words, motion, moment: query.get("moment") ?? "start", frame: query.has("film") ? Number(query.get("film")) : null, chosen: query.get("chosen") },
});
