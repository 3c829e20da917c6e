import { expect, test } from "vitest";
import type { ClientContent } from "./clients.ts";
import { mergeClients } from "./merge-clients.ts";

const ana: ClientContent = {
  ...{ fullName: "Ana Andrade", household: null, email: "ana@example.com", phone: null, birthday: null },
  ...{ language: "pt", preferences: "Quarto alto", notes: "" },
};

test("the first entry stands, the second fills its gaps, and nothing that was written is lost", () => {
  const other: ClientContent = {
    ...ana,
    ...{ fullName: "Ana M. Andrade", household: "Andrade", email: "ana.m@example.com", phone: "+5511" },
    ...{ preferences: "Sem glúten", notes: "Conhece Sagres", birthday: "1980-02-03" },
  };
  expect(mergeClients(ana, other)).toEqual({
    ...{ fullName: "Ana Andrade", household: "Andrade", email: "ana@example.com", phone: "+5511" },
    ...{ birthday: "1980-02-03", language: "pt", preferences: "Quarto alto\n\nSem glúten" },
    notes: "Conhece Sagres\n\nAna M. Andrade, ana.m@example.com",
  });
});

test("merging an entry with itself changes nothing", () => {
  expect(mergeClients(ana, ana)).toEqual(ana);
});
