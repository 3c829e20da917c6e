import type { GlobeDrawing } from "./globe.ts";
import land from "./land.json" with { type: "json" };
import { lookFrom, middleOf, type Place, shortestWay } from "./orthographic.ts";

// The drawing is 640 wide and high.
const RADIUS = 300;
const MIDDLE = 320;
const SAO_PAULO = { name: "São Paulo", longitude: -46.6, latitude: -23.5 };

type Look = ReturnType<typeof lookFrom>;

/** The half of the earth that shows São Paulo and the given places, and the ways between them. */
export function drawGlobe(places: readonly (Place & { name: string })[]): GlobeDrawing {
  const look = lookFrom(middleOf([SAO_PAULO, ...places]), { radius: RADIUS, middle: MIDDLE });
  const stops = [SAO_PAULO, ...places].map((stop) => ({ name: stop.name, ...look(stop) }));
  return {
    kind: "globe",
    land: land.map((ring) => outline(readRing(ring), look)).join(""),
    lines: graticule()
      .map((line) => stroke(line, look))
      .join(""),
    ways: places.map((stop) => stroke(shortestWay(SAO_PAULO, stop, 24), look)).join(""),
    stops: stops
      .filter(({ isVisible }) => isVisible)
      .map(({ name, x, y }) => ({ name, x: Math.round(x), y: Math.round(y) })),
  };
}

/** Natural Earth 1:110m, public domain: longitudes and latitudes in turn. */
function readRing(ring: string): Place[] {
  const numbers = ring.split(" ").map(Number);
  return numbers.flatMap((longitude, at) =>
    at % 2 === 0 ? [{ longitude, latitude: numbers[at + 1] ?? 0 }] : [],
  );
}

/** A closed shape; what lies behind the horizon is led along outside it, where the drawing is cut off. */
function outline(ring: Place[], look: Look): string {
  const spots = ring.map(look);
  if (!spots.some(({ isVisible }) => isVisible)) return "";
  const points: Point[] = [];
  let lastAngle: number | undefined;
  for (const { x, y, isVisible } of spots) {
    if (isVisible) {
      points.push([x, y]);
      lastAngle = undefined;
      continue;
    }
    const angle = Math.atan2(y - MIDDLE, x - MIDDLE);
    points.push(...alongRim(lastAngle ?? angle, angle));
    lastAngle = angle;
  }
  return `${path(points)}z`;
}

type Point = [number, number];

function alongRim(from: number, to: number): Point[] {
  const turn = ((to - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / 0.3));
  return Array.from({ length: steps }, (_, step) => {
    const angle = from + (turn * (step + 1)) / steps;
    return [MIDDLE + RADIUS * 1.06 * Math.cos(angle), MIDDLE + RADIUS * 1.06 * Math.sin(angle)];
  });
}

/** A line, broken where it goes behind the horizon. */
function stroke(line: Place[], look: Look): string {
  const parts: Point[][] = [[]];
  for (const { x, y, isVisible } of line.map(look)) {
    if (isVisible) parts.at(-1)?.push([x, y]);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts
    .filter((part) => part.length > 1)
    .map(path)
    .join("");
}

/** Whole units and relative steps: half the size, and nobody sees the difference. */
function path(points: Point[]): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first = [0, 0], ...rest] = whole.filter(
    ([x, y], at) => x !== whole[at - 1]?.[0] || y !== whole[at - 1]?.[1],
  );
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join(" ")}l${steps.join(" ")}`.replaceAll(" -", "-");
}

function graticule(): Place[][] {
  const meridians = range(-180, 150, 30).map((longitude) =>
    range(-80, 80, 10).map((latitude) => ({ longitude, latitude })),
  );
  const parallels = range(-60, 60, 30).map((latitude) =>
    range(-180, 180, 10).map((longitude) => ({ longitude, latitude })),
  );
  return [...meridians, ...parallels];
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
}
