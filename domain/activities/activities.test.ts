import { expect, test } from "vitest";
import { isAhead, NewActivity } from "./activities.ts";

const visit = {
  hotelIds: ["0a3f6f0e-6f3f-4f9e-9d2c-0c1f8a1b2c3d"],
  kind: "visit",
  happenedOn: "2026-03-02",
  summary: "Visita à agência Rota Sul",
  reach: 4,
  nextStep: "Enviar tarifas de julho",
  nextStepOn: "2026-03-09",
};

test("an activity names a hotel at least, and its next step may have no day, but no day without a step", () => {
  expect(NewActivity.safeParse(visit).success).toBe(true);
  expect(NewActivity.safeParse({ ...visit, nextStepOn: null }).success).toBe(true);
  expect(NewActivity.safeParse({ ...visit, nextStep: null, nextStepOn: null }).success).toBe(true);
  expect(NewActivity.safeParse({ ...visit, nextStep: null }).success).toBe(false);
  expect(NewActivity.safeParse({ ...visit, hotelIds: [] }).success).toBe(false);
});

test("what happens tomorrow has not happened", () => {
  expect(isAhead(visit, "2026-03-01")).toBe(true);
  expect(isAhead(visit, "2026-03-02")).toBe(false);
});
