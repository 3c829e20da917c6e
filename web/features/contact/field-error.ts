import { m } from "#messages/messages.js";
import type { ContactField } from "./contact-values.ts";

/** One sentence that says what to mend in a field. */
export function fieldError(field: ContactField, code: string | undefined): string | undefined {
  if (!code) return undefined;
  if (field === "interest") return m.field_choose();
  if (code === "required" || code === "too_short") return m.field_required();
  if (code === "too_long") return m.field_too_long();
  return field === "email" ? m.field_email_invalid() : m.field_invalid();
}
