import type { TypingTimings } from "./timings.ts";
import { firstStep, type Line, nextStep, type TypingState, type TypingStep } from "./typing-machine.ts";

type TypistOptions = {
  lines: Record<Line, string>;
  /** Asked at every step, so that a turned tablet changes the pace. */
  timings: () => TypingTimings;
  /** Whether the tagline stands there to be read before anything is typed. */
  isRead?: boolean;
  onChange: (state: TypingState) => void;
};

export type Typist = { first: TypingState; resume: () => void; pause: () => void };

/** Types two lines in turn, for ever; paused, it keeps its place and the time that was left. */
export function createTypist({ lines, timings, isRead = false, onChange }: TypistOptions): Typist {
  let step: TypingStep = firstStep(lines, timings(), isRead);
  let remainingMs = step.lastsMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    startedAt = performance.now();
    timer = setTimeout(advance, remainingMs);
  }

  function advance() {
    step = nextStep(step.state, lines, timings());
    remainingMs = step.lastsMs;
    onChange(step.state);
    wait();
  }

  return {
    first: step.state,
    resume() {
      if (timer === undefined) wait();
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remainingMs = Math.max(0, remainingMs - (performance.now() - startedAt));
    },
  };
}
