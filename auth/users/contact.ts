import { AuthError } from "#auth/errors.ts";

// ASCII only and no quoting: one address, spelled one way, cannot be read as two or as another (P31).
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const PHONE = /^[1-9][0-9]{1,14}$/;

/** The one spelling of an address that is stored, looked up and written to. */
export function normaliseEmail(given: string): string {
  // Checked before the case is folded: some letters outside ASCII fold into it.
  const isPlain = given.length <= 255 && !/[^\x21-\x7e]/.test(given);
  const email = given.toLowerCase();
  if (isPlain && email.indexOf("@") <= 64 && EMAIL.test(email)) return email;
  throw new AuthError("validation_failed", { message: "Unable to validate email address: invalid format" });
}

/** Digits only, in international form. */
export function normalisePhone(given: string): string {
  const phone = given.replace(/[\s+]/g, "");
  if (PHONE.test(phone)) return phone;
  throw new AuthError("validation_failed", { message: "Invalid phone number format (E.164 required)" });
}
