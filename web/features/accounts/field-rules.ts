import { PASSWORD_MIN_LENGTH } from "#domain/accounts/password.ts";
import { Email } from "#domain/text.ts";
import { m } from "#messages/messages.js";

/** What each account field must be, as react-hook-form asks, in the reader's words. */
export const fieldRules = {
  required: () => ({ required: m.account_required() }),
  name: () => ({
    required: m.account_required(),
    validate: (value: string) => value.trim() !== "" || m.account_required(),
  }),
  email: () => ({
    required: m.account_required(),
    validate: (value: string) => Email.safeParse(value).success || m.account_email_invalid(),
  }),
  newPassword: () => ({
    required: m.account_required(),
    minLength: { value: PASSWORD_MIN_LENGTH, message: m.account_password_short() },
  }),
  confirmation: (password: () => string) => ({
    required: m.account_required(),
    validate: (value: string) => value === password() || m.account_password_mismatch(),
  }),
};
