import { expect, test } from "vitest";
import { ratesOn } from "./house-rates.ts";
import { firstLimits } from "./limits.ts";
import { mergeSettings } from "./merge-settings.ts";
import { PublicSettings } from "./settings.ts";

const fallback = {
  whatsappNumber: "5511999990000",
  teamEmail: "team@house.test",
  email: "team@house.test",
  supportEmail: "team@house.test",
  phone: "",
  address: { street: "", city: "", postalCode: "" },
  social: { linkedin: "", instagram: "", youtube: "" },
  preferencesUrl: "",
  diagnosticAccess: "open" as const,
  limits: firstLimits,
  company: { name: "Lilamonde", cnpj: "" },
};

test("what is kept stands over the fallback, field by field", () => {
  const kept = [
    { key: "phone", value: "+55 11 1234" },
    { key: "social", value: { linkedin: "https://example.com", instagram: "", youtube: "" } },
  ];
  expect(mergeSettings(kept, fallback)).toMatchObject({
    phone: "+55 11 1234",
    social: { linkedin: "https://example.com" },
    email: "team@house.test",
  });
});

test.each([
  ["an address that runs script", { key: "preferencesUrl", value: "javascript:alert(1)" }],
  ["a number that is none", { key: "whatsappNumber", value: "+55 11" }],
  ["half an address", { key: "address", value: { street: "Rua" } }],
  ["a limit beyond what is safe", { key: "limits", value: { ...firstLimits, inviteDays: 4_000 } }],
  ["a company whose number is none", { key: "company", value: { name: "Casa", cnpj: "11222333000180" } }],
  ["an unknown key", { key: "color", value: "red" }],
  ["a key of every object", { key: "constructor", value: "x" }],
])("%s is passed over", (_, kept) => {
  expect(mergeSettings([kept], fallback)).toEqual(fallback);
});

test("the public part does not say where the team reads its mail", () => {
  expect(PublicSettings.parse(fallback)).not.toHaveProperty("teamEmail");
});

test("a month without a rate uses the latest before it, never a later one", () => {
  const kept = [
    { month: "2026-03", currency: "EUR", rate: "6.50" },
    { month: "2026-01", currency: "EUR", rate: "6.10" },
    { month: "2026-05", currency: "USD", rate: "5.40" },
  ];
  expect(ratesOn(kept, "2026-02-28")).toEqual({ EUR: "6.10" });
  expect(ratesOn(kept, "2026-06-01")).toEqual({ EUR: "6.50", USD: "5.40" });
  expect(ratesOn(kept, "2025-12-31")).toEqual({});
});
