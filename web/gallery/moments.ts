/** Opens a gallery of moments: `?moment=…&theme=dark&lang=fr&motion=none`, `?film=12`. For developing and testing only. */
import { mount, type ComponentProps } from "svelte";
import "../src/look/base.css";
import "../src/look/tokens.css";
import type { Motion } from "../src/games/board";
import { topicsOf, Words, type Language } from "../src/words";
import Moments from "./Moments.svelte";

type Props = ComponentProps<typeof Moments>;

export async function open(slug: string, board: Props["board"], message: Props["message"]): Promise<void> {
  const query = new URLSearchParams(location.search);
  const root = document.documentElement;
  const motion = (query.get("motion") ?? "full") as Motion;
  const language = (query.get("lang") ?? "en") as Language;
  [root.dataset.theme, root.dataset.motion, root.lang] = [query.get("theme") ?? "light", motion, language];
  const words = await Words.open(language);
  await words.load(topicsOf(slug));
  const kept = await fetch(`../test/${slug}/moments.json`).then((reply) => reply.json());
  const frame = query.has("film") ? Number(query.get("film")) : null;
  const film = frame === null ? [] : await fetch(`./${slug}-film.json`).then((reply) => reply.json());
  const moment = query.get("moment") ?? Object.keys(kept.moments)[0]!;
  mount(Moments, {
    target: document.getElementById("app")!,
    props: {
      slug,
      board,
      message,
      whole: { ...kept, film },
      words,
      motion,
      moment,
      frame,
      chosen: query.get("chosen"),
    },
  });
}
