import { expect, test } from "vitest";
import { type Decision, decideAccount } from "./decide-account.ts";

const email = "ana@casa.test";
const at = new Date();
const accounts = {
  none: null,
  confirmed: { email, email_confirmed_at: at, phone_confirmed_at: null },
  unconfirmed: { email, email_confirmed_at: null, phone_confirmed_at: null },
  "by phone": { email, email_confirmed_at: null, phone_confirmed_at: at },
  "other address": { email: "other@casa.test", email_confirmed_at: at, phone_confirmed_at: null },
  "unconfirmed other": { email: "other@casa.test", email_confirmed_at: null, phone_confirmed_at: null },
};
type Name = keyof typeof accounts;

/** known, holder, what a verified address leads to, what an unverified one leads to. */
const table: [Name, Name, Decision, Decision][] = [
  ["confirmed", "none", "sign_in", "sign_in"],
  ["by phone", "none", "sign_in", "sign_in"],
  ["other address", "none", "sign_in", "sign_in"],
  ["unconfirmed", "none", "claim", "await_mail"],
  ["unconfirmed other", "none", "await_mail", "await_mail"],
  ["none", "none", "create", "await_mail"],
  ["none", "confirmed", "link", "refuse"],
  ["none", "unconfirmed", "claim", "refuse"],
  ["none", "by phone", "refuse", "refuse"],
  ["none", "other address", "link", "refuse"],
];

test.each(table)(
  "known %s, address of %s: %s if verified, %s if not",
  (known, holder, verified, unverified) => {
    const given = { email, isAutoconfirmed: false, known: accounts[known], holder: accounts[holder] };
    expect(decideAccount({ ...given, isEmailVerified: true })).toBe(verified);
    expect(decideAccount({ ...given, isEmailVerified: false })).toBe(unverified);
  },
);

test("where new addresses need no proof, those of others still do", () => {
  const given = { email, isAutoconfirmed: true, isEmailVerified: false, known: null };
  expect(decideAccount({ ...given, holder: null })).toBe("create");
  expect(decideAccount({ ...given, holder: accounts.confirmed })).toBe("refuse");
  expect(decideAccount({ ...given, holder: accounts.unconfirmed })).toBe("refuse");
});
