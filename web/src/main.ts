import { mount } from "svelte";
import App from "./App.svelte";
import * as api from "./api";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { reloadWhenOutdated } from "./upgrade";
import { cardOf } from "./words";
import "./look/tokens.css";
import "./look/base.css";

reloadWhenOutdated();

// Which games there are, and their words, are asked for while the client’s own words are on their way.
if (route.now.page === "parlour")
  void api.games().then(
    (games) => settings.need(games.map((game) => cardOf(game.slug))),
    () => undefined,
  );
await settings.start();
route.start();
const target = document.getElementById("app")!;
target.replaceChildren(); // what was shown until now
mount(App, { target });
