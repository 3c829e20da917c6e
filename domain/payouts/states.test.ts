import { expect, test } from "vitest";
import { approvalBlocker, batchStates, canMoveBatch, hasLeft, isBatchExplained } from "./states.ts";

const every = batchStates.flatMap((from) => batchStates.map((to) => [from, to] as const));
const named = ([from, to]: (typeof every)[number]) => `${from} → ${to}`;

test("of all arrows exactly these exist, and only taking back is explained", () => {
  const back = ["drafted", "approved", "sent", "settled"].map((from) => `${from} → reversed`);
  const on = ["drafted → approved", "approved → sent", "sent → settled"];
  expect(
    every
      .filter((arrow) => canMoveBatch(...arrow))
      .map(named)
      .sort(),
  ).toEqual([...on, ...back].sort());
  expect(
    every
      .filter((arrow) => isBatchExplained(...arrow))
      .map(named)
      .sort(),
  ).toEqual(back.sort());
  expect(batchStates.filter(hasLeft)).toEqual(["sent", "settled"]);
});

test("whoever had a hand in a batch cannot approve it, with any number of factors", () => {
  const hands = ["ana", null, "rui"];
  expect(approvalBlocker({ approverId: "ana", hands, hasUsedFactor: true })).toBe("payout_same_person");
  expect(approvalBlocker({ approverId: "rui", hands, hasUsedFactor: false })).toBe("payout_same_person");
  expect(approvalBlocker({ approverId: "eva", hands, hasUsedFactor: false })).toBe("second_factor_needed");
  expect(approvalBlocker({ approverId: "eva", hands, hasUsedFactor: true })).toBeNull();
});
