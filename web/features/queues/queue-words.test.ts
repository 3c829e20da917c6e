import { expect, test } from "vitest";
import { daysLate } from "#domain/commissions/due.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { spanWords } from "./queue-words.ts";

const HOUR_MS = 3_600_000;

test("the queue counts the days of what is late as its list does, at every hour of the day", () => {
  // The queue measures from the midnight of the due day in São Paulo.
  const due = new Date("2026-10-30T03:00:00Z");
  for (let hour = 19 * 24; hour < 20 * 24; hour += 1) {
    const now = new Date(due.getTime() + hour * HOUR_MS + 1);
    const days = daysLate({ state: "confirmed", dueOn: "2026-10-30" }, houseDay(now));
    expect(spanWords((now.getTime() - due.getTime()) / HOUR_MS)).toBe(m.queues_days({ days }));
  }
});
