import { afterEach, expect, test } from "vitest";
import { getLocale, overwriteGetLocale } from "#messages/runtime.js";
import { dragEnded, dragMoved, dragStarted } from "./said.ts";

const usual = getLocale();
afterEach(() => overwriteGetLocale(() => usual));

const id = "0b0e5f0a-9f7e-4c8e-9b6a-000000000001";
const operation = {
  source: { id, data: { name: "Jantar na praia" } },
  target: { id: `day:${id}`, data: { name: "Dia 3" } },
};

test("dragging is told by names, never by ids, in the reader's language", () => {
  overwriteGetLocale(() => "pt");
  expect(dragStarted({ operation })).toBe("Jantar na praia: arrastando.");
  expect(dragMoved({ operation })).toBe("Jantar na praia está sobre Dia 3.");
  expect(dragEnded({ operation })).toBe("Jantar na praia foi para Dia 3.");
  expect(dragEnded({ operation, canceled: true })).toBe("Jantar na praia ficou onde estava.");
  overwriteGetLocale(() => "en");
  expect(dragEnded({ operation: { ...operation, target: null } })).toBe(
    "Jantar na praia stayed where it was.",
  );
});

test("what has no name is not spoken of", () => {
  expect(dragStarted({ operation: { source: null, target: null } })).toBeUndefined();
  expect(dragMoved({ operation: { ...operation, target: { data: {} } } })).toBeUndefined();
});
