import { expect, test } from "vitest";
import { countryPoint } from "./country-point.ts";
import { drawGlobe } from "./draw-globe.ts";

const at = (country: string) => ({ name: country, ...countryPoint(country)! });

test("a country far from all the others has its point and its name", () => {
  const { stops } = drawGlobe(["BR", "FR", "IT", "PT", "UY", "MV"].map(at));
  expect(stops.map(({ name }) => name)).toEqual(["São Paulo", "BR", "FR", "IT", "PT", "UY", "MV"]);
  for (const { x, y } of stops) expect(Math.hypot(x - 320, y - 320)).toBeLessThan(300);
});

test("with nowhere to go São Paulo stands in the middle", () => {
  expect(drawGlobe([]).stops).toEqual([{ name: "São Paulo", x: 320, y: 320 }]);
});
