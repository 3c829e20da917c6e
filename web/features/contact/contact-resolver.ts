import type { Resolver } from "react-hook-form";
import { getLocale } from "#messages/runtime.js";
import type { ContactValues } from "./contact-values.ts";
import { readContact } from "./read-contact.ts";

/** Tells the form what is wrong in it. */
export const resolveContact: Resolver<ContactValues> = (values) => {
  const reading = readContact(values, getLocale());
  if (reading.isValid) return { values, errors: {} };
  const errors = Object.entries(reading.errors).map(([field, type]) => [field, { type }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
