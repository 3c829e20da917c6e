import { expect, test } from "vitest";
import { readChoice } from "./read-choice.ts";

test.each([
  ["?interest=represent_hotel", { interest: "represent_hotel" }],
  ["?subject=Velaa+Private+Island&utm_source=card", { subject: "Velaa Private Island" }],
  ["?interest=toString&subject=", {}],
  ["", {}],
])("the address %s fills in %j", (search, choice) => {
  expect(readChoice(search)).toEqual(choice);
});

test("a subject longer than the field is cut", () => {
  expect(readChoice(`?subject=${"a".repeat(500)}`).subject).toHaveLength(160);
});
