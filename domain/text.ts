import { z } from "zod";

// Control characters other than tab and line breaks, which mail headers refuse and NUL PostgreSQL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
// With them halves of a surrogate pair, which are no character and cannot be stored as UTF-8.
const EVERY_UNSOUND = new RegExp(`${CONTROL.source}|\\p{Surrogate}`, "gu");
const BREAK = /[\r\n\u2028\u2029]/;

/** Refuses what no person types and no database keeps; every text of a request carries it (requestGaps). */
export const isSound = z.refine<string>((value) => value.isWellFormed() && !CONTROL.test(value));

/** Any text that can be kept, as it was sent: may be empty, may have line breaks. */
export function text(max: number) {
  return z.string().max(max).check(isSound);
}

/** One line that a person types: trimmed, not empty. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .check(isSound)
    .refine((value) => !BREAK.test(value));
}

/** Several lines that a person types: trimmed, not empty. */
export function lines(max: number) {
  return z.string().trim().min(1).max(max).check(isSound);
}

/** What a person searches for, often pasted: trimmed, may be empty; what cannot be found anyway counts as a space. */
export function searchText(max = 120) {
  return z
    .string()
    .max(max)
    .overwrite((value) => value.replace(EVERY_UNSOUND, " ").trim())
    .check(isSound);
}

/** A text of machines: a token, a key, a code, a path. */
export function coded(pattern: RegExp, { max }: { max: number }) {
  return z.string().max(max).check(isSound).regex(pattern);
}

/** The part of an address that names a thing. */
export function slug() {
  return coded(/^[a-z0-9]+(-[a-z0-9]+)*$/, { max: 100 });
}

/** The secret of a link that a mail carries: 32 random bytes. */
export const LinkToken = coded(/^[\w-]{43}$/, { max: 43 });

/** An e-mail address in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .check(isSound)
  .pipe(z.email())
  .meta({ format: "email" });

/** Refuses the years of typing mistakes, and those that no database counts from or to. */
const isOfOurTime = z.refine<string>((value) => value >= "1900" && value < "2200");

/** A day that a request gives; it is one of the calendar's. */
export const GivenDay = z.iso.date().max(10).check(isSound, isOfOurTime);

/** A month that a request names. */
export const Month = coded(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, { max: 7 });

/** An instant in UTC. */
export const Instant = z.iso.datetime().max(40).check(isSound, isOfOurTime);

export const Language = z.enum(["pt", "en"]);
export type Language = z.infer<typeof Language>;
