import { expect, test } from "vitest";
import { nameAndPlace, placesInWords } from "./where.ts";

test("a place that a hotel's name says is not said again", () => {
  expect(nameAndPlace("Martinhal Sagres", "Sagres, no Algarve")).toBe("Martinhal Sagres, no Algarve");
  expect(nameAndPlace("Martinhal Sagres", "Sagres")).toBe("Martinhal Sagres");
  expect(nameAndPlace("Velaa", "Atol Noonu")).toBe("Velaa, Atol Noonu");
  expect(nameAndPlace(null, "Lisboa")).toBe("Lisboa");
  expect(nameAndPlace("Veleiro", null)).toBe("Veleiro");
});

test("places with commas of their own are told apart", () => {
  expect(placesInWords(["Sagres, no Algarve", "Chiado, em Lisboa", "Sagres, no Algarve", ""])).toBe(
    "Sagres, no Algarve; Chiado, em Lisboa",
  );
});
