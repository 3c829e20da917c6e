import { expect, test } from "vitest";
import { drawLocation } from "./draw-location.server.ts";

const words = (text: string) => ({ pt: text, en: text });

test("a hotel whose place names an atoll of the chart is shown on it", () => {
  const drawing = drawLocation(
    { country: "MV", place: words("Noonu Atoll, Maldives"), chapters: [] },
    "Maldives",
  );
  expect(drawing).toMatchObject({ kind: "atolls", atoll: "Noonu" });
});

test("any other hotel is shown on the globe, with the way from São Paulo", () => {
  const drawing = drawLocation({ country: "PT", place: words("Portugal"), chapters: [] }, "Portugal");
  if (drawing?.kind !== "globe") throw new Error("no globe");
  expect(drawing.stops.map(({ name }) => name)).toEqual(["São Paulo", "Portugal"]);
  const [saoPaulo, portugal] = drawing.stops;
  expect(portugal?.y).toBeLessThan(saoPaulo?.y ?? 0);
  expect(portugal?.x).toBeGreaterThan(saoPaulo?.x ?? 0);
  for (const { x, y } of drawing.stops) expect(Math.hypot(x - 320, y - 320)).toBeLessThan(300);
});

test("where nobody can say where a hotel is, nothing is drawn", () => {
  expect(drawLocation({ country: "ZZ", place: words("?"), chapters: [] }, "?")).toBeNull();
});
