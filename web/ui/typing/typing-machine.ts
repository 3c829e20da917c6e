import type { TypingTimings } from "./timings.ts";

export type Line = "tagline" | "word";

/** What the reader sees: which line, and how many of its characters. */
export type TypingState = { line: Line; shown: number };

/** A state and how long it lasts before the next one. */
export type TypingStep = { state: TypingState; lastsMs: number };

type Lines = Record<Line, string>;

/**
 * Before anything is typed: the tagline's place, empty, for the start delay and the first character's time. Where it was
 * read already it stands, and is held as one that was typed.
 */
export function firstStep(lines: Lines, timings: TypingTimings, isRead: boolean): TypingStep {
  const state: TypingState = { line: "tagline", shown: isRead ? lengthOf(lines.tagline) : 0 };
  const lastsMs = isRead ? durationOf(state, lines, timings) : timings.startMs + timings.perCharacterMs;
  return { state, lastsMs };
}

/** What follows a state: one more character, or the other line, still empty. */
export function nextStep(state: TypingState, lines: Lines, timings: TypingTimings): TypingStep {
  const isDone = state.shown >= lengthOf(lines[state.line]);
  const next: TypingState = isDone
    ? { line: state.line === "tagline" ? "word" : "tagline", shown: 0 }
    : { line: state.line, shown: state.shown + 1 };
  return { state: next, lastsMs: durationOf(next, lines, timings) };
}

/** Splits a line into what is typed and what is still to come, by whole characters. */
export function splitLine(text: string, shown: number): [typed: string, untyped: string] {
  const characters = [...text];
  return [characters.slice(0, shown).join(""), characters.slice(shown).join("")];
}

function durationOf(state: TypingState, lines: Lines, timings: TypingTimings): number {
  if (state.shown < lengthOf(lines[state.line])) return timings.perCharacterMs;
  const holdMs = state.line === "tagline" ? timings.taglineHoldMs : timings.wordHoldMs;
  return holdMs + timings.switchMs;
}

function lengthOf(text: string): number {
  return [...text].length;
}
