/** The board as a picture: its largest drawing, with the styles it has on the page, as a PNG. */

/** What the look of a drawing is made of. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "display",
  "visibility",
  "transform",
  "transform-origin",
  "transform-box",
  "translate",
  "scale",
  "rotate",
  "clip-path",
  "filter",
  "vector-effect",
] as const;
const EDGE = 24;
const WIDTH = 1200;

/** The drawing that fills most of the board. */
function largest(board: ParentNode): SVGSVGElement | null {
  const area = (svg: SVGSVGElement) => svg.getBoundingClientRect().width * svg.getBoundingClientRect().height;
  return [...board.querySelectorAll("svg")].sort((a, b) => area(b) - area(a))[0] ?? null;
}

/** A copy that needs no style sheet. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [
    [svg, ...svg.querySelectorAll("*")],
    [copy, ...copy.querySelectorAll("*")],
  ];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    to[i]!.setAttribute("style", STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  return new XMLSerializer().serializeToString(copy);
}

/** Null if nothing is drawn, or the browser can't draw it. */
export async function picture(board: ParentNode, title: string): Promise<Blob | null> {
  const svg = largest(board);
  if (!svg) return null;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const { width, height } = svg.getBoundingClientRect();
  const scale = (WIDTH - 2 * EDGE) / width;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(height * scale) + 2 * EDGE + 64;
  const draw = canvas.getContext("2d");
  if (!draw) return null;
  const look = getComputedStyle(document.body);
  draw.fillStyle = look.backgroundColor;
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.fillStyle = look.color;
  draw.font = `600 34px ${getComputedStyle(document.documentElement).getPropertyValue("--serif") || "serif"}`;
  draw.fillText(title, EDGE, EDGE + 34, WIDTH - 2 * EDGE);
  draw.drawImage(image, EDGE, EDGE + 64, width * scale, height * scale);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
