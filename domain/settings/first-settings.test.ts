import { expect, test } from "vitest";
import { aboutHotels } from "#database/seed/house/faq/about-hotels.ts";
import { houseSettings } from "#database/seed/house/settings.ts";
import { parseConfig } from "#platform/config.ts";
import { readMessages } from "../../messages/read-messages.ts";

test("until the real ones are written, the house has a whole address, and its telephone is not its WhatsApp", () => {
  const { address, phone } = houseSettings;
  expect(address.street).toMatch(/, (?:\d+|s\/n)$/);
  expect(address.postalCode).toMatch(/^\d{5}-\d{3}$/);
  expect(phone.replace(/\D/g, "")).not.toBe(parseConfig({}).whatsappNumber);
});

test("what is said of the collection counts no names: it grows without the sentence", () => {
  const [asked] = aboutHotels.filter(({ question }) => /representam hoje/.test(question.pt));
  const text = JSON.stringify(asked!.answer);
  expect(text).not.toMatch(/\b(?:dois|duas|two|oito|eight|\d+) (?:nomes|names|hotéis|hotels)\b/i);
});

test("an event that registers anybody is called open to the public", () => {
  const { texts } = readMessages(`${import.meta.dirname}/../../messages`).find(
    ({ key }) => key === "events_for_public",
  )!;
  expect(texts).toEqual({ pt: "Aberto ao público", en: "Open to the public" });
});
