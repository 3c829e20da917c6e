import type { ClientContent } from "#domain/clients/clients.ts";
import type { FieldCode } from "#domain/errors.ts";
import { m } from "#messages/messages.js";

const names: Record<keyof ClientContent, () => string> = {
  fullName: m.clients_name,
  household: m.clients_household,
  email: m.clients_email,
  phone: m.clients_phone,
  birthday: m.clients_birthday,
  language: m.clients_language,
  preferences: m.clients_preferences,
  notes: m.clients_notes,
};

/** What is wrong with a field of a row, in words. */
export function problemWords(name: string, code: FieldCode): string {
  const field = names[name as keyof ClientContent]?.() ?? name;
  if (code === "required") return m.clients_problem_required({ field });
  return code === "too_long" ? m.clients_problem_long({ field }) : m.clients_problem_invalid({ field });
}
