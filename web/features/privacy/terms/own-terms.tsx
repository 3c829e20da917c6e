import { useQuery } from "@tanstack/react-query";
import type { OwnTerms as Own } from "#domain/privacy/terms.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatLongDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../privacy.module.css";
import { acceptTerms, ownTermsQuery } from "./terms.ts";

/** Which terms a person accepted, and the way to accept those that hold. */
export function OwnTerms() {
  return (
    <div className={styles.privacyTerms}>
      <QueryView query={useQuery(ownTermsQuery)} lines={2}>
        {(terms) => <Accepted terms={terms} />}
      </QueryView>
    </div>
  );
}

function Accepted({ terms: { current, accepted } }: { terms: Own }) {
  const { run, isBusy } = useWrite(acceptTerms);
  const held = accepted.find(({ version }) => version === current);
  const accept = async () => {
    const { state } = await run(current);
    toast(
      state === "done"
        ? { text: m.privacy_terms_accepted() }
        : { tone: "bad", text: m.privacy_terms_failed() },
    );
  };
  const version = formatCalendarDay(current);
  return (
    <>
      <p>
        {held
          ? m.privacy_terms_own({ version, date: formatLongDate(held.at) })
          : m.privacy_terms_own_missing({ version })}{" "}
        <a className="text-link touch-target" href={sitePath("/about#terms")}>
          {m.privacy_terms_read()}
        </a>
      </p>
      {!held && (
        <Button look="outline" size="work" isBusy={isBusy} onClick={() => void accept()}>
          {m.privacy_terms_accept()}
        </Button>
      )}
    </>
  );
}
