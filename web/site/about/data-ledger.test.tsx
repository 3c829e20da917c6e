import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { m } from "#messages/messages.js";
import { DataLedger } from "./data-ledger.tsx";

test("the privacy notice has a row for diagnostics, registrations with what the kitchen is told, and requests", () => {
  const page = renderToStaticMarkup(<DataLedger />);
  for (const [what, why, basis, long] of [
    [
      ...[m.about_privacy_diagnostic(), m.about_privacy_diagnostic_why()],
      ...[m.about_privacy_diagnostic_basis(), m.about_privacy_diagnostic_long()],
    ],
    [
      ...[m.about_privacy_event(), m.about_privacy_event_why()],
      ...[m.about_privacy_event_basis(), m.about_privacy_event_long()],
    ],
    [
      ...[m.about_privacy_request(), m.about_privacy_request_why()],
      ...[m.about_privacy_request_basis(), m.about_privacy_request_long()],
    ],
  ]) {
    const row = page.split("<li>").find((part) => part.includes(what!)) ?? "";
    for (const said of [why, basis, long]) expect(row).toContain(said!);
  }
  // What may say something of a person's health stands on consent of its own.
  expect(m.about_privacy_event({}, { locale: "pt" })).toMatch(/cozinha.*saúde/);
  expect(m.about_privacy_event_basis({}, { locale: "pt" })).toMatch(/consentimento, art\.\s11, I/);
});
