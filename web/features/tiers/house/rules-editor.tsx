import type { Rule, RuleSet } from "#domain/reputation/rules.ts";
import type { RuleVersions } from "#domain/tiers/versions.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { wholeOf } from "./field-values.ts";
import styles from "./house.module.css";
import { publishRules, tryRules, useRuleSets } from "./standings.ts";
import { VersionForm } from "./version-form.tsx";
import { ruleName } from "./words.ts";

type Published = RuleVersions["sets"][number];

/** The rules of points: edited as a draft, tried on the past, and published with a date. */
export function RulesEditor() {
  return (
    <QueryView query={useRuleSets()} lines={10}>
      {({ sets }) => {
        const current = sets.find(({ isInForce }) => isInForce)!;
        return (
          <div className={styles.editor}>
            <RulesForm key={current.version} set={current} />
            <section className={styles.versions} aria-labelledby="versions">
              <h2 id="versions">{m.tiers_versions()}</h2>
              <ol>
                {sets.map(({ version, validFrom, note, isInForce }) => (
                  <li key={version}>
                    <p className="pair">
                      <b>{m.tiers_version({ version })}</b>
                      {isInForce && <Badge tone="ok">{m.tiers_in_force()}</Badge>}
                    </p>
                    <p className="note">{m.tiers_version_from({ day: formatLongDate(validFrom) })}</p>
                    {note && <p>{note}</p>}
                  </li>
                ))}
              </ol>
            </section>
          </div>
        );
      }}
    </QueryView>
  );
}

function RulesForm({ set }: { set: Published }) {
  const trying = useWrite(tryRules);
  const publishing = useWrite(publishRules);
  return (
    <VersionForm
      read={(fields) => readDraft(fields, set)}
      simulate={trying.run}
      publish={(drafted, dated) => publishing.run({ set: drafted, ...dated })}
      isBusy={trying.isBusy || publishing.isBusy}
    >
      <table className={styles.draft}>
        <caption className="sr-only">{m.tiers_rules_draft()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.reputation_rule()}</th>
            <th scope="col">{m.reputation_points()}</th>
            <th scope="col">{m.tiers_rule_cap()}</th>
          </tr>
        </thead>
        <tbody>
          {set.rules.map((rule) => (
            <tr key={rule.key}>
              <th scope="row">{ruleName(rule.key)}</th>
              <td>
                <input
                  name={rule.key}
                  defaultValue={rule.points}
                  autoComplete="off"
                  aria-label={`${ruleName(rule.key)}: ${m.reputation_points()}`}
                />
              </td>
              <td>{capField(rule)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextField
        name="lifeMonths"
        label={m.tiers_rule_life()}
        defaultValue={String(set.lifeMonths)}
        inputMode="numeric"
      />
      <p className="note">{m.tiers_rules_note()}</p>
    </VersionForm>
  );
}

/** A rule has the cap of a time or of a window, whichever it has now; rules that share one show it once. */
function capField({ key, most, cap }: Rule) {
  if (cap?.group === "daily_work" && key !== "proposal_published") return m.tiers_rule_cap_shared();
  const value = most ?? cap?.points;
  if (value === undefined) return m.tiers_rule_cap_none();
  return (
    <input
      name={`${key}-cap`}
      defaultValue={value}
      inputMode="numeric"
      autoComplete="off"
      aria-label={`${ruleName(key)}: ${m.tiers_rule_cap()}`}
    />
  );
}

function readDraft(fields: FormData, { rules, rates }: Published): RuleSet | null {
  const lifeMonths = wholeOf(fields, "lifeMonths");
  const drafted = rules.map(({ isSleeping: _, ...rule }) => {
    const shared = rule.cap?.group === "daily_work";
    const cap = wholeOf(fields, shared ? "proposal_published-cap" : `${rule.key}-cap`);
    const isCapped = rule.most !== null || rule.cap !== null;
    const points = wholeOf(fields, rule.key);
    if (points === undefined || (isCapped && cap === undefined)) return null;
    return {
      ...{ ...rule, points, most: rule.most === null ? null : cap! },
      cap: rule.cap && { ...rule.cap, points: cap! },
    };
  });
  if (lifeMonths === undefined || drafted.some((rule) => rule === null)) return null;
  return { rules: drafted as Rule[], lifeMonths, rates: rates as RuleSet["rates"] };
}
