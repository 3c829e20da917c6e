import { expect, test } from "vitest";
import { NewContract } from "#domain/hotels/contract-versions.ts";
import { toContract, toFormValues } from "./form-values.ts";

const filled = () => {
  const values = toFormValues(undefined);
  return {
    ...values,
    startsOn: "2026-01-01",
    ratePlans: [{ ...values.ratePlans[0]!, pt: "Flexível", en: "Flexible" }],
  };
};

test("what the form begins with is a contract as soon as it has a day", () => {
  expect(NewContract.safeParse(toContract(toFormValues(undefined), 0)).success).toBe(false);
  expect(NewContract.parse(toContract(filled(), 0))).toMatchObject({
    basedOn: 0,
    endsOn: null,
    terms: { due: { from: "checkout", days: 30 }, override: null, answerHours: 24, commissionable: ["room"] },
  });
});

test("terms go into the fields and come out as they were", () => {
  const contract = NewContract.parse(
    toContract(
      { ...filled(), override: "2,5", penalties: [{ daysBefore: "7", share: "50" }], endsOn: "2026-12-31" },
      1,
    ),
  );
  expect(contract.terms).toMatchObject({
    override: 250,
    cancellation: { penalties: [{ daysBefore: 7, share: 5_000 }] },
  });
  const version = {
    ...contract,
    id: "a",
    hotelId: "b",
    version: 2,
    createdAt: "",
    writtenBy: null,
    changes: [],
  };
  const again = toContract({ ...toFormValues(version), startsOn: "2026-01-01" }, 2);
  expect(NewContract.parse(again).terms).toEqual(contract.terms);
});

test("a net plan has no commission, and a rate that is none is refused", () => {
  const [plan] = filled().ratePlans;
  const net = NewContract.parse(toContract({ ...filled(), ratePlans: [{ ...plan!, kind: "net" }] }, 0));
  expect(net.terms.ratePlans[0]?.commission).toBe(0);
  const wrong = toContract({ ...filled(), ratePlans: [{ ...plan!, commission: "dez" }] }, 0);
  expect(NewContract.safeParse(wrong).success).toBe(false);
});
