import countryPoints from "./country-points.json" with { type: "json" };
import type { Place } from "./orthographic.ts";

/** A point inside a country, by its two letters (Natural Earth 1:50m, public domain). */
export function countryPoint(country: string): Place | null {
  const point = (countryPoints as Record<string, string>)[country];
  if (!point) return null;
  const [longitude = 0, latitude = 0] = point.split(" ").map(Number);
  return { longitude, latitude };
}
