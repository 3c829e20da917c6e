import { expect, test } from "vitest";
import { housePosts } from "#database/seed/house/posts/posts.ts";
import { scriptCorpus } from "#testing/script-corpus.ts";
import { PostBody, readingMinutes, wordsOf } from "./body.ts";
import { slugOf } from "./posts.ts";
import { isOutdated, moveBlocker, postStates } from "./states.ts";

const doc = (content: unknown[]) => ({ type: "doc", content });
const linkTo = (href: string) =>
  doc([
    { type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }] },
  ]);

test("a document is made of the nodes there are, and of nothing else", () => {
  for (const type of ["iframe", "script", "html", "codeBlock", "table"]) {
    expect(PostBody.safeParse(doc([{ type }])).success, type).toBe(false);
  }
  const styled = doc([{ type: "paragraph", attrs: { style: "x" }, content: [] }]);
  expect(PostBody.safeParse(styled).success).toBe(false);
  const nested = { type: "bulletList", content: [{ type: "listItem", content: [{ type: "bulletList" }] }] };
  expect(PostBody.safeParse(doc([nested])).success).toBe(false);
});

test("a link leads to the web, to a mail or into the house, and runs nothing", () => {
  for (const href of ["https://example.com/a?b=c", "mailto:a@example.com", "/press"]) {
    expect(PostBody.safeParse(linkTo(href)).success, href).toBe(true);
  }
  for (const href of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "JaVaScRiPt:x",
    ...scriptCorpus,
  ]) {
    expect(PostBody.safeParse(linkTo(href)).success, href).toBe(false);
  }
});

test("a post of a megabyte is refused", () => {
  const block = { type: "paragraph", content: [{ type: "text", text: "a".repeat(19_000) }] };
  expect(PostBody.safeParse(doc(Array.from({ length: 55 }, () => block))).success).toBe(false);
});

test("both languages go out together, and only by the arrows there are", () => {
  const whole = { title: "a", excerpt: "b", hasBody: true };
  const now = new Date("2026-11-16T12:00:00Z");
  const later = new Date("2026-11-17T12:00:00Z");
  const texts = { pt: whole, en: whole };
  const known = postStates.flatMap((from) =>
    postStates
      .filter((to) => moveBlocker({ from, to, publishAt: later, now, texts }) === null)
      .map((to) => `${from} → ${to}`),
  );
  expect(known).toEqual([
    "draft → scheduled",
    "draft → published",
    "scheduled → draft",
    "scheduled → scheduled",
    "scheduled → published",
    "published → unlisted",
    "unlisted → published",
  ]);
  const draft = { from: "draft", publishAt: null, now } as const;
  expect(moveBlocker({ ...draft, to: "published", texts: { pt: whole, en: undefined } })).toBe(
    "translation_missing",
  );
  expect(moveBlocker({ ...draft, to: "scheduled", texts, publishAt: now })).toBe("post_in_past");
});

test("a text is outdated once the other language has changed after it was compared", () => {
  expect(isOutdated({ version: 1, saysVersion: 1 }, { version: 2, saysVersion: 1 })).toBe(true);
  expect(isOutdated({ version: 2, saysVersion: 2 }, { version: 2, saysVersion: 1 })).toBe(false);
  expect(isOutdated({ version: 1, saysVersion: 0 }, undefined)).toBe(false);
});

test("an address is made of a title", () => {
  expect(slugOf("De zero a 60%: o caso do João")).toBe("de-zero-a-60-o-caso-do-joao");
  expect(slugOf("¿?")).toBe("post");
});

test("every post of the house is sound in both languages and takes at least a minute", () => {
  expect(housePosts).toHaveLength(6);
  for (const { slug, pt, en } of housePosts) {
    for (const { body } of [pt, en]) {
      expect(PostBody.safeParse(body).success, slug).toBe(true);
      expect(wordsOf(body).length).toBeGreaterThan(400);
      expect(readingMinutes(body)).toBeGreaterThan(0);
    }
  }
});
