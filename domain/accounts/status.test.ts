import { expect, test } from "vitest";
import { statusBlocker, statuses } from "./status.ts";

const allowed = [
  "pending>active",
  "pending>rejected",
  "active>suspended",
  "rejected>active",
  "suspended>active",
];
const needReason = ["pending>rejected", "active>suspended"];
const every = statuses.flatMap((from) => statuses.map((to) => ({ from, to, way: `${from}>${to}` })));

test.each(every)("$way is as the table says", ({ from, to, way }) => {
  expect(statusBlocker({ from, to, reason: "motivo" })).toBe(allowed.includes(way) ? null : "conflict");
});

test.each(needReason)("%s needs a reason", (way) => {
  const [from, to] = way.split(">") as [(typeof statuses)[number], (typeof statuses)[number]];
  expect(statusBlocker({ from, to, reason: "  " })).toBe("validation_failed");
  expect(statusBlocker({ from, to, reason: null })).toBe("validation_failed");
});
