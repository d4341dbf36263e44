/** The board as a picture: its drawings one over the other, with the styles they have on the page, as a PNG. */

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
const TITLE = 64;

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

/** What lies on the board, from the bottom up: coloured boxes and whole drawings. */
function layers(board: Element): Element[] {
  return [...board.querySelectorAll("*")].filter((element) => {
    if (element.parentElement?.closest("svg") || !element.checkVisibility()) return false;
    return (
      element instanceof SVGSVGElement ||
      !/^(rgba\(.*, 0\)|transparent)$/.test(getComputedStyle(element).backgroundColor)
    );
  });
}

async function paint(draw: CanvasRenderingContext2D, layer: Element, from: DOMRect): Promise<void> {
  const { x, y, width, height } = layer.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  if (layer instanceof SVGSVGElement) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(layer))}`;
    await image.decode();
    draw.drawImage(image, x - from.x, y - from.y, width, height);
  } else {
    const { backgroundColor, borderRadius } = getComputedStyle(layer);
    draw.fillStyle = backgroundColor;
    draw.beginPath();
    draw.roundRect(x - from.x, y - from.y, width, height, Number.parseFloat(borderRadius) || 0);
    draw.fill();
  }
}

/** Null if nothing is drawn, or the browser can't draw it. */
export async function picture(board: Element, title: string): Promise<Blob | null> {
  const from = board.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  const scale = (WIDTH - 2 * EDGE) / from.width;
  canvas.width = WIDTH;
  canvas.height = Math.round(from.height * scale) + 2 * EDGE + TITLE;
  const draw = canvas.getContext("2d");
  if (!draw) return null;
  const look = getComputedStyle(document.body);
  draw.fillStyle = look.backgroundColor;
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.fillStyle = look.color;
  draw.font = `600 34px ${getComputedStyle(document.documentElement).getPropertyValue("--serif") || "serif"}`;
  draw.fillText(title, EDGE, EDGE + 34, WIDTH - 2 * EDGE);
  draw.setTransform(scale, 0, 0, scale, EDGE, EDGE + TITLE);
  for (const layer of layers(board)) await paint(draw, layer, from);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
