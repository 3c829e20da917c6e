import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Operation } from "#domain/hotels/drafts/operations.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { DraftDesk } from "./draft-desk.ts";

const section: SectionDraft = {
  kind: "overview",
  frame: { title: { "@": "text" } },
  frameVersion: 1,
  pt: { title: "Um" },
  ptVersion: 4,
  en: { title: "One" },
  enVersion: 7,
  outdated: { pt: [], en: [] },
  missing: { pt: [], en: [] },
  published: null,
  updatedAt: "2026-01-01T00:00:00.000Z",
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = async () => [];
const done = (ptVersion: number, title: string) => ({
  state: "done" as const,
  value: { ...section, ptVersion, pt: { title } },
});

test("what is written shows at once, and a pause in typing keeps it in one operation", async () => {
  const sent: Operation[] = [];
  const desk = new DraftDesk({
    sections: [section],
    read: nothing,
    send: async (operation) => {
      sent.push(operation);
      return done(5, "Dois");
    },
  });
  desk.write("overview", "pt", "title", "Do");
  desk.write("overview", "pt", "title", "Dois");
  expect(desk.read()).toMatchObject({ isDirty: true });
  expect(desk.read().sections.get("overview")?.pt.title).toBe("Dois");
  expect(sent).toEqual([]);
  expect(await desk.flush()).toBe(true);
  expect(sent).toMatchObject([
    { kind: "overview", version: 4, change: { do: "write", language: "pt", words: { title: "Dois" } } },
  ]);
  expect(desk.read().sections.get("overview")?.ptVersion).toBe(5);
});

test("an edit without an answer is sent again under the same id", async () => {
  const ids: string[] = [];
  const desk = new DraftDesk({
    sections: [section],
    read: nothing,
    send: async ({ id }) => {
      ids.push(id);
      return ids.length === 1 ? { state: "offline" } : done(5, "Dois");
    },
  });
  desk.write("overview", "pt", "title", "Dois");
  expect(await desk.flush()).toBe(false);
  expect(desk.read()).toMatchObject({ trouble: "offline", isDirty: true });
  await vi.runAllTimersAsync();
  expect(new Set(ids).size).toBe(1);
  expect(desk.read()).toMatchObject({ trouble: null, isDirty: false });
});

test("what is typed while a save is under way is not lost, and goes on the new version", async () => {
  const versions: number[] = [];
  const first = Promise.withResolvers<ReturnType<typeof done>>();
  const desk = new DraftDesk({
    sections: [section],
    read: nothing,
    send: async ({ version }) => {
      versions.push(version);
      return versions.length === 1 ? first.promise : done(6, "Três");
    },
  });
  desk.write("overview", "pt", "title", "Dois");
  const saved = desk.flush();
  desk.write("overview", "pt", "title", "Três");
  first.resolve(done(5, "Dois"));
  await saved;
  expect(versions).toEqual([4, 5]);
  expect(desk.read().sections.get("overview")?.pt.title).toBe("Três");
});

test("a stale save stops with both sides; mine goes on top of theirs, or theirs stays", async () => {
  const theirs = { ...section, ptVersion: 5, pt: { title: "De outra janela" } };
  const sent: Operation[] = [];
  const open = () =>
    new DraftDesk({
      sections: [section],
      read: nothing,
      send: async (operation) => {
        sent.push(operation);
        const { version, change } = operation;
        if (version === 4) return { state: "conflict", mine: operation, theirs };
        return done(6, change.do === "write" ? change.words.title! : "");
      },
    });
  const desk = open();
  desk.write("overview", "pt", "title", "Meu");
  expect(await desk.flush()).toBe(false);
  expect(desk.read().conflict).toEqual({ kind: "overview", language: "pt", mine: { title: "Meu" }, theirs });
  await desk.resolve("mine");
  expect(sent.at(-1)).toMatchObject({ version: 5, change: { words: { title: "Meu" } } });
  expect(desk.read()).toMatchObject({ conflict: null, isDirty: false });

  const other = open();
  other.write("overview", "pt", "title", "Meu");
  await other.flush();
  await other.resolve("theirs");
  expect(other.read().sections.get("overview")?.pt.title).toBe("De outra janela");
  expect(other.read().isDirty).toBe(false);
});

test("what another window kept is taken in where nothing is being written, and what this one kept is not read again", async () => {
  let reads = 0;
  let theirs = { ...section, enVersion: section.enVersion + 1, en: { title: "From elsewhere" } };
  const desk = new DraftDesk({
    sections: [section],
    send: async () => done(5, "Dois"),
    read: async () => {
      reads += 1;
      return [theirs];
    },
  });
  const versions = () => ({ frame: theirs.frameVersion, pt: theirs.ptVersion, en: theirs.enVersion });
  await desk.hear({ kind: "overview", versions: versions() });
  expect(desk.read().sections.get("overview")?.en.title).toBe("From elsewhere");
  await desk.hear({ kind: "overview", versions: versions() });
  expect(reads).toBe(1);

  // Words that wait here stay, on the version they were written on: the save finds out.
  desk.write("overview", "pt", "title", "Dois");
  theirs = { ...theirs, ptVersion: 5, pt: { title: "Deles" } };
  await desk.hear({ kind: "overview", versions: versions() });
  expect(desk.read().sections.get("overview")).toMatchObject({ pt: { title: "Dois" }, ptVersion: 4 });
  await desk.flush();
  expect(desk.read().sections.get("overview")?.pt.title).toBe("Deles");
});
