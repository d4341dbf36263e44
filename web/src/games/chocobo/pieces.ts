/** The bird and the Reaper, within 50 units of (0, 0), and the colours of the dungeon: for its board and its picture. */
import { INK, oval, type Part } from "../../look/figure";

export const CREAM = "#f7e9cb";
export const BONE = "#f1e6d0";
export const RUSSET = "#cf6a3f";
export const RUST = "#9f4728";
export const INDIGO = "#3f5a90";
export const SKY = "#7fa3b8";
export const TEAL = "#4f928a";
export const LEAF = "#7fa84f";
export const MOSS = "#557d3b";
export const GOLD = "#e4ab3c";
export const HONEY = "#f3cf74";
export const PLUM = "#86517f";
export const LILAC = "#b48fb8";
export const STONE = "#a59a8c";
export const SLATE = "#67717d";
export const RED = "#bd402b";
export const PINK = "#e7aa9f";
export const BARK = "#8a5a38";
export const HIDE = "#74503a";
export const NIGHT = "#3c3650";
export const WHITE = "#fffaf0";
export const NONE = "none";

/** An eye that looks a little to one side. */
export function eye(x: number, y: number, r: number, look = 0.25): Part[] {
  return [
    [oval(x, y, r), WHITE, 2.2],
    [oval(x + r * look, y + r * 0.1, r * 0.5), INK, 0],
  ];
}

export const ember = (x: number, y: number, r: number): Part[] => [
  [oval(x, y, r * 1.7), "#f3b24a66", 0],
  [oval(x, y, r), HONEY, 0],
];

export const BIRD: readonly Part[] = [
  ["M-26 6C-40 2 -48 -8 -46 -20C-38 -18 -32 -12 -28 -6C-32 -16 -32 -24 -26 -30C-20 -22 -18 -12 -18 -4Z", RUST],
  ["M-6 28L-8 44M-8 44L-17 47M-8 44L0 47M10 27L12 44M12 44L3 47M12 44L21 47", NONE, 3.6],
  ["M-28 4C-30 -16 -12 -26 6 -22C26 -18 32 2 25 16C17 32 -22 34 -28 4Z", RUSSET],
  ["M4 29C20 29 29 14 25 -2C14 0 4 12 4 29Z", CREAM, 0],
  ["M-28 4C-30 -16 -12 -26 6 -22C26 -18 32 2 25 16C17 32 -22 34 -28 4Z", NONE],
  ["M-20 0C-10 -12 8 -8 10 4C8 16 -10 20 -20 10C-14 10 -12 8 -11 6C-16 6 -19 4 -20 0Z", RUST],
  ["M-9 7C-4 8 0 6 3 2M-6 13C0 13 4 10 7 6", NONE, 2],
  ["M16 -38C10 -50 18 -58 27 -54C34 -50 30 -42 25 -45", NONE, 3.4],
  ["M10 -36C2 -44 2 -52 8 -56", NONE, 3.2],
  [oval(25, -46, 3.4), GOLD, 2],
  [oval(8.5, -56, 3.2), GOLD, 2],
  ["M0 -22C-2 -38 12 -44 22 -40C34 -36 36 -22 28 -15C20 -8 4 -10 0 -22Z", RUSSET],
  ["M14 -12C14 -24 24 -26 32 -22C32 -14 24 -9 14 -12Z", CREAM, 0],
  ["M31 -30C38 -30 44 -26 46 -21C40 -19 34 -18 30 -19Z", GOLD],
  ["M32 -24L43 -22", NONE, 1.8],
  ...eye(20, -29, 5.2, 0.3),
  ["M-4 -16C6 -8 20 -7 28 -13C30 -8 29 -4 26 -2C14 3 0 0 -8 -8Z", INDIGO],
  ["M-5 -12C-14 -18 -24 -18 -34 -12C-28 -9 -28 -6 -31 -2C-20 -2 -11 -4 -5 -6Z", INDIGO],
  ["M-4 12C2 10 10 11 14 15L12 27C6 30 -4 29 -7 25Z", BARK],
  ["M-6 17C0 20 8 20 13 19M3 18V22", NONE, 2],
];

export const REAPER: readonly Part[] = [
  ["M30 -46L22 46", NONE, 7.5],
  ["M30 -46L22 46", `~${BARK}`, 3],
  ["M31 -44C16 -52 -6 -48 -18 -30C0 -38 16 -36 29 -30Z", "#c9ced3"],
  [
    "M-16 -20C-18 -40 2 -46 12 -36C20 -28 20 -18 22 -8C28 10 28 26 32 40C26 36 22 38 18 44C12 36 6 38 0 45C-6 37 -12 38 -18 44C-22 38 -26 37 -32 40C-26 22 -22 4 -16 -20Z",
    NIGHT,
  ],
  ["M-9 -18C-10 -32 4 -36 9 -28C14 -20 12 -10 4 -6C-4 -4 -9 -10 -9 -18Z", "#17141f", 2],
  ...ember(-2, -19, 2.6),
  ...ember(7, -20, 2.6),
  ["M-14 8C-4 14 8 12 20 2", NONE, 2.4],
  ["M16 -4C24 -4 30 0 30 6C24 10 16 8 12 4Z", NIGHT],
  [oval(27.5, 4, 4), BONE, 2.2],
  ["M-14 14H-2L-6 22L-2 30H-14L-10 22Z", HONEY, 2.2],
  ["M-16 14H0M-16 30H0", NONE, 3],
];
