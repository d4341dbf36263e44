import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import "./look/tokens.css";
import "./look/base.css";

await settings.start();
route.start();
const target = document.getElementById("app")!;
target.replaceChildren(); // what was shown until now
mount(App, { target });
