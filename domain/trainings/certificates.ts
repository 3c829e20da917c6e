import { z } from "zod";
import { Localized } from "../localized.ts";
import { coded } from "../text.ts";

/** Letters and digits that nobody mistakes for one another (Crockford's), small as in the address of a page. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const CODE = /^lm-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/;

/** A code as somebody types it from paper. */
export const WrittenCode = coded(/^[\w -]+$/, { max: 40 });

/** Bytes as letters of a code: five bits each. */
export function lettersOf(bytes: Uint8Array, count: number): string {
  return Array.from({ length: count }, (_, at) => LETTERS[(bytes[at] ?? 0) % LETTERS.length]).join("");
}

/** A certificate's code: eight letters of chance, and four by which the house knows its own. */
export function codeOf(chance: string, proof: string): string {
  return `lm-${chance.slice(0, 4)}-${chance.slice(4, 8)}-${proof.slice(0, 4)}`;
}

/** The two parts of a code, however it was typed; null for what cannot be one. */
export function readCode(written: string): { code: string; chance: string; proof: string } | null {
  const letters = written
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replace(/^lm/, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  const code = codeOf(letters.slice(0, 8), letters.slice(8));
  if (letters.length !== 12 || !CODE.test(code)) return null;
  return { code, chance: letters.slice(0, 8), proof: letters.slice(8) };
}

/** What a certificate says, and all it says. */
export type CertificateWords = {
  code: string;
  name: string;
  title: { pt: string; en: string };
  house: string;
  issuedOn: string;
  validUntil: string;
};

/** The words that are signed, always in one order. */
export function signedWords({ code, name, title, house, issuedOn, validUntil }: CertificateWords): string {
  return JSON.stringify([code, name, title.pt, title.en, house, issuedOn, validUntil]);
}

/** The day so many months after another; the end of a month stays within its month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const shown = {
  code: z.string(),
  name: z.string(),
  title: Localized,
  /** The hotel that taught it, or the house. */
  house: z.string(),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date(),
};

/** What somebody who was shown a certificate learns of it. */
export const Verification = z
  .object({
    state: z.enum(["valid", "expired", "altered", "unknown", "forged"]),
    certificate: z.object(shown).nullable(),
    /** The signature over these words, and the public key it is checked with. */
    proof: z.object({ signature: z.string(), publicKey: z.string() }).nullable(),
  })
  .meta({ id: "CertificateVerification" });
export type Verification = z.infer<typeof Verification>;

/** A certificate of the reader's. */
export const OwnCertificate = z
  .object({
    ...shown,
    id: z.uuid(),
    isExpired: z.boolean(),
    /** Where anybody can check it, and the same as a picture to scan. */
    path: z.string(),
    picture: z.string(),
  })
  .meta({ id: "OwnCertificate" });
export type OwnCertificate = z.infer<typeof OwnCertificate>;
