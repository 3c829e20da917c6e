/** A place on the earth, in degrees. */
export type Place = { longitude: number; latitude: number };
type Vector = [number, number, number];
type Spot = { x: number; y: number; isVisible: boolean };

const RADIANS = Math.PI / 180;

/** Looks at the earth from far above a place: gives each other place its spot on a disc, and says if it is on this side. */
export function lookFrom(centre: Place, { radius, middle }: { radius: number; middle: number }) {
  const away = vector(centre);
  const east: Vector = [-Math.sin(centre.longitude * RADIANS), Math.cos(centre.longitude * RADIANS), 0];
  const north = cross(away, east);
  return (place: Place): Spot => {
    const point = vector(place);
    return {
      x: middle + radius * dot(point, east),
      y: middle - radius * dot(point, north),
      isVisible: dot(point, away) > 0,
    };
  };
}

/** The place from above which all the given ones are seen, if there is one: none is farther from it than need be. */
export function middleOf(places: readonly Place[]): Place {
  const points = places.map(vector);
  let middle = unit(points.reduce(add, [0, 0, 0]));
  // A step towards the farthest, each smaller than the one before, ends in the middle of the smallest circle around all.
  for (let step = 2; step <= STEPS; step++) {
    const farthest = points.reduce((far, each) => (dot(each, middle) < dot(far, middle) ? each : far));
    middle = unit(add(middle, scale(farthest, 1 / step)));
  }
  return place(middle);
}

const STEPS = 400;

/** The shortest way over the sphere from one place to another, in equal steps. */
export function shortestWay(from: Place, to: Place, steps: number): Place[] {
  const [start, end] = [vector(from), vector(to)];
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(start, end))));
  if (angle === 0) return [from, to];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const near = Math.sin((1 - step / steps) * angle) / Math.sin(angle);
    const far = Math.sin((step / steps) * angle) / Math.sin(angle);
    return place([
      near * start[0] + far * end[0],
      near * start[1] + far * end[1],
      near * start[2] + far * end[2],
    ]);
  });
}

function vector({ longitude, latitude }: Place): Vector {
  const flat = Math.cos(latitude * RADIANS);
  return [
    flat * Math.cos(longitude * RADIANS),
    flat * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}

function place([x, y, z]: Vector): Place {
  return { longitude: Math.atan2(y, x) / RADIANS, latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS };
}

function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function scale([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

/** In the same direction, of length one; where there is no direction, as it is. */
function unit(a: Vector): Vector {
  return scale(a, 1 / (Math.hypot(...a) || 1));
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
