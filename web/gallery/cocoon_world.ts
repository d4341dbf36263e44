import * as board from "../src/games/cocoon_world";
import { message } from "../src/games/cocoon_world/answers";
import { open } from "./moments";

await open("cocoon_world", board, message);
