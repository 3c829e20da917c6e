import { useEffect, useRef, useState } from "react";
import type { Citation } from "#domain/insights/ask.ts";
import { m } from "#messages/messages.js";
import { Refusal } from "#web/session/queries/refusal.ts";
import { readAnswer } from "./read-answer.ts";

export type Turn = {
  question: string;
  answer: string;
  citations: Citation[];
  state: "coming" | "there" | "stopped" | "failed";
  problem?: string;
};

const KEPT = 4;

/** A conversation with Farol: one question at a time, which can be given up. */
export function useAsking() {
  const [turns, setTurns] = useState<Turn[]>([]);
  const stop = useRef<AbortController>(undefined);
  // Whoever leaves the page asks no more.
  useEffect(() => () => stop.current?.abort(), []);
  const change = (edit: (turn: Turn) => Turn) =>
    setTurns((all) => all.map((turn, at) => (at === all.length - 1 ? edit(turn) : turn)));

  const ask = async (question: string) => {
    const before = turns
      .filter(({ answer, state }) => state === "there" && answer !== "")
      .slice(-KEPT)
      .map((turn) => ({ question: turn.question, answer: turn.answer }));
    const control = new AbortController();
    stop.current = control;
    setTurns((all) => [...all, { question, answer: "", citations: [], state: "coming" }]);
    try {
      for await (const event of readAnswer({ question, before }, control.signal)) {
        if (event.kind === "text") change((turn) => ({ ...turn, answer: turn.answer + event.text }));
        if (event.kind === "figures") change((turn) => ({ ...turn, citations: event.citations }));
        if (event.kind === "failed") change((turn) => ({ ...turn, state: "failed" }));
        if (event.kind === "end") change((turn) => ({ ...turn, state: "there" }));
      }
    } catch (error) {
      if (control.signal.aborted) return change((turn) => ({ ...turn, state: "stopped" }));
      const isFull = error instanceof Refusal && error.status === 429;
      change((turn) => ({ ...turn, state: "failed", ...(isFull && { problem: m.insights_ask_full() }) }));
    }
  };
  return { turns, ask, stop: () => stop.current?.abort(), isBusy: turns.at(-1)?.state === "coming" };
}
