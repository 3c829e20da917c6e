import { expect, test } from "vitest";
import type { ErrorCode } from "#domain/errors.ts";
import { m } from "#messages/messages.js";
import { refusalText } from "./refusal-text.ts";

const codes: ErrorCode[] = [
  "contract_ends_before_start",
  "contract_before_later",
  "contract_before_booking",
  "validation_failed",
];

test("each reason why a version is refused has its own words, with the next step", () => {
  const words = codes.map((code) => refusalText({ state: "refused", code } as never));
  expect(new Set(words).size).toBe(codes.length);
  expect(words[2]).toBe(m.contracts_before_booking());
  expect(words).not.toContain(m.account_error_other());
});
