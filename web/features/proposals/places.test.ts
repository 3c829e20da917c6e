import { expect, test } from "vitest";
import { placesOf } from "./places.ts";

const hotel = (id: string, latitude: number | null) => ({
  hotel: { id, name: `Casa ${id}`, coordinates: latitude === null ? null : { latitude, longitude: 8 } },
});

test("each hotel with a place stands on the map once, in the order of the journey", () => {
  const days = [{ blocks: [hotel("b", 1), hotel("c", null)] }, { blocks: [hotel("a", 2), { hotel: null }] }];
  const options = [{ days }, { days: [{ blocks: [hotel("b", 1), hotel("d", 3)] }] }];
  expect(placesOf({ options } as never).map(({ name }) => name)).toEqual(["Casa b", "Casa a", "Casa d"]);
});
