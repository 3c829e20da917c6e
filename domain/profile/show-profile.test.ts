import { expect, test } from "vitest";
import type { Profile } from "./profile.ts";
import { showProfile } from "./show-profile.ts";
import { defaultVisibility, type Visibility, visibleFields } from "./visibility.ts";

const profile: Profile = {
  version: 3,
  email: "marina@example.com",
  fullName: "Marina Teles",
  photoUrl: "/api/photos/x",
  headline: "Ilhas, com calma",
  bio: "Vinte anos de estrada.",
  city: "São Paulo",
  phone: "+5511988887777",
  whatsapp: "+5511988887777",
  languages: ["pt", "en"],
  specialties: ["islands"],
  cpf: "52998224725",
  visibility: defaultVisibility,
  preferredLanguage: "pt-BR",
  agency: {
    version: 1,
    name: "Teles",
    cnpj: "11222333000181",
    site: "https://teles.com.br",
    city: "SP",
    isYours: true,
    owner: "Marina",
  },
};
const all = (visibility: Visibility) => ({
  ...profile,
  visibility: Object.fromEntries(visibleFields.map((field) => [field, visibility])) as Profile["visibility"],
});

test("members see the work by default, and not how to reach the person", () => {
  const shown = showProfile(profile, "members");
  expect(shown).toMatchObject({ headline: "Ilhas, com calma", email: null, phone: null, whatsapp: null });
  expect(shown.agency).toEqual({ name: "Teles", cnpj: null, site: "https://teles.com.br", city: "SP" });
  const { fullName, languages, ...rest } = showProfile(profile, "public");
  expect(fullName).toBe("Marina Teles");
  expect(languages).toEqual([]);
  expect(Object.values(rest).flat().filter(Boolean)).toEqual([]);
});

test.each([
  ["private", "members", false],
  ["private", "public", false],
  ["members", "members", true],
  ["members", "public", false],
  ["public", "members", true],
  ["public", "public", true],
] as const)("a field that is %s is shown to %s: %s", (visibility, to, isShown) => {
  const { fullName, ...shown } = showProfile(all(visibility), to);
  const values = Object.values(shown).map((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  expect(values).toEqual(values.map(() => isShown));
});

test("a CPF is never shown, nor a version", () => {
  expect(JSON.stringify(showProfile(all("public"), "members"))).not.toMatch(/52998224725|version/);
});
