import { z } from "zod";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { flag, metadata, rawText, text } from "#auth/http/fields.ts";
import { hashStrongPassword } from "#auth/passwords/hash-strong-password.ts";

/** What an administrator may say about an account (§9). */
export const AccountFields = z.object({
  id: text,
  email: text,
  phone: text,
  password: rawText,
  password_hash: text,
  user_metadata: metadata,
  app_metadata: metadata,
  email_confirm: flag,
  phone_confirm: flag,
  ban_duration: text,
  role: text,
});
export type AccountFields = z.infer<typeof AccountFields>;

const ARGON2ID =
  /^\$argon2id\$v=19\$m=\d{1,7},t=\d{1,3},p=\d{1,2}\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,172}$/;

/** The hash to store for a given password or a hash brought along; null when neither is given. */
export async function hashOfFields(
  deps: Deps,
  { password, password_hash: given }: Pick<AccountFields, "password" | "password_hash">,
): Promise<string | null> {
  if (password && given) {
    throw new AuthError("validation_failed", {
      message: "Only a password or a password hash should be provided",
    });
  }
  if (given && !ARGON2ID.test(given)) {
    throw new AuthError("validation_failed", { message: "The password hash must be argon2id" });
  }
  if (!password) return given ?? null;
  return hashStrongPassword(deps, password);
}
