import type { Attempt, AttemptResult } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { HowScored } from "./how-scored.tsx";
import styles from "./result.module.css";
import { ResultHead } from "./result-head.tsx";
import { Change, Notes } from "./result-notes.tsx";
import { ResultPlan } from "./result-plan.tsx";

export type DocumentState = "sent" | "failed" | null;
type ResultProps = { token: string; attempt: Attempt; result: AttemptResult; document: DocumentState };

/** The portrait, the level, two strengths, two gaps, and a plan with days. */
export function ResultView({ token, attempt, result, document }: ResultProps) {
  const { content, before, portalPath } = attempt;
  return (
    <main id="content">
      <ResultHead {...{ attempt, result }} />
      <div className="wrap">
        {before && <Change {...{ content, result, before }} />}
        <Notes {...{ content, result }} />
        <ResultPlan {...{ attempt, result }} />
        {document === "sent" && <Notice tone="ok">{m.diagnostic_document_sent()}</Notice>}
        {document === "failed" && <Notice tone="bad">{m.diagnostic_failed()}</Notice>}
        <div className={styles.ways}>
          {portalPath ? (
            <ButtonLink to={portalPath}>{m.diagnostic_open_plan()}</ButtonLink>
          ) : (
            <ButtonLink to={sitePath("/lilamonde")}>{m.diagnostic_meet()}</ButtonLink>
          )}
          <form method="post">
            <input type="hidden" name="link" value={token} />
            <Button type="submit" look="outline">
              {m.diagnostic_document()}
            </Button>
          </form>
        </div>
        <HowScored content={content} answers={attempt.answers} version={attempt.versionNumber} />
      </div>
    </main>
  );
}
