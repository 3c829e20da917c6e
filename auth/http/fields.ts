import { z } from "zod";
import { AuthError } from "#auth/errors.ts";

/** Absent, null and empty are the same to the protocol (P37). */
export const text = z
  .string()
  .nullish()
  .transform((value) => value || undefined);

/** An empty text is kept: for passwords, where it must be refused rather than overlooked. */
export const rawText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);

export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);

/** The members every PKCE-capable request may carry. */
export const pkce = { code_challenge: text, code_challenge_method: text };

/** Reads the members a call knows and ignores all others; a member of the wrong type is refused by name. */
export function readFields<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const field = error.issues[0]?.path.join(".") ?? "";
  throw new AuthError("validation_failed", { message: `The value of ${field || "the body"} is not valid` });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/** An id from a path, in lower case; anything that is no id is simply not there (P33). */
export function requireUuid(value: string | undefined, what: string): string {
  if (value && isUuid(value)) return value.toLowerCase();
  throw new AuthError("validation_failed", { status: 404, message: `${what} must be an UUID` });
}
