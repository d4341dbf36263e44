/** Our own drawings of Event Spaces, tiles and pawns, each within 50 units of (0, 0), drawn one shape over the other. */
import { INK, oval, type Part } from "../../look/figure";

const CREAM = "#fbf3df";
const RED = "#bd402b";
const GOLD = "#e4ab3c";
const HONEY = "#f3cf74";
const LEAF = "#7fa84f";
const STONE = "#a59a8c";
const BARK = "#8a5a38";
const NIGHT = "#3c3650";
const DEEP = "#241a2b";
const PLUM = "#86517f";
const SKY = "#7fa3b8";
const SKIN = "#eec7a0";
const NONE = "none";

/** A star with this many points. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  const at = (i: number): string => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = ((i + turn) * Math.PI) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join("L")}Z`;
}

const FLAG: Part[] = [
  ["M-34 46C-26 36 -2 36 6 46Z", LEAF],
  ["M-18 42V-44", NONE, 8],
  ["M-18 42V-44", `~${BARK}`, 3.4],
  ["M-15 -42C2 -50 16 -34 40 -42V-2C16 6 2 -10 -15 -2Z", RED],
  ["M-15 -28C2 -36 16 -20 40 -28V-16C16 -8 2 -24 -15 -16Z", CREAM, 0],
  ["M-15 -42C2 -50 16 -34 40 -42V-2C16 6 2 -10 -15 -2Z", NONE],
  [oval(-18, -45, 5), GOLD, 2.4],
];

const MASK: Part[] = [
  [oval(0, 0, 42), CREAM],
  ["M0 -42A42 42 0 0 1 0 42A21 21 0 0 1 0 0A21 21 0 0 0 0 -42Z", NIGHT, 0],
  [oval(0, 0, 42), NONE],
  [oval(0, -21, 7.5), NIGHT, 0],
  [oval(0, 21, 7.5), CREAM, 0],
];

const STAR: Part[] = [
  [star(5, 48, 21), GOLD],
  [star(5, 30, 13), HONEY, 0],
  ["M-10 -12L-3 -26", "~#fff3c9", 4],
];

const EYE: Part[] = [
  [star(12, 48, 36), GOLD],
  [oval(0, 0, 33), HONEY, 2.6],
  ["M-25 2C-14 -16 14 -16 25 2C14 18 -14 18 -25 2Z", CREAM, 2.8],
  [oval(0, 2, 10), PLUM, 2],
  [oval(0, 2, 4.4), INK, 0],
  ["M-18 -14L-22 -20M0 -19V-26M18 -14L22 -20", NONE, 2.6],
];

const PIT: Part[] = [
  ["M-46 8C-46 -22 46 -22 46 8C46 40 -46 40 -46 8Z", STONE],
  ["M-34 4C-34 -14 34 -14 34 4C34 24 -34 24 -34 4Z", DEEP, 2.6],
  ["M-44 0L-33 -2M-34 26L-25 17M34 26L25 17M44 0L33 -2M-6 32V24M12 31L10 23", NONE, 2],
  ["M-6 12L-14 -44M12 12L10 -46M-8 0H11M-10 -13H11M-11 -26H10M-13 -38H10", NONE, 7],
  ["M-6 12L-14 -44M12 12L10 -46M-8 0H11M-10 -13H11M-11 -26H10M-13 -38H10", "~#c08a55", 3.4],
  [oval(22, 5, 2.8), HONEY, 0],
  [oval(29, 4, 2.4), HONEY, 0],
];

/** A die in the picture of a tile, a little turned, showing five. */
function die(scale: number, x: number, y: number): Part[] {
  const at = (dx: number, dy: number): [number, number] => [x + dx * scale, y + dy * scale];
  const corner = (dx: number, dy: number) =>
    at(dx, dy)
      .map((n) => n.toFixed(1))
      .join(" ");
  const pips: [number, number][] = [
    [-14, -17],
    [17, -14],
    [0, 0],
    [-17, 14],
    [14, 17],
  ];
  return [
    [`M${corner(-27, -33)}L${corner(33, -27)}L${corner(27, 33)}L${corner(-33, 27)}Z`, CREAM, 3],
    ...pips.map(([dx, dy]): Part => [oval(...at(dx, dy), 5.4 * scale), INK, 0]),
  ];
}

