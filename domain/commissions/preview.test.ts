import { expect, test } from "vitest";
import type { BookingTerms } from "../hotels/contract-versions.ts";
import { previewCommission } from "./preview.ts";

const plan = (code: string, kind: "commissionable" | "net", commission: number) => ({
  ...{ code, kind, commission, name: { pt: code, en: code } },
});
const terms: BookingTerms = {
  ...{ version: 3, currency: "EUR", hasTierBonus: true, due: { from: "month_end", days: 30 } },
  ratePlans: [plan("FLEX", "commissionable", 1_000), plan("NET", "net", 0)],
};
const room = (ratePlan: string, price: number) => ({ category: "Quarto", ratePlan, price });

test("what a stay would earn is told with its base and its day before anybody is asked", () => {
  const rooms = [room("FLEX", 594_005), room("NET", 90_000)];
  expect(previewCommission(terms, { checkOut: "2026-07-08", rooms })).toEqual({
    ...{ currency: "EUR", base: 594_005, amount: 59_400, dueOn: "2026-08-30" },
  });
  expect(previewCommission(terms, { checkOut: "", rooms })?.dueOn).toBeNull();
  expect(previewCommission(terms, { checkOut: "2026-07-08", rooms: [room("NET", 90_000)] })).toBeNull();
  expect(previewCommission(terms, { checkOut: "2026-07-08", rooms: [room("", 90_000)] })).toBeNull();
});
