import { readCnpj, readCpf } from "#domain/profile/documents.ts";
import { readPhone } from "#domain/profile/phone.ts";
import { readSite } from "#domain/profile/site.ts";
import { m } from "#messages/messages.js";

const readable = (read: (typed: string) => string | null, words: () => string) => ({
  validate: (typed: string) => typed.trim() === "" || read(typed) !== null || words(),
});

/** What each field of the profile must be, as react-hook-form asks, in the reader's words. */
export const fieldRules = {
  required: () => ({ validate: (typed: string) => typed.trim() !== "" || m.field_required() }),
  cpf: () => readable(readCpf, m.profile_cpf_invalid),
  cnpj: () => readable(readCnpj, m.profile_cnpj_invalid),
  phone: () => readable(readPhone, m.profile_phone_invalid),
  site: () => readable(readSite, m.profile_site_invalid),
};

/** An empty field is none. */
export function orNone(typed: string): string | null {
  return typed.trim() || null;
}
