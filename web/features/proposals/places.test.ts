import { expect, test } from "vitest";
import { placesOf } from "./places.ts";

const hotel = (id: string, latitude: number | null, country = "ZZ") => ({
  hotel: {
    ...{ id, name: `Casa ${id}`, country },
    coordinates: latitude === null ? null : { latitude, longitude: 8 },
  },
});
const countries = {
  pointOf: (country: string) => (country === "PT" ? { latitude: 39, longitude: -8 } : null),
  nameOf: () => "Portugal",
};
const namesIn = (options: object[]) => placesOf({ options } as never, countries).map(({ name }) => name);

test("each hotel with a place stands on the map once, in the order of the journey", () => {
  const days = [{ blocks: [hotel("b", 1), hotel("c", null)] }, { blocks: [hotel("a", 2), { hotel: null }] }];
  const options = [{ days }, { days: [{ blocks: [hotel("b", 1), hotel("d", 3)] }] }];
  expect(namesIn(options)).toEqual(["Casa b", "Casa a", "Casa d"]);
});

test("hotels that tell no place stand together where their country lies", () => {
  const days = [{ blocks: [hotel("a", null, "PT"), hotel("b", 1), hotel("c", null, "PT")] }];
  expect(namesIn([{ days }])).toEqual(["Portugal", "Casa b"]);
});
