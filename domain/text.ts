import { z } from "zod";

// Control characters other than tab and line breaks; Postgres refuses NUL, mail headers the rest.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** One line that a person types: trimmed, not empty, no line breaks or control characters. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !CONTROL.test(value) && !/[\r\n]/.test(value));
}

/** Several lines that a person types: trimmed, not empty, no control characters. */
export function lines(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !CONTROL.test(value));
}

/** An e-mail address in lower case. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const Language = z.enum(["pt", "en"]);
export type Language = z.infer<typeof Language>;
