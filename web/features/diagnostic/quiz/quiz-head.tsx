import { Check, CloudOff } from "lucide-react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { LanguageSwitch } from "#web/site/chrome/language-switch.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Mark } from "#web/ui/mark.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import { hourOf } from "../words.ts";
import styles from "./quiz.module.css";
import type { Saving } from "./use-saving.ts";

/** The bar above a question: that it is saved, the other language, and how to go on later. */
export function QuizHead({ savedAt, state }: { savedAt: string; state: Saving }) {
  return (
    <header className={classNames("wrap", styles.head)}>
      <Link
        className={styles.brand}
        to={sitePath("/diagnostico-pdi")}
        aria-label={`Lilamonde, ${m.diagnostic_title()}`}
      >
        <Mark className={styles.mark} />
        <span>Lilamonde</span>
      </Link>
      <p className={styles.saved} role="status" data-state={state}>
        <SavedWords savedAt={savedAt} state={state} />
      </p>
      <LanguageSwitch />
      <details className={styles.later}>
        <summary className="text-link">{m.diagnostic_later()}</summary>
        <div>
          <p>{m.diagnostic_later_text()}</p>
        </div>
      </details>
    </header>
  );
}

function SavedWords({ savedAt, state }: { savedAt: string; state: Saving }) {
  const isLive = useIsLive();
  if (state === "waiting")
    return (
      <>
        <CloudOff size={16} strokeWidth={1.5} aria-hidden="true" />
        {m.diagnostic_waiting()}
      </>
    );
  if (state === "saving") return m.diagnostic_saving();
  return (
    <>
      <Check size={16} strokeWidth={1.5} aria-hidden="true" />
      {m.diagnostic_saved()}
      {isLive && <span className={styles.hour}>{m.diagnostic_saved_at({ hour: hourOf(savedAt) })}</span>}
    </>
  );
}
