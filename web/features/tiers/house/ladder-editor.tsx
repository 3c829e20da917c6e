import { useState } from "react";
import { criteria, type Step } from "#domain/tiers/ladders.ts";
import type { LadderVersions } from "#domain/tiers/versions.ts";
import { m } from "#messages/messages.js";
import { formatLongDate, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TierBadge } from "../tier-badge.tsx";
import { criterionNames, tierName } from "../words.ts";
import { wholeOf } from "./field-values.ts";
import styles from "./house.module.css";
import { publishLadder, tryLadder, useLadders } from "./standings.ts";
import { VersionForm } from "./version-form.tsx";

type Role = "advisor" | "tour_operator";
const roleNames: Record<Role, () => string> = {
  advisor: m.tiers_role_advisor,
  tour_operator: m.tiers_role_operator,
};

/** A ladder of each role: edited as a draft, tried, and published with a date. */
export function LadderEditor() {
  const [role, setRole] = useState<Role>("advisor");
  return (
    <QueryView query={useLadders()} lines={8}>
      {({ ladders }) => {
        const own = ladders.filter((ladder) => ladder.role === role);
        const current = own.find(({ isInForce }) => isInForce)!;
        return (
          <div className={styles.editor}>
            <SelectField
              label={m.tiers_ladder_of()}
              value={role}
              onChange={(event) => setRole(event.currentTarget.value as Role)}
              options={(["advisor", "tour_operator"] as const).map((value) => ({
                value,
                label: roleNames[value](),
              }))}
            />
            <LadderForm key={`${role}${current.version}`} role={role} steps={current.steps} />
            <Versions versions={own} />
          </div>
        );
      }}
    </QueryView>
  );
}

function readSteps(fields: FormData, steps: readonly Step[]): Step[] | null {
  const drafted = steps.map((step) => {
    const asked = criteria.map((criterion) => [criterion, wholeOf(fields, `${step.name}-${criterion}`)]);
    return { name: step.name, ...Object.fromEntries(asked) };
  });
  const isWhole = drafted.every(({ name: _, ...asked }) =>
    Object.values(asked).every((value) => value !== undefined),
  );
  return isWhole ? (drafted as Step[]) : null;
}

function LadderForm({ role, steps }: { role: Role; steps: readonly Step[] }) {
  const trying = useWrite(tryLadder);
  const publishing = useWrite(publishLadder);
  return (
    <VersionForm
      read={(fields) => readSteps(fields, steps)}
      simulate={(drafted) => trying.run({ role, steps: drafted })}
      publish={(drafted, dated) => publishing.run({ role, steps: drafted, ...dated })}
      isBusy={trying.isBusy || publishing.isBusy}
    >
      <table className={styles.draft}>
        <caption className="sr-only">{m.tiers_ladder_draft()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.tiers_level()}</th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                {criterionNames[criterion]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.name}>
              <th scope="row">
                <TierBadge tier={step.name} />
              </th>
              {criteria.map((criterion) => (
                <td key={criterion}>
                  <input
                    name={`${step.name}-${criterion}`}
                    defaultValue={step[criterion]}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={`${tierName(step.name)}: ${criterionNames[criterion]()}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{m.tiers_ladder_note()}</p>
    </VersionForm>
  );
}

function Versions({ versions }: { versions: LadderVersions["ladders"] }) {
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{m.tiers_versions()}</h2>
      <ol>
        {versions.map(({ version, validFrom, note, publishedBy, isInForce, steps }) => (
          <li key={version}>
            <p className="pair">
              <b>{m.tiers_version({ version })}</b>
              {isInForce && <Badge tone="ok">{m.tiers_in_force()}</Badge>}
            </p>
            <p className="note">
              {version === 1
                ? m.tiers_version_first()
                : m.tiers_version_from({ day: formatLongDate(validFrom) })}
              {publishedBy && `, ${publishedBy}`}
            </p>
            {note && <p>{note}</p>}
            <p className="note figures">
              {steps.map((step) => `${tierName(step.name)} ${formatNumber(step.score)}`).join(" · ")}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
