import { expect, test } from "vitest";
import { ContactRequest, interests } from "./contact.ts";
import { contactReference } from "./reference.ts";

const valid = {
  name: "Ana Prado",
  email: "Ana@Example.com ",
  interest: "other",
  subject: "Férias",
  message: "Bom dia,\nduas linhas.",
  language: "pt",
};

test("the interests are the four of spec §5", () => {
  expect(interests).toEqual(["represent_hotel", "become_designer", "digital_solutions", "other"]);
});

test("a message is trimmed and its address lower-cased", () => {
  expect(ContactRequest.parse({ ...valid, name: "  Ana Prado " })).toMatchObject({
    name: "Ana Prado",
    email: "ana@example.com",
  });
});

test.each([
  ["an unknown interest", { interest: "something" }],
  ["an unknown field", { extra: 1 }],
  ["a missing name", { name: undefined }],
  ["a blank subject", { subject: "   " }],
  ["two lines in a subject", { subject: "a\nb" }],
  ["a null byte in the message", { message: "a\u0000b" }],
  ["an address without a domain", { email: "ana@" }],
  ["a message of over 5,000 characters", { message: "x".repeat(5_001) }],
  ["a number for a name", { name: 7 }],
])("%s is refused", (_, change) => {
  expect(ContactRequest.safeParse({ ...valid, ...change }).success).toBe(false);
});

test("a reference has six letters that cannot be misread", () => {
  expect(contactReference(Uint8Array.from([0, 1, 26, 27, 255, 128]))).toMatch(
    /^LM-[2-9BCDFGHJKMNPQRSTVWXZ]{6}$/,
  );
  expect(contactReference(new Uint8Array(6))).toBe("LM-222222");
  expect(() => contactReference(new Uint8Array(5))).toThrow(RangeError);
});
