import { z } from "zod";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";

const Body = z.object({ code: text });

/** The code that was typed, without the spaces people put into it. */
export function readCode({ body }: Call): string {
  const code = readFields(Body, body).code?.replace(/\s/g, "");
  if (!code) throw new AuthError("validation_failed", { message: "code is required" });
  return code;
}
