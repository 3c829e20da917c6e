import { useCallback, useEffect, useRef, useState } from "react";
import type { AnswersKept } from "#domain/diagnostic/attempts.ts";
import type { Answers } from "#domain/diagnostic/scoring.ts";
import { ownApi } from "../member-session.ts";
import { dropPending, keepPending, pendingAnswers, usePendingAnswers } from "./pending-answers.ts";

const AGAIN_MS = 5_000;

/** What became of the answers: all are with the server, on their way, waiting for a connection, or refused for good. */
export type Saving = "saved" | "saving" | "waiting" | "finished" | "gone";

/** Keeps every answer on this device at once and on the server as soon as it can; what waits is tried again. */
export function useSaving(token: string, first: AnswersKept) {
  const pending = usePendingAnswers(token);
  const [kept, setKept] = useState(first);
  const [state, setState] = useState<Saving>("saved");
  const running = useRef<Promise<boolean>>(null);

  const send = useCallback(async (): Promise<boolean> => {
    const batch = pendingAnswers(token);
    const answers = Object.entries(batch).map(([question, option]) => ({ question, option }));
    if (answers.length === 0) return true;
    setState("saving");
    const answer = await put(token, answers);
    if (answer === "waiting" || answer === "gone" || answer === "finished") {
      setState(answer);
      return false;
    }
    setKept(answer);
    dropPending(token, batch);
    setState("saved");
    // Another answer may have been given meanwhile.
    return send();
  }, [token]);

  /** Sends what waits, one message at a time; whether the server has everything now. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    running.current = send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);

  useEffect(() => {
    void flush();
    const again = () => void flush();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [flush]);

  useEffect(() => {
    if (state !== "waiting") return;
    const timer = setInterval(() => void flush(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [state, flush]);

  const give = (question: string, option: string | null) => {
    keepPending(token, question, option);
    void flush();
  };
  const { savedAt, soFar } = kept;
  return { answers: { ...kept.answers, ...pending } as Answers, savedAt, soFar, state, give, flush };
}

type Given = { question: string; option: string | null }[];

async function put(token: string, answers: Given) {
  try {
    const api = await ownApi();
    const answer = await api.diagnostic.attempts[":token"].answers.$put({
      param: { token },
      json: { answers },
    });
    if (answer.ok) return await answer.json();
    const { status } = answer as Response;
    const { code } = (await (answer as Response).json().catch(() => ({}))) as { code?: string };
    if (code === "diagnostic_finished") return "finished" as const;
    return status === 404 || status === 400 || code === "question_unknown"
      ? ("gone" as const)
      : ("waiting" as const);
  } catch {
    return "waiting" as const;
  }
}
