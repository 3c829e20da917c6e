import { expect, test } from "vitest";
import { inOneLanguage } from "./in-one-language.ts";

const hotel = {
  name: "Casa",
  place: { pt: "Maldivas", en: "Maldives" },
  lead: null,
  paragraphs: { pt: ["Um.", " "], en: ["One."] },
  pictures: [{ kind: "art", alt: { pt: "Mar", en: "Sea" } }],
  coordinates: { latitude: 5, longitude: 73 },
};

test("every text is told in the language asked for, however deep it lies", () => {
  expect(inOneLanguage(hotel, "en")).toEqual({
    name: "Casa",
    place: "Maldives",
    lead: null,
    paragraphs: ["One."],
    pictures: [{ kind: "art", alt: "Sea" }],
    coordinates: { latitude: 5, longitude: 73 },
  });
  expect(inOneLanguage(hotel, "pt").paragraphs).toEqual(["Um."]);
});

test("a side nobody has written yet is told in the other language", () => {
  expect(inOneLanguage({ title: { pt: "Só em português", en: "" } }, "en").title).toBe("Só em português");
});

test("a row with nothing in it leaves no hole in its list", () => {
  const blank = { name: { pt: "", en: " " }, text: null };
  const rooms = [blank, { name: { pt: "Casa", en: "House" }, text: null }];
  expect(inOneLanguage({ rooms }, "pt").rooms).toEqual([{ name: "Casa", text: null }]);
});
