import { expect, test } from "vitest";
import { drawJourney, stopsOf } from "./journey-map.ts";

const hotel = (id: string, latitude: number | null, country = "ZZ") => ({
  hotel: {
    ...{ id, name: `Casa ${id}`, country },
    coordinates: latitude === null ? null : { latitude, longitude: 8 },
  },
});
const namesIn = (options: object[]) => stopsOf({ options } as never, "en").map(({ name }) => name);

test("each hotel with a place stands on the map once, in the order of the journey", () => {
  const days = [{ blocks: [hotel("b", 1), hotel("c", null)] }, { blocks: [hotel("a", 2), { hotel: null }] }];
  const options = [{ days }, { days: [{ blocks: [hotel("b", 1), hotel("d", 3)] }] }];
  expect(namesIn(options)).toEqual(["Casa b", "Casa a", "Casa d"]);
});

test("hotels that tell no place stand together where their country lies", () => {
  const days = [{ blocks: [hotel("a", null, "PT"), hotel("b", 1), hotel("c", null, "PT")] }];
  expect(namesIn([{ days }])).toEqual(["Portugal", "Casa b"]);
});

test("a journey is drawn from São Paulo on, and one that nobody can place is not", () => {
  const drawing = drawJourney({ options: [{ days: [{ blocks: [hotel("a", 1)] }] }] } as never, "pt");
  expect(drawing?.stops.map(({ name }) => name)).toEqual(["São Paulo", "Casa a"]);
  expect(drawJourney({ options: [{ days: [{ blocks: [hotel("a", null)] }] }] } as never, "pt")).toBeNull();
});
