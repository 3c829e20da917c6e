import { expect, test } from "vitest";
import { currentHero } from "./current-hero.ts";
import { readFilm } from "./read-film.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const hero = (
  name: string,
  plan: { starts?: number; ends?: number; position?: number; isPublished?: boolean } = {},
) => ({
  name,
  position: plan.position ?? 0,
  startsAt: plan.starts === undefined ? null : at(plan.starts),
  endsAt: plan.ends === undefined ? null : at(plan.ends),
  isPublished: plan.isPublished ?? true,
});
const shownAt = (hour: number, heroes: ReturnType<typeof hero>[]) =>
  currentHero(heroes, at(hour))?.name ?? null;

test("without dates the first by position is shown", () => {
  expect(shownAt(5, [hero("second", { position: 2 }), hero("first", { position: 1 })])).toBe("first");
});

test.each([
  [4, "standing"],
  [5, "campaign"],
  [8, "campaign"],
  [9, "standing"],
])("at %i h the one with dates is shown only from its first instant to before its last", (hour, expected) => {
  expect(shownAt(hour, [hero("standing"), hero("campaign", { starts: 5, ends: 9, position: 7 })])).toBe(
    expected,
  );
});

test("an open end lasts, an open start has begun", () => {
  expect(shownAt(23, [hero("standing"), hero("since", { starts: 5 })])).toBe("since");
  expect(shownAt(0, [hero("standing"), hero("until", { ends: 5 })])).toBe("until");
});

test("what is not published is never shown", () => {
  expect(shownAt(5, [hero("draft", { isPublished: false })])).toBeNull();
  expect(shownAt(5, [])).toBeNull();
});

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1", { provider: "youtube", videoId: "dQw4w9WgXcQ" }],
  ["https://youtu.be/dQw4w9WgXcQ", { provider: "youtube", videoId: "dQw4w9WgXcQ" }],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", { provider: "youtube", videoId: "dQw4w9WgXcQ" }],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", { provider: "youtube", videoId: "dQw4w9WgXcQ" }],
  ["https://vimeo.com/123456789", { provider: "vimeo", videoId: "123456789" }],
  ["https://player.vimeo.com/video/123456789?h=1", { provider: "vimeo", videoId: "123456789" }],
])("%s is an embedded film", (address, expected) => {
  expect(readFilm("video_embed", address)).toEqual({ kind: "embed", ...expected });
});

test.each([
  "https://evil.example/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=short",
  "https://vimeo.com/channels",
  "javascript:alert(1)",
  "not an address",
])("%s is not", (address) => {
  expect(readFilm("video_embed", address)).toBeNull();
});

test("a film file is a name of ours or a path of ours, and nothing else", () => {
  expect(readFilm("video_file", "hero-home-loop")).toEqual({ kind: "art", name: "hero-home-loop" });
  expect(readFilm("video_file", "/files/a1/film.mp4")).toEqual({ kind: "file", src: "/files/a1/film.mp4" });
  expect(readFilm("video_file", "https://elsewhere.example/film.mp4")).toBeNull();
  expect(readFilm("image", "hero-home-loop")).toBeNull();
});
