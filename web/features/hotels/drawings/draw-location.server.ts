import type { Hotel } from "#domain/hotels/hotels.ts";
import { countryPoint } from "#domain/maps/country-point.ts";
import { drawGlobe } from "#domain/maps/draw-globe.ts";
import { atollIn } from "./atolls.ts";
import type { LocationDrawing } from "./drawing.ts";
import maldives from "./maldives.json" with { type: "json" };

type Located = Pick<Hotel, "country" | "place" | "chapters">;

/** Where a hotel is: the chart of its atoll, or else the globe with the way there; null if nobody can say. */
export function drawLocation({ country, place, chapters }: Located, name: string): LocationDrawing | null {
  const atoll = country === "MV" ? atollIn(place.en) : undefined;
  if (atoll) return { kind: "atolls", atoll, ...maldives };
  const chapter = chapters.find((each) => each.kind === "location");
  const at = chapter?.coordinates ?? countryPoint(country);
  return at && drawGlobe([{ ...at, name }]);
}
