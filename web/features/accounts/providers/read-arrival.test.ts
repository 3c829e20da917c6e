import { expect, test } from "vitest";
import { readArrival } from "./read-arrival.ts";

test.each([
  ["?error=access_denied&error_code=user_banned", "#error=x&error_code=user_banned&sb=", "user_banned"],
  ["?error=access_denied&error_description=x", "#error=access_denied&sb=", "access_denied"],
  ["", "#error=access_denied&error_code=otp_expired&sb=", "otp_expired"],
  ["", "#criar-conta", null],
])("%s %s brings the refusal %s", (search, hash, refusal) => {
  expect(readArrival({ search, hash })).toEqual({ isWithSession: false, refusal });
});

test("a link that was accepted brings a session", () => {
  const hash = "#access_token=a.b.c&refresh_token=d&sb=";
  expect(readArrival({ search: "", hash })).toEqual({ isWithSession: true, refusal: null });
});
