import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nearestNames } from "./nearest-names.ts";
import { knownNames, readHouse, selectTests } from "./select-tests.ts";

const house = readHouse(join(import.meta.dirname, "../.."));

describe("a change of a capability", () => {
  test("asks all its own tests, on every floor, and the words", () => {
    const { vitest } = selectTests(house, ["bookings"]);
    expect(vitest).toEqual(
      expect.arrayContaining(["domain/bookings/", "server/bookings/", "web/features/bookings/", "messages/"]),
    );
  });

  test("asks the story of those who hear its facts and read its tables", () => {
    const { neighbours, vitest } = selectTests(house, ["bookings"]);
    expect(neighbours).toEqual(expect.arrayContaining(["commissions", "journeys", "checkpoints"]));
    expect(vitest).toContain("server/commissions/routes.db.test.ts");
    expect(vitest).not.toContain("server/commissions/");
  });

  test("asks the story of those who call it, though no fact or table joins them", () => {
    expect(selectTests(house, ["products"]).neighbours).toContain("marketplace");
  });

  test("that everybody stands on asks the nearest and says whom it leaves to the whole run", () => {
    const { neighbours, left } = selectTests(house, ["accounts"]);
    expect(neighbours.slice(0, 2).toSorted()).toEqual(["invites", "people"]);
    expect(left.length).toBeGreaterThan(0);
    expect(neighbours.filter((name) => left.includes(name))).toEqual([]);
  });

  test("finds its browser tests by its tag and by no other that begins alike", () => {
    const pattern = new RegExp(selectTests(house, ["market", "tiers"]).grep);
    expect("a promise @tiers @portal").toMatch(pattern);
    expect("a promise @marketing").not.toMatch(pattern);
  });

  test("may be named by its folder, by the floor it is, or as the list of capabilities has it", () => {
    const names = knownNames(house);
    expect(names.get("bookings")).toBe("bookings");
    expect(names.get("contracts")).toBe("hotels");
    expect(names.get("savedViews")).toBe("saved-views");
    expect([names.get("auth"), names.get("platform")]).toEqual(["auth", "platform"]);
  });
});

test("a name that nobody has is answered with the nearest", () => {
  expect(nearestNames("booking", ["hotels", "bookings", "auth", "brokings"], 2)).toEqual([
    "bookings",
    "brokings",
  ]);
});
