import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { Button, ButtonLink } from "./button.tsx";
import { State } from "./state.tsx";

/** Nothing here yet: why, and the one next thing to do. */
export function EmptyState(props: { title: string; text?: string; action?: ReactNode }) {
  return <State {...props} />;
}

/** A search or a filter leaves nothing: other words, or the whole list again. */
export function NothingFound({ allAddress }: { allAddress: string }) {
  const showAll = (
    <ButtonLink look="outline" size="work" to={allAddress}>
      {m.state_nothing_found_all()}
    </ButtonLink>
  );
  return <State title={m.state_nothing_found_title()} text={m.state_nothing_found_text()} action={showAll} />;
}

type ErrorStateProps = { code?: string; onRetry?: () => void; alternative?: ReactNode };

/** It went wrong: what can be said, the code to quote, another try, and where it matters another way on. */
export function ErrorState({ code, onRetry, alternative }: ErrorStateProps) {
  return (
    <State
      role="alert"
      title={m.state_error_title()}
      text={code ? m.state_error_quote() : m.state_error_text()}
      code={code && m.state_error_code({ code })}
      action={
        onRetry && (
          <>
            <RetryButton onRetry={onRetry} /> {alternative}
          </>
        )
      }
    />
  );
}

/** Not for this reader: why, and who can help. */
export function ForbiddenState({ reason, action }: { reason?: string; action?: ReactNode }) {
  return (
    <State title={m.state_forbidden_title()} text={reason ?? m.state_forbidden_text()} action={action} />
  );
}

/** No connection: what was typed is kept, and another try. */
export function OfflineState({ onRetry }: { onRetry?: () => void }) {
  return (
    <State
      role="status"
      title={m.state_offline_title()}
      text={m.state_offline_text()}
      action={onRetry && <RetryButton onRetry={onRetry} />}
    />
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button look="outline" size="work" onClick={onRetry}>
      {m.error_retry()}
    </Button>
  );
}
