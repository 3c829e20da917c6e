import { expect, test } from "vitest";
import { readReturnError } from "./read-return-error.ts";

test.each([
  [
    "?error=access_denied&error_code=user_banned",
    "#error=access_denied&error_code=user_banned&sb=",
    "user_banned",
  ],
  ["?error=access_denied&error_description=x", "#error=access_denied&sb=", "access_denied"],
  ["", "#error=access_denied&error_code=otp_expired&sb=", "otp_expired"],
  ["", "#criar-conta", null],
  ["", "", null],
])("%s %s says %s", (search, hash, code) => {
  expect(readReturnError({ search, hash })).toBe(code);
});
