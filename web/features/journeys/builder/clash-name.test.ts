import { expect, test } from "vitest";
import { clashName } from "./clash-name.ts";

const id = "0b0e5f0a-9f7e-4c8e-9b6a-000000000001";
const journey = {
  head: { title: { pt: "Nove dias", en: "" }, language: "pt" as const },
  blocks: [{ id, title: { pt: "Jantar", en: "" } }],
  options: [{ id, label: "B" as const }],
  files: [
    {
      id,
      upload: { id, name: "Veleiro.jpg", mediaType: "image/jpeg", bytes: 1, width: 2_000, height: 1_200 },
    },
  ],
};

test("two fields of one item that two windows changed are told apart", () => {
  const ofBlock = (field: string) => clashName(journey, { subject: { kind: "block", id }, field });
  expect([ofBlock("title"), ofBlock("text")]).toEqual(["Jantar: Título", "Jantar: Texto"]);
  expect(clashName(journey, { subject: { kind: "journey" }, field: "startsOn" })).toBe(
    "Nove dias: Primeiro dia",
  );
});

test("an option is named by its letter, and a file as it was sent", () => {
  expect([
    clashName(journey, { subject: { kind: "option", id }, field: "terms" }),
    clashName(journey, { subject: { kind: "file", id }, field: "caption" }),
  ]).toEqual(["Opção B: Condições", "Veleiro.jpg: Legenda"]);
});
