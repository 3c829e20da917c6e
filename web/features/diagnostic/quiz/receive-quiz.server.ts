import { askedQuestions, nextOpen } from "#domain/diagnostic/scoring.ts";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";
import { readAttempt } from "../read-attempt.server.ts";

type Given = Pick<PageInput, "api" | "publicUrl"> & { token: string; form: FormData };

/** Keeps an answer that was posted without scripts; where to go on, or null if it could not be kept. */
export async function receiveQuiz({ token, form, ...given }: Given): Promise<"finished" | string | null> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const question = text("question");
  const option = text("intent") === "skip" ? null : text("option");
  if (option === "") return question;
  const attempts = createApi<DiagnosticApi>(given.api, given.publicUrl).diagnostic.attempts[":token"];
  const json = { answers: [{ question, option }] };
  const kept = await attempts.answers.$put({ param: { token }, json });
  if (!kept.ok) return null;
  const attempt = await readAttempt({ ...given, token });
  if (!attempt) return null;
  const { content, answers } = attempt;
  const asked = askedQuestions(content, answers);
  const after = asked[asked.findIndex(({ key }) => key === question) + 1]?.key ?? nextOpen(content, answers);
  if (after) return after;
  return (await attempts.finish.$post({ param: { token } })).ok ? "finished" : null;
}
