import { expect, test } from "vitest";
import { whatsappAddress } from "../whatsapp.ts";
import { pieceName, usualPicture } from "./pieces.ts";
import { captionWithLink, firstVersion } from "./whatsapp.ts";

test("a text opens in WhatsApp as it is, with the link in a line of its own", () => {
  const text = captionWithLink("Quatro noites & silêncio: ", "https://lilamonde.test/r/k7m2xp4w");
  const url = new URL(whatsappAddress({ text }));
  expect(url.host).toBe("wa.me");
  expect(url.searchParams.get("text")).toBe("Quatro noites & silêncio:\nhttps://lilamonde.test/r/k7m2xp4w");
});

test("a member's first version stays theirs for the day and is one there is", () => {
  const seeds = Array.from({ length: 50 }, (_, at) => `member-${at}/2026-03-02`);
  const versions = seeds.map((seed) => firstVersion({ count: 3, seed }));
  expect(new Set(versions)).toEqual(new Set([0, 1, 2]));
  expect(seeds.map((seed) => firstVersion({ count: 3, seed }))).toEqual(versions);
});

test("each format begins with another picture, and one picture serves them all", () => {
  expect((["square", "portrait", "story", "sheet"] as const).map((one) => usualPicture(one, 3))).toEqual([
    0, 1, 2, 0,
  ]);
  expect(usualPicture("story", 1)).toBe(0);
});

test("a piece is saved under a plain name", () => {
  expect(pieceName({ title: "Férias de criança — Sagres!", format: "story" })).toBe(
    "ferias-de-crianca-sagres-story.png",
  );
  expect(pieceName({ title: "«»", format: "sheet" })).toBe("campanha-sheet.pdf");
});
