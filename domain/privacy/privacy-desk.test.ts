import { expect, test } from "vitest";
import { answerDue, daysLeft } from "./privacy-desk.ts";

test("an answer is due within fifteen days, and after them it is late", () => {
  const received = new Date("2026-03-02T12:00:00Z");
  const due = answerDue(received);
  expect(due.toISOString()).toBe("2026-03-17T12:00:00.000Z");
  expect(daysLeft(due, received)).toBe(15);
  expect(daysLeft(due, new Date("2026-03-17T11:59:59Z"))).toBe(0);
  expect(daysLeft(due, new Date("2026-03-17T12:00:01Z"))).toBe(-1);
});
