import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { contrast, READABLE } from "../proposals/brand-tones.ts";
import { sumFigures } from "./figures.ts";
import { moveSection, placeSections, shownSections, stepSection, storeSections } from "./sections.ts";
import { StoreSlug, slugBlocker, suggestSlug } from "./slugs.ts";
import { publishBlocker, showSeller } from "./stores.ts";
import {
  accentBlocker,
  accentContrast,
  onAccent,
  readableAccent,
  storeThemes,
  usualAccents,
} from "./themes.ts";
import { sharedPath, visitSource } from "./visits.ts";

const colour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);

describe("addresses", () => {
  test.each([
    "admin",
    "lilamonde",
    "ajuda-lilamonde",
    "store",
    "faq",
    "martinhal-luxury-resorts",
    "suporte",
    "api",
  ])("%s is nobody's to take", (slug) => expect(slugBlocker(slug)).toBe("slug_reserved"));
  test.each(["marina-teles", "viagens-em-familia", "casa-e-mar"])("%s may be taken", (slug) =>
    expect([StoreSlug.safeParse(slug).success, slugBlocker(slug)]).toEqual([true, null]),
  );
  test.each(["ab", "Marina", "-marina", "marina--teles", "marina teles", "márina", `a${"b".repeat(60)}`])(
    "%j is no address",
    (slug) => expect(StoreSlug.safeParse(slug).success).toBe(false),
  );
  test("a name suggests its address, without accents and with a number where it is taken", () => {
    expect(suggestSlug("Marina Teles")).toBe("marina-teles");
    expect(suggestSlug("Inês d’Ávila", 2)).toBe("ines-d-avila-2");
  });
  test("every name suggests an address that may be taken", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 90, unit: "binary" }),
        fc.integer({ min: 1, max: 999 }),
        (name, attempt) => {
          const slug = suggestSlug(name, attempt);
          return StoreSlug.safeParse(slug).success && slugBlocker(slug) === null;
        },
      ),
      propertyRuns(200),
    );
  });
});

describe("accents", () => {
  // Ratios as any WCAG calculator gives them.
  test.each([
    ["paper", "#000000", 18.97, null],
    ["paper", "#a98346", 3.19, "accent_unreadable"],
    ["paper", "#7a5a22", 5.71, null],
    ["paper", "#ffffff", 1.04, "accent_unreadable"],
    ["jacaranda", "#cba869", 5.11, null],
    ["night", "#cba869", 7.36, null],
    ["night", "#5b2a36", 1.4, "accent_unreadable"],
  ] as const)("on %s, %s stands out by %d", (theme, accent, ratio, blocker) => {
    expect(accentContrast({ theme, accent })).toBeCloseTo(ratio, 1);
    expect(accentBlocker({ theme, accent })).toBe(blocker);
  });
  test("the accents of the house can be read", () => {
    for (const theme of storeThemes) expect(accentBlocker({ theme, accent: usualAccents[theme] })).toBeNull();
  });
  test("every colour has a tone that can be read, one that can be read stays, and words on it can be read", () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...storeThemes), (accent, theme) => {
        const tone = readableAccent({ theme, accent });
        expect(accentBlocker({ theme, accent: tone })).toBeNull();
        if (!accentBlocker({ theme, accent })) expect(tone).toBe(accent);
        expect(contrast(tone, onAccent(tone))).toBeGreaterThanOrEqual(READABLE);
      }),
      propertyRuns(200),
    );
  });
});

describe("sections", () => {
  const all = placeSections([]);
  test("a store has each section once, those nobody placed last", () => {
    const placed = placeSections([
      { kind: "contact", isShown: false },
      { kind: "contact", isShown: true },
      { kind: "gone", isShown: true },
    ]);
    expect(placed[0]).toEqual({ kind: "contact", isShown: false });
    expect(placed.map(({ kind }) => kind).sort()).toEqual([...storeSections].sort());
    expect(shownSections(placed)).not.toContain("contact");
  });
  test("moving loses and invents nothing, and a step back undoes a step", () => {
    const place = fc.integer({ min: -2, max: 6 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const moved = moveSection(all, { from, to });
        expect(moved.map(({ kind }) => kind).sort()).toEqual([...storeSections].sort());
      }),
      propertyRuns(200),
    );
    const kind = storeSections[0];
    const down = stepSection(all, { kind, step: 1 });
    expect(down[1]!.kind).toBe(kind);
    expect(stepSection(down, { kind, step: -1 })).toEqual(all);
    expect(stepSection(all, { kind, step: -1 })).toEqual(all);
  });
});

test("where a visit came from is told by the address, or by the kind of site that led there", () => {
  const from = (referrer: string, hash = "") => visitSource({ hash, referrer, host: "lilamonde.test" });
  expect(from("https://www.google.com.br/search?q=x")).toBe("search");
  expect(from("https://l.instagram.com/?u=1")).toBe("instagram");
  expect(from("https://lilamonde.test/marketplace-public")).toBe("site");
  expect(from("https://jornal.example/materia")).toBe("other");
  expect(from("")).toBe("direct");
  expect(from("https://google.com.evil.example/")).toBe("other");
  expect(from("https://www.google.com/", new URL(sharedPath("marina", "qr"), "https://x.test").hash)).toBe(
    "qr",
  );
  expect(from("", "#via=somebody")).toBe("direct");
});

test("only what was chosen of a profile is shown, and a sentence in one language is not enough", () => {
  const seller = {
    ...{ name: "Marina Teles", tier: "silver" as const, photoUrl: "/api/photos/1", agency: "Teles" },
    ...{ city: "São Paulo", languages: ["pt" as const], specialties: ["families" as const] },
    whatsapp: "+55 11 98888-7777",
  };
  expect(showSeller(seller, ["city"])).toEqual({
    ...{ name: "Marina Teles", tier: "silver", photoUrl: null, agency: null, city: "São Paulo" },
    ...{ languages: [], specialties: [], whatsapp: null },
  });
  expect(publishBlocker({ headline: { pt: "Viagens.", en: " " } })).toBe("translation_missing");
  expect(publishBlocker({ headline: { pt: "Viagens.", en: "Journeys." } })).toBeNull();
});

test("figures are summed by day and source, and what is older than the days is left out", () => {
  const at = (day: string, kind: "views" | "bookings", count: number) => ({ day, source: "qr", kind, count });
  const figures = sumFigures(
    [at("2026-03-01", "views", 9), at("2026-03-04", "views", 2), at("2026-03-05", "bookings", 1)],
    { until: "2026-03-05", days: 3 },
  );
  expect(figures.days.map(({ day, views }) => [day, views])).toEqual([
    ["2026-03-03", 0],
    ["2026-03-04", 2],
    ["2026-03-05", 0],
  ]);
  expect(figures.sources).toEqual([{ source: "qr", views: 2, talks: 0, requests: 0, bookings: 1 }]);
});
