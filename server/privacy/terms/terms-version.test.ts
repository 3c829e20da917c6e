import { expect, test } from "vitest";
import { TERMS_VERSION } from "#domain/privacy/terms-version.ts";
import { m } from "#messages/messages.js";

test.each([
  ["pt", "pt-BR"],
  ["en", "en-GB"],
] as const)(
  "the version that is accepted is the day that the page of the terms names (%s)",
  (locale, format) => {
    const day = new Intl.DateTimeFormat(format, { dateStyle: "long", timeZone: "UTC" });
    expect(m.about_legal_since({}, { locale })).toContain(day.format(new Date(TERMS_VERSION)));
  },
);