const PLATE = "M-30 -34H22C27 -34 30 -31 30 -26V26C30 31 27 34 22 34H-22C-27 34 -30 31 -30 26Z";

/** What is printed on tiles and spaces, by name. */
export const SIGNS: Record<string, readonly Part[]> = {
  start: FLAG,
  initiation: MASK,
  experience: STAR,
  bet: EYE,
  pit: PIT,
  roll: die(1.15, 0, 0),
  turn: [
    ...MASK.map(([d, fill, width]): Part => [d, fill, width]),
    ["M-46 -14C-44 -34 -28 -47 -10 -48M46 14C44 34 28 47 10 48", NONE, 4.6],
    ["M-22 -53L-6 -48L-18 -38ZM22 53L6 48L18 38Z", INK, 1],
  ],
  place: [
    [PLATE, HONEY],
    ["M0 -18V18M-18 0H18", NONE, 11],
    ["M0 -18V18M-18 0H18", `~${CREAM}`, 5],
  ],
  "roll-place": [
    ["M-40 -18H12V34H-40Z", HONEY],
    ["M-14 -6V22M-28 8H0", NONE, 10],
    ["M-14 -6V22M-28 8H0", `~${CREAM}`, 4.6],
    ...die(0.64, 24, -22),
  ],
  take: [
    ["M4 -46H44V-2H4Z", HONEY],
    ["M12 -34H36M12 -24H30", NONE, 2.4],
    [
      "M-46 30C-40 14 -30 6 -18 4L8 -8C16 -11 21 -2 14 3L-4 13L28 4C37 2 40 12 32 16L6 27L24 24C32 23 34 32 26 35L-6 46C-20 50 -34 46 -46 44Z",
      SKIN,
    ],
    ["M-46 24L-36 22V48L-46 50Z", PLUM],
  ],
  swap: [
    ["M-40 -24H6V-38L42 -14L6 10V-4H-40Z", SKY],
    ["M40 24H-6V38L-42 14L-6 -10V4H40Z", HONEY],
  ],
  die: [...die(0.98, -8, 8), [oval(28, -26, 18), LEAF, 3], ["M28 -36V-16M18 -26H38", `~${CREAM}`, 5.4]],
  change: [
    ...die(0.86, 0, 2),
    ["M-38 20C-50 -14 -26 -46 8 -44M38 -16C48 16 26 46 -8 46", NONE, 5],
    ["M2 -54L18 -43L2 -34ZM-2 56L-18 45L-2 36Z", INK, 1],
  ],
  reverse: [["M40 40V-6C40 -42 -18 -44 -20 -10H-6L-30 26L-50 -10H-38C-38 -66 60 -62 60 -6V40Z", PLUM]],
  choose: [
    ["M-44 -14L-16 -26L0 22L-28 32Z", SKY],
    ["M44 -14L16 -26L0 22L28 32Z", SKY],
    ["M-17 -46H17V16H-17Z", HONEY],
    ["M-9 -16L-2 -7L11 -26", NONE, 5],
  ],
};

/** The small die on tiles that end with another roll. */
export const AGAIN: readonly Part[] = [[oval(0, 0, 46), GOLD, 5], ...die(0.72, 0, 0)];

/** The back of a tile: a cocoon on a leaf. */
export const BACK: readonly Part[] = [
  ["M-40 26C-34 -18 8 -42 42 -36C44 6 8 40 -40 26Z", "#5f7f46", 2.6],
  ["M-24 10C-20 -16 4 -30 20 -24C28 -6 10 22 -12 22C-20 22 -24 18 -24 10Z", CREAM, 2.6],
  ["M-20 14C-10 6 -6 -2 -8 -16M-8 20C4 12 10 2 8 -22M6 16C14 8 20 -2 20 -12", NONE, 2.2],
];

