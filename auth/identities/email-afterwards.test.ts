import { expect, test } from "vitest";
import type { Identity } from "#auth/users/user-object.ts";
import { emailAfterwards } from "./email-afterwards.ts";

const identity = (email: string | null, email_verified: unknown) =>
  ({ email, identity_data: { email_verified } }) as Identity;
const user = { email: "a@casa.test" };

test("the address stays as long as something left has verified it", () => {
  const rest = [identity("b@casa.test", true), identity("a@casa.test", true)];
  expect(emailAfterwards(user, rest)).toBe("a@casa.test");
});

test("otherwise the first verified one takes its place, and never an unverified one (P39)", () => {
  expect(emailAfterwards(user, [identity("c@casa.test", "true"), identity("b@casa.test", true)])).toBe(
    "b@casa.test",
  );
  expect(emailAfterwards(user, [identity("a@casa.test", false), identity(null, true)])).toBeNull();
});
