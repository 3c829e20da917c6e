import type { Hotel } from "#domain/hotels/hotels.ts";
import { atollIn } from "./atolls.ts";
import countryPoints from "./country-points.json" with { type: "json" };
import { drawGlobe } from "./draw-globe.server.ts";
import type { LocationDrawing } from "./drawing.ts";
import maldives from "./maldives.json" with { type: "json" };
import type { Place } from "./orthographic.server.ts";

type Located = Pick<Hotel, "country" | "place" | "chapters">;

/** Where a hotel is: the chart of its atoll, or else the globe with the way there; null if nobody can say. */
export function drawLocation({ country, place, chapters }: Located, name: string): LocationDrawing | null {
  const atoll = country === "MV" ? atollIn(place.en) : undefined;
  if (atoll) return { kind: "atolls", atoll, ...maldives };
  const chapter = chapters.find((each) => each.kind === "location");
  const at = chapter?.coordinates ?? countryPoint(country);
  return at && drawGlobe([{ ...at, name }]);
}

/** A point inside a country, by its two letters (Natural Earth 1:50m, public domain). */
export function countryPoint(country: string): Place | null {
  const point = (countryPoints as Record<string, string>)[country];
  if (!point) return null;
  const [longitude = 0, latitude = 0] = point.split(" ").map(Number);
  return { longitude, latitude };
}