export const SUN: readonly Part[] = [
  [star(10, 46, 32), GOLD, 2.6],
  [oval(0, 0, 26), HONEY, 2.4],
  [oval(-8, -3, 3), INK, 0],
  [oval(8, -3, 3), INK, 0],
  ["M-9 7C-4 13 4 13 9 7", NONE, 2.8],
];
/** Of whoever has won: a path that stands on 0. */
export const CROWN = "M-15 0L-18 -19L-8 -10L0 -23L8 -10L18 -19L15 0Z";
export const MOON: readonly Part[] = [
  ["M14 -40C-16 -44 -42 -20 -38 10C-34 36 -4 46 22 34C0 30 -12 16 -12 -2C-12 -20 -2 -34 14 -40Z", "#cfc6e3", 2.6],
  [star(4, 12, 4.4).replace("M", "M"), "#cfc6e3", 0],
];

// The land

export const TREE: readonly Part[] = [
  ["M-6 44V14H6V44Z", BARK, 2.4],
  [
    "M0 -46C14 -46 22 -36 20 -26C34 -24 38 -4 26 4C20 22 -20 22 -26 4C-38 -4 -34 -24 -20 -26C-22 -36 -14 -46 0 -46Z",
    "#8fb061",
    2.6,
  ],
  ["M-14 -8C-8 -4 0 -6 2 -12M8 6C14 6 18 2 18 -4", NONE, 2],
];

export const SHROOMS: readonly Part[] = [
  ["M-22 40C-26 26 -24 14 -18 6H-6C-2 16 0 28 -2 40Z", CREAM, 2.4],
  ["M-40 8C-38 -20 -20 -32 -10 -32C4 -32 18 -16 18 8C2 14 -26 14 -40 8Z", "#cf7f63", 2.6],
  [oval(-20, -10, 5), CREAM, 0],
  [oval(-2, -16, 4), CREAM, 0],
  [oval(4, 0, 4), CREAM, 0],
  ["M18 40C16 32 18 26 20 22H28C32 28 32 34 30 40Z", CREAM, 2.2],
  ["M8 24C10 10 20 6 26 6C34 6 40 14 42 24C34 28 16 28 8 24Z", "#d6a25f", 2.4],
];

export const POND: readonly Part[] = [
  ["M-46 10C-44 -8 -14 -14 8 -12C32 -10 48 0 44 14C40 28 -44 30 -46 10Z", "#9fc3c9", 2.6],
  ["M-28 8H-10M4 2H20M-4 16H14", NONE, 2],
  ["M26 -2C30 -20 28 -30 32 -38M34 0C38 -14 42 -20 46 -24", NONE, 2.4],
  [oval(32, -40, 3.6, 7), BARK, 2],
];

// The beasts of the arena

