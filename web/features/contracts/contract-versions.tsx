import type { ContractVersion, HotelContract } from "#domain/hotels/contract-versions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { ContractTerms } from "./contract-terms.tsx";
import styles from "./contracts.module.css";
import { TermChanges } from "./term-changes.tsx";

/** The terms that hold, and every version with what it changed. */
export function ContractVersions({ contract: { versions, inForce } }: { contract: HotelContract }) {
  const shown = versions.find(({ version }) => version === inForce) ?? versions[0];
  if (!shown) return <EmptyState title={m.contracts_empty()} text={m.contracts_empty_text()} />;
  return (
    <div className={styles.contract}>
      <section aria-labelledby="terms">
        <h2 id="terms" className={styles.heading}>
          {m.contracts_version({ version: shown.version })}{" "}
          {inForce === null ? (
            <Badge tone="warn">{m.contracts_not_in_force()}</Badge>
          ) : (
            <Badge tone="ok">{m.contracts_in_force()}</Badge>
          )}
        </h2>
        <p className="note">{periodText(shown)}</p>
        <ContractTerms terms={shown.terms} />
      </section>
      <section aria-labelledby="versions">
        <h2 id="versions" className={styles.heading}>
          {m.contracts_versions()}
        </h2>
        <ol className={styles.versions}>
          {versions.map((version, at) => (
            <li key={version.version}>
              <h3>{m.contracts_version({ version: version.version })}</h3>
              <p className="note">
                {periodText(version)}
                {version.writtenBy && ` · ${version.writtenBy}`}
              </p>
              <VersionChanges version={version} before={versions[at + 1]} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function VersionChanges({
  version,
  before,
}: {
  version: ContractVersion;
  before: ContractVersion | undefined;
}) {
  if (!before) return <p className="note">{m.contracts_first()}</p>;
  return <TermChanges before={before.terms} after={version.terms} changes={version.changes} />;
}

/** From when to when a version holds. */
function periodText({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }): string {
  const start = formatCalendarDay(startsOn);
  return endsOn
    ? m.contracts_period({ start, end: formatCalendarDay(endsOn) })
    : m.contracts_period_open({ start });
}
