import type { Finding } from "#domain/referrals/referrals.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./referrals.module.css";

type FindingsProps = { findings: readonly Finding[]; onAnother: () => void };

/** What we know already of the hotel somebody writes down, before effort is spent; never who referred it. */
export function Findings({ findings, onAnother }: FindingsProps) {
  return (
    <div className={styles.findings} role="status">
      {findings.map((finding) => (
        <p key={`${finding.kind} ${finding.name} ${finding.place}`}>
          <b>
            {finding.isSame
              ? m.referrals_found_same({ name: finding.name, place: finding.place })
              : m.referrals_found_like({ name: finding.name, place: finding.place })}
          </b>{" "}
          {whatOf(finding)}
        </p>
      ))}
      {findings.length > 0 && !findings.some(({ isSame }) => isSame) && (
        <Button look="outline" size="small" onClick={onAnother}>
          {m.referrals_another()}
        </Button>
      )}
    </div>
  );
}

function whatOf({ kind, claimEndsAt }: Finding): string {
  if (kind === "mine") return m.referrals_found_mine();
  if (kind === "collection" || !claimEndsAt) return m.referrals_found_collection();
  return m.referrals_found_claimed({ date: formatLongDate(claimEndsAt) });
}
