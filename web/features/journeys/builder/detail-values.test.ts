import { expect, test } from "vitest";
import type { JourneyHead } from "#domain/journeys/journeys.ts";
import { detailChanges, detailValues } from "./detail-values.ts";

const client = "0b0e5f0a-9f7e-4c8e-9b6a-000000000001";
const head: JourneyHead = {
  ...{ title: { pt: "Sul", en: "" }, intro: { pt: "", en: "" }, clientId: null, startsOn: "2027-07-04" },
  ...{ endsOn: "2027-07-12", travellers: [], currency: "EUR", language: "pt", cover: null, colour: null },
  ...{ markup: { usual: 1_500, byKind: { stay: 1_250 } }, note: "" },
};
const values = detailValues(head);

test("what nobody touched is not sent, so that it clashes with nobody", () => {
  expect(detailChanges(head, values)).toEqual({});
  expect(values).toMatchObject({ markup: "15", kinds: { stay: "12,5", flight: "" }, clientId: "" });
});

test("an operator's rules are typed in percent: one for all, others for a kind, none at all", () => {
  const kinds = { ...values.kinds, flight: "5", stay: "" };
  expect(detailChanges(head, { ...values, kinds })).toEqual({
    markup: { usual: 1_500, byKind: { flight: 500 } },
  });
  const none = { stay: "", experience: "", transfer: "", flight: "", dining: "", note: "" };
  expect(detailChanges(head, { ...values, markup: "", kinds: none })).toEqual({ markup: null });
});

test("a client is chosen and let go", () => {
  expect(detailChanges(head, { ...values, clientId: client })).toEqual({ clientId: client });
  const chosen = { ...head, clientId: client };
  expect(detailChanges(chosen, { ...detailValues(chosen), clientId: "" })).toEqual({ clientId: null });
});
