import { data, redirect } from "react-router";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { createApi } from "#web/api.ts";
import { readAttempt } from "#web/features/diagnostic/read-attempt.server.ts";
import styles from "#web/features/diagnostic/result/result.module.css";
import { ResultView } from "#web/features/diagnostic/result/result-view.tsx";
import { pageContext } from "#web/page-context.ts";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/diagnostic-result.ts";

const noStore = { "cache-control": "no-store" };

export function meta() {
  return [
    { title: m.diagnostic_result_title() },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "same-origin" },
  ];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("link");
  if (token === null) return data({ state: "none" as const }, { headers: noStore });
  const attempt = await readAttempt({ ...context.get(pageContext), token });
  if (!attempt) return data({ state: "unknown" as const }, { status: 404, headers: noStore });
  if (!attempt.result) throw redirect(sitePath(`/diagnostico-pdi/quiz/${token}`), { headers: noStore });
  const told = searchParams.get("pdf");
  const document = told === "sent" || told === "failed" ? told : null;
  const { result } = attempt;
  return data({ state: "there" as const, token, attempt, result, document } as const, { headers: noStore });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, publicUrl } = context.get(pageContext);
  const token = String((await readPostedForm(request)).get("link") ?? "");
  const order = createApi<DiagnosticApi>(api, publicUrl).diagnostic.attempts[":token"].document;
  const answer = await order.$post({ param: { token }, json: { language: getLocale() } });
  const told = answer.ok ? "sent" : "failed";
  const place = `/diagnostico-pdi/obrigado?link=${encodeURIComponent(token)}&pdf=${told}`;
  return redirect(sitePath(place), { status: 303, headers: noStore });
}

export default function DiagnosticResult({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === "unknown") return <NotFoundView />;
  if (loaderData.state === "there") return <ResultView {...loaderData} />;
  return (
    <main id="content" className={`wrap ${styles.empty}`}>
      <h1 className="d2">{m.diagnostic_thanks()}</h1>
      <p className="lead">{m.diagnostic_thanks_text()}</p>
      <ButtonLink to={sitePath("/diagnostico-pdi")}>{m.diagnostic_thanks_way()}</ButtonLink>
    </main>
  );
}
