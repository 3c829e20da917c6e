import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { timingsForWidth, typingTimings } from "./timings.ts";
import type { TypingState } from "./typing-machine.ts";
import { createTypist } from "./typist.ts";

const lines = { tagline: "Olá, você", word: "Lila" };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watchTypist(timings = typingTimings.desktop as ReturnType<typeof timingsForWidth>) {
  const seen: (TypingState & { at: number })[] = [];
  const began = performance.now();
  const typist = createTypist({
    lines,
    timings: () => timings,
    onChange: (state) => seen.push({ ...state, at: performance.now() - began }),
  });
  return { seen, typist, last: () => seen.at(-1) };
}

test("the three paces are those of spec §9", () => {
  expect([1440, 1024].map(timingsForWidth)).toEqual([typingTimings.desktop, typingTimings.desktop]);
  expect([1023, 768].map(timingsForWidth)).toEqual([typingTimings.tablet, typingTimings.tablet]);
  expect([767, 320].map(timingsForWidth)).toEqual([typingTimings.mobile, typingTimings.mobile]);
  expect(typingTimings).toEqual({
    desktop: { startMs: 1000, perCharacterMs: 80, taglineHoldMs: 8000, wordHoldMs: 4000, switchMs: 1500 },
    tablet: { startMs: 1000, perCharacterMs: 70, taglineHoldMs: 6000, wordHoldMs: 3000, switchMs: 1500 },
    mobile: { startMs: 1000, perCharacterMs: 60, taglineHoldMs: 5000, wordHoldMs: 2500, switchMs: 1500 },
  });
});

test.each(Object.entries(typingTimings))("on %s each character, hold and switch comes on time", (_, pace) => {
  const { seen, typist } = watchTypist(pace);
  typist.resume();
  vi.advanceTimersByTime(60_000);
  const taglineDone = pace.startMs + 9 * pace.perCharacterMs;
  const wordBegins = taglineDone + pace.taglineHoldMs + pace.switchMs;
  const wordDone = wordBegins + 4 * pace.perCharacterMs;
  const taglineAgain = wordDone + pace.wordHoldMs + pace.switchMs;
  expect(seen[0]).toEqual({ line: "tagline", shown: 1, at: pace.startMs + pace.perCharacterMs });
  expect(seen[8]).toEqual({ line: "tagline", shown: 9, at: taglineDone });
  expect(seen[9]).toEqual({ line: "word", shown: 0, at: wordBegins });
  expect(seen[13]).toEqual({ line: "word", shown: 4, at: wordDone });
  expect(seen[14]).toEqual({ line: "tagline", shown: 0, at: taglineAgain });
});

test("a tagline that was read already is held as one that was typed, and then the word has its turn", () => {
  const { timings, onChange } = { timings: () => typingTimings.mobile, onChange: vi.fn() };
  const typist = createTypist({ lines, timings, isRead: true, onChange });
  expect(typist.first).toEqual({ line: "tagline", shown: 9 });
  typist.resume();
  vi.advanceTimersByTime(5_000 + 1_500 - 1);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ line: "word", shown: 0 });
});

test("nothing is typed before it is resumed, nor while it is paused", () => {
  const { seen, typist } = watchTypist();
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([]);
  typist.resume();
  vi.advanceTimersByTime(1_000 + 80);
  typist.pause();
  vi.advanceTimersByTime(30_000);
  expect(seen.length).toBe(1);
});

test("after a pause it goes on with the time that was left", () => {
  const { typist, last } = watchTypist();
  typist.resume();
  vi.advanceTimersByTime(1_000 + 9 * 80 + 7_000);
  typist.pause();
  vi.advanceTimersByTime(90_000);
  typist.resume();
  vi.advanceTimersByTime(1_000 + 1_500 - 1);
  expect(last()).toMatchObject({ line: "tagline", shown: 9 });
  vi.advanceTimersByTime(1);
  expect(last()).toMatchObject({ line: "word", shown: 0 });
});

test("resuming twice does not type twice as fast", () => {
  const { seen, typist } = watchTypist();
  typist.resume();
  typist.resume();
  vi.advanceTimersByTime(1_000 + 80);
  expect(seen.length).toBe(1);
});
