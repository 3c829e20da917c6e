import { data, redirect } from "react-router";
import { m } from "#messages/messages.js";
import { QuizView } from "#web/features/diagnostic/quiz/quiz-view.tsx";
import { receiveQuiz } from "#web/features/diagnostic/quiz/receive-quiz.server.ts";
import { readAttempt } from "#web/features/diagnostic/read-attempt.server.ts";
import { pageContext } from "#web/page-context.ts";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import { sitePath } from "#web/site/site-path.ts";
import type { Route } from "./+types/quiz.ts";

const noStore = { "cache-control": "no-store" };

export function meta() {
  return [
    { title: m.diagnostic_page_title() },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "same-origin" },
  ];
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("cache-control") ? actionHeaders : loaderHeaders;
}

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const attempt = await readAttempt({ ...context.get(pageContext), token });
  if (attempt?.state === "finished")
    throw redirect(sitePath(`/diagnostico-pdi/obrigado?link=${token}`), { headers: noStore });
  return data({ attempt }, { status: attempt ? 200 : 404, headers: noStore });
}

/** Going from question to question asks nothing of the server: it works without a connection, too. */
export function shouldRevalidate() {
  return false;
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const next = await receiveQuiz({ ...context.get(pageContext), token, form });
  if (next === null) return data({ problem: "failed" as const }, { status: 422, headers: noStore });
  const place =
    next === "finished"
      ? `/diagnostico-pdi/obrigado?link=${token}`
      : `/diagnostico-pdi/quiz/${token}?at=${next}`;
  return redirect(sitePath(place), { status: 303, headers: noStore });
}

/** The questions, one a screen, for the bearer of the link. */
export default function Quiz({ loaderData: { attempt }, params, actionData }: Route.ComponentProps) {
  if (!attempt) return <NotFoundView />;
  return <QuizView token={params.token} attempt={attempt} problem={actionData?.problem} />;
}
