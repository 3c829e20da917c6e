import { expect, test } from "vitest";
import { consentAnswered, consentAsked, productReviewed, productWaiting } from "./notices.ts";

const titled = { title: "Veleiro ao entardecer", titleEn: "Sailing at dusk" };
const more = { seller: "Marina Teles", hotel: "Martinhal Sagres", to: "published", isGiven: "yes" };

test.each([productWaiting, productReviewed, consentAsked, consentAnswered])(
  "$kind calls a product by its title in the reader's language, and one of before by the only title it has",
  ({ sentence }) => {
    const words = (params: object, locale: "pt" | "en") => sentence(params as never, { locale });
    expect(words({ ...titled, ...more }, "pt")).toContain("Veleiro ao entardecer");
    expect(words({ ...titled, ...more }, "en")).toContain("Sailing at dusk");
    expect(words({ title: titled.title, ...more }, "en")).toContain("Veleiro ao entardecer");
  },
);
