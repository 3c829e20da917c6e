import { expect, test } from "vitest";
import { mayMove, messageStatuses, movesFrom } from "./message-states.ts";

const allowed = [
  "new open",
  "new answered",
  "new closed",
  "new spam",
  "open answered",
  "open closed",
  "open spam",
  "answered open",
  "answered closed",
  "answered spam",
  "closed open",
  "spam new",
];

test("every arrow of a message, and no other", () => {
  for (const from of messageStatuses)
    for (const to of messageStatuses) {
      expect(mayMove(from, to), `${from} ${to}`).toBe(allowed.includes(`${from} ${to}`));
      expect(movesFrom(from).includes(to)).toBe(mayMove(from, to));
    }
});
