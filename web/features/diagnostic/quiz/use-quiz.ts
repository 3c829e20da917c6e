import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Attempt } from "#domain/diagnostic/attempts.ts";
import { askedQuestions, nextOpen } from "#domain/diagnostic/scoring.ts";
import { sitePath } from "#web/site/site-path.ts";
import { ownApi } from "../member-session.ts";
import { useSaving } from "./use-saving.ts";

/** Where the reader is in the questions, what they answered, and how they go on. */
export function useQuiz(token: string, attempt: Attempt) {
  const { content } = attempt;
  const { answers, savedAt, soFar, state, give, flush } = useSaving(token, attempt);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<"waiting" | "failed" | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = askedQuestions(content, answers);
  // Who comes without a place begins where they stopped, and stays there while they answer.
  const [begun] = useState(() => nextOpen(content, attempt.answers));
  const at = search.get("at") ?? begun;
  const found = asked.findIndex(({ key }) => key === at);
  const place = found >= 0 ? found : asked.length - 1;
  const question = asked[place]!;
  const isLast = place === asked.length - 1;

  useEffect(() => {
    if (state === "finished") window.location.assign(resultPath(token));
  }, [state, token]);

  // The next question takes the focus in the moment it is shown: no key meets a button of the last one.
  const shown = useRef(question.key);
  useLayoutEffect(() => {
    if (shown.current === question.key) return;
    shown.current = question.key;
    heading.current?.focus();
  }, [question.key]);

  const goTo = (key: string) => {
    void navigate({ search: `?at=${key}` }, { preventScrollReset: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  };

  const end = async () => {
    setIsEnding(true);
    setFailure(null);
    const outcome = await finish(token, flush).catch(() => "waiting" as const);
    setIsEnding(false);
    if (outcome === "done") return window.location.assign(resultPath(token));
    if (outcome === "open") return goTo(nextOpen(content, answers) ?? asked[0]!.key);
    setFailure(outcome);
  };

  /** The next question after an answer, which may have opened or closed some; the end after the last. */
  const next = (given = answers) => {
    const following = askedQuestions(content, given);
    const at = following.findIndex(({ key }) => key === question.key);
    const after = following[at + 1];
    if (after) return goTo(after.key);
    const left = nextOpen(content, given);
    if (left) return goTo(left);
    void end();
  };

  return {
    ...{ question, place, asked, answers, savedAt, soFar, state, isLast, isEnding, failure, heading },
    choose: (option: string) => give(question.key, option),
    skip: () => {
      give(question.key, null);
      next({ ...answers, [question.key]: null });
    },
    next: () => {
      if (answers[question.key] !== undefined) next();
    },
    back: () => {
      const before = asked[place - 1];
      if (before) goTo(before.key);
    },
  };
}

const resultPath = (token: string) => sitePath(`/diagnostico-pdi/obrigado?link=${token}`);

async function finish(token: string, flush: () => Promise<boolean>) {
  if (!(await flush())) return "waiting" as const;
  const api = await ownApi();
  const answer = await api.diagnostic.attempts[":token"].finish.$post({ param: { token } });
  if (answer.ok) return "done" as const;
  const { code } = (await (answer as Response).json()) as { code?: string };
  return code === "diagnostic_unfinished" ? ("open" as const) : ("failed" as const);
}
