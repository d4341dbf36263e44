/** A colour and a figure for each seat, so that the colour is never the only sign. Figures lie in a box of 24. */

export const COLOURS = [
  "#a8321f",
  "#33508a",
  "#4f7a3a",
  "#8a6206",
  "#6b3f7d",
  "#1f6f70",
  "#8c4a64",
  "#4a4038",
] as const;

export const FIGURES = [
  "M12 4 20 20H4Z",
  "M5 5H19V19H5Z",
  "M12 3 21 12 12 21 3 12Z",
  "M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4Z",
  "M9 3H15V9H21V15H15V21H9V15H3V9H9Z",
  "M12 3 20.5 9.5 17 20H7L3.5 9.5Z",
  "M7 4H17L22 12 17 20H7L2 12Z",
  "M12 3 14.5 9 21 9.5 16 13.8 17.6 20.5 12 17 6.4 20.5 8 13.8 3 9.5 9.5 9Z",
] as const;
