import { ContactRequest } from "#domain/contact/contact.ts";
import type { FieldCode } from "#domain/errors.ts";
import type { Locale } from "#web/locale/locale.ts";
import { type ContactErrors, type ContactValues, contactFields } from "./contact-values.ts";

export type ContactReading =
  | { isValid: true; request: ContactRequest }
  | { isValid: false; errors: ContactErrors };

/** Holds what was typed against the shape the API asks for, in the browser and on the server alike. */
export function readContact(values: ContactValues, language: Locale): ContactReading {
  const result = ContactRequest.safeParse({ ...values, language });
  if (result.success) return { isValid: true, request: result.data };
  const errors: ContactErrors = {};
  for (const issue of result.error.issues) {
    const field = contactFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= errorCode(values[field], issue.code);
  }
  return { isValid: false, errors };
}

function errorCode(value: string, issueCode: string): FieldCode {
  if (value.trim() === "") return "required";
  return issueCode === "too_big" ? "too_long" : "invalid";
}
