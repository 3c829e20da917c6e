import { useCallback, useSyncExternalStore } from "react";
import type { Answers } from "#domain/diagnostic/scoring.ts";

const NONE: Answers = {};
const keyOf = (token: string) => `diagnostic ${token}`;
const listeners = new Set<() => void>();
const cache = new Map<string, { text: string | null; answers: Answers }>();

/** The answers that are on this device alone until the server has them; they outlive a lost connection and the page. */
export function pendingAnswers(token: string): Answers {
  const text = read(keyOf(token));
  const known = cache.get(token);
  if (known && known.text === text) return known.answers;
  const answers = parse(text);
  cache.set(token, { text, answers });
  return answers;
}

/** Keeps an answer on this device. */
export function keepPending(token: string, question: string, option: string | null): void {
  write(token, { ...pendingAnswers(token), [question]: option });
}

/** Lets go of answers that the server has, unless another was given meanwhile. */
export function dropPending(token: string, sent: Answers): void {
  const left = Object.entries(pendingAnswers(token)).filter(
    ([question, option]) => sent[question] !== option,
  );
  write(token, Object.fromEntries(left));
}

/** The answers that wait on this device, as they change. */
export function usePendingAnswers(token: string): Answers {
  const subscribe = useCallback((onChange: () => void) => {
    listeners.add(onChange);
    window.addEventListener("storage", onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener("storage", onChange);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => pendingAnswers(token),
    () => NONE,
  );
}

/** Where the browser keeps nothing for us, an answer lives as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(token: string, answers: Answers): void {
  const key = keyOf(token);
  const isEmpty = Object.keys(answers).length === 0;
  try {
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    if (isEmpty) memory.delete(key);
    else memory.set(key, JSON.stringify(answers));
  }
  for (const tell of listeners) tell();
}

function parse(text: string | null): Answers {
  try {
    return (JSON.parse(text ?? "{}") ?? NONE) as Answers;
  } catch {
    return NONE;
  }
}