export const BEASTS: Record<string, readonly Part[]> = {
  moth: [
    ["M-4 -8C-14 -40 -46 -40 -46 -16C-46 2 -26 6 -8 4C-30 8 -36 28 -22 36C-10 40 -4 22 -2 10Z", "#cbb48a"],
    ["M4 -8C14 -40 46 -40 46 -16C46 2 26 6 8 4C30 8 36 28 22 36C10 40 4 22 2 10Z", "#cbb48a"],
    [oval(-28, -16, 7), PLUM, 2.2],
    [oval(28, -16, 7), PLUM, 2.2],
    ["M-6 -14C-8 6 -5 26 0 34C5 26 8 6 6 -14C4 -22 -4 -22 -6 -14Z", BARK],
    ["M-3 -20C-6 -32 -12 -38 -20 -40M3 -20C6 -32 12 -38 20 -40", NONE, 2.6],
    [oval(-3, -14, 1.8), CREAM, 0],
    [oval(3, -14, 1.8), CREAM, 0],
  ],
  hound: [
    [
      "M-38 38C-40 6 -26 -14 -10 -16L-14 -40L4 -22C20 -24 30 -14 32 -2L48 4C48 16 38 20 26 18C22 26 24 32 26 38Z",
      "#7c6a58",
    ],
    ["M-14 -40L-10 -16C-4 -20 0 -22 4 -22Z", "#5d4c3d", 2.4],
    ["M30 16L34 10L38 16L42 9", NONE, 2.6],
    [oval(16, -8, 4), HONEY, 2],
    [oval(47, 4, 4), INK, 0],
    ["M-38 38C-48 32 -50 18 -44 8", NONE, 5],
    ["M-12 38V24M6 38V26", NONE, 2.6],
  ],
  ogre: [
    ["M-42 44C-44 8 -26 -8 0 -8C26 -8 44 8 42 44Z", "#6f8f5a"],
    ["M-26 -10C-30 -38 -12 -46 0 -46C12 -46 30 -38 26 -10C22 8 -22 8 -26 -10Z", "#86a86b"],
    ["M-26 -34L-38 -48L-14 -43ZM26 -34L38 -48L14 -43Z", CREAM, 2.4],
    ["M-16 -20L-5 -17M16 -20L5 -17", NONE, 4],
    [oval(-9, -14, 3), INK, 0],
    [oval(9, -14, 3), INK, 0],
    ["M-14 -2H14M-9 -2V-9L-4 -2M9 -2V-9L4 -2", NONE, 2.8],
    ["M-40 24H40", NONE, 8],
    ["M-40 24H40", `~${BARK}`, 4],
  ],
  wyrm: [
    [
      "M-48 40C-20 46 -2 36 -8 20C-14 4 -40 8 -38 -14C-36 -38 -6 -46 16 -38C40 -32 46 -14 36 -4C22 4 10 -6 12 -12C2 -14 -12 -12 -12 -4C-12 8 14 6 16 24C18 42 -14 52 -48 46Z",
      "#9c3f4b",
    ],
    ["M-24 -34L-28 -48L-12 -40L-6 -50L4 -40L16 -48L18 -37", HONEY, 2.4],
    [oval(20, -24, 4.4), HONEY, 2],
    ["M38 -8L46 -2L40 2L50 8", NONE, 3],
    ["M30 -30C33 -32 35 -31 36 -29", NONE, 2.4],
    ["M-34 -6C-28 0 -18 2 -12 8M-12 28C-4 30 6 28 14 22", NONE, 2.2],
  ],
};

// Pawns: an egg of a body, with rays and a smile on the side of Fortune, with horns and a frown on that of Misfortune

const EGG = "M0 -36C20 -36 31 -12 31 10C31 32 18 44 0 44C-18 44 -31 32 -31 10C-31 -12 -20 -36 0 -36Z";
const IVORY = "#fffaf0";
const EBONY = "#26222b";

export const FORTUNE: readonly Part[] = [
  ["M0 -37C-3 -46 -11 -52 -22 -50C-20 -40 -10 -36 0 -37C4 -48 13 -54 24 -50C22 -39 10 -35 0 -37Z", LEAF, 3],
  [EGG, IVORY, 4],
  [oval(-10, -12, 4), INK, 0],
  [oval(10, -12, 4), INK, 0],
  ["M-8 -2C-3 4 3 4 8 -2", NONE, 3],
];

export const MISFORTUNE: readonly Part[] = [
  [
    "M-24 -20C-38 -28 -40 -44 -30 -56C-27 -44 -20 -38 -8 -36ZM24 -20C38 -28 40 -44 30 -56C27 -44 20 -38 8 -36Z",
    "#c9442c",
    3,
  ],
  [EGG, EBONY, 4],
  ["M-18 -18L-5 -12M18 -18L5 -12", "~#fbf3df", 3.4],
  [oval(-10, -9, 3.8), HONEY, 0],
  [oval(10, -9, 3.8), HONEY, 0],
  ["M-7 3C-3 -2 3 -2 7 3", "~#fbf3df", 3],
];
