import { expect, test } from "vitest";
import { type ContactValues, emptyContact } from "./contact-values.ts";
import { readContact } from "./read-contact.ts";

const filled: ContactValues = {
  ...emptyContact,
  name: "Renata Mascarenhas",
  email: "renata@agencia.com.br",
  interest: "become_designer",
  subject: "Um convite",
  message: "São João, três gerações.\n\nObrigada.",
};

test("a filled form is what the API asks for, in the reader's language", () => {
  const reading = readContact(filled, "en");
  expect(reading).toMatchObject({ isValid: true, request: { language: "en", interest: "become_designer" } });
});

test("an empty form names every field a person must fill, and only those", () => {
  expect(readContact(emptyContact, "pt")).toEqual({
    isValid: false,
    errors: {
      name: "required",
      email: "required",
      interest: "required",
      subject: "required",
      message: "required",
    },
  });
});

test("spaces are not an answer, half an e-mail is invalid, too much is too long", () => {
  const values = { ...filled, name: "   ", email: "renata@", message: "x".repeat(5_001) };
  expect(readContact(values, "pt")).toEqual({
    isValid: false,
    errors: { name: "required", email: "invalid", message: "too_long" },
  });
});
