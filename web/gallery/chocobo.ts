import * as board from "../src/games/chocobo";
import { message } from "../src/games/chocobo/answers";
import { open } from "./moments";

await open("chocobo", board, message);
