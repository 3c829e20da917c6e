import { useState } from "react";
import { type Entitlements, entitlementsOf } from "#domain/tiers/entitlements.ts";
import { criteria, missingTo } from "#domain/tiers/ladders.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import type { FullStanding } from "./standing.ts";
import { TierBadge } from "./tier-badge.tsx";
import styles from "./tiers.module.css";
import { criterionNames, criterionValue, missingWords, tierName } from "./words.ts";

const benefits: [() => string, (given: Entitlements) => string][] = [
  [
    m.tiers_house_line,
    ({ houseLine }) => m.tiers_points_of_percent({ points: formatNumber(houseLine / 100) }),
  ],
  [m.tiers_products, ({ productsAtOnce }) => formatNumber(productsAtOnce)],
  [
    m.tiers_campaigns,
    ({ campaignHoursEarly: hours }) => (hours ? m.tiers_hours_early({ hours }) : m.tiers_no()),
  ],
  [m.tiers_fam_trips, ({ hasFamTrips }) => (hasFamTrips ? m.tiers_yes() : m.tiers_no())],
  [m.tiers_diagnostic, ({ hasDiagnostic }) => (hasDiagnostic ? m.tiers_yes() : m.tiers_no())],
];

/** Each criterion with the reader's value and what every tier asks; then what each gives, from the table the house goes by. */
export function LadderTable({ standing: { ladder, tier, values } }: { standing: FullStanding }) {
  const [isAll, setIsAll] = useState(false);
  const { steps } = ladder;
  const place = steps.findIndex(({ name }) => name === tier);
  const next = steps[place + 1];
  // A phone shows the reader's tier and the next, and the others when asked.
  const nearOf = (at: number) => (at === place || at === place + 1 ? "" : undefined);
  const asked = criteria.filter((criterion) => steps.some((step) => step[criterion] > 0));
  const cells = (name: string, text: (at: number) => string) =>
    steps.map((step, at) => (
      <td key={`${name}${step.name}`} data-near={nearOf(at)} data-mine={at === place || undefined}>
        {text(at)}
      </td>
    ));
  return (
    <section className={styles.ladder} data-all={isAll || undefined} aria-label={m.tiers_criteria()}>
      <Button look="outline" size="small" aria-pressed={isAll} onClick={() => setIsAll(!isAll)}>
        {m.tiers_all_five()}
      </Button>
      <div
        className={styles.ladderScroll}
        {...(isAll && { role: "region", tabIndex: 0, "aria-label": m.tiers_criteria() })}
      >
        <table>
          <caption className="sr-only">{m.tiers_criteria()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.tiers_criterion()}</th>
              <th scope="col">{m.tiers_you()}</th>
              {steps.map((step, at) => (
                <th key={step.name} scope="col" data-near={nearOf(at)} data-mine={at === place || undefined}>
                  <TierBadge tier={step.name} />
                  {at === place && <span className="sr-only"> {m.tiers_here()}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {asked.map((criterion) => {
              const missing = next
                ? missingTo(next, values).filter((each) => each.criterion === criterion)
                : [];
              return (
                <tr key={criterion}>
                  <th scope="row">
                    {criterionNames[criterion]()}
                    {next && (
                      <small data-missing={missing.length > 0 || undefined}>
                        {missing.length > 0
                          ? m.tiers_missing_to({ missing: missingWords(missing), name: tierName(next.name) })
                          : m.tiers_meets({ name: tierName(next.name) })}
                      </small>
                    )}
                  </th>
                  <td data-me="">{criterionValue(criterion, values[criterion])}</td>
                  {cells(criterion, (at) => criterionValue(criterion, steps[at]![criterion]))}
                </tr>
              );
            })}
          </tbody>
          <tbody>
            <tr data-part="heading">
              <th scope="rowgroup" colSpan={7}>
                {m.tiers_benefits()}
              </th>
            </tr>
            {benefits.map(([name, text]) => (
              <tr key={name()}>
                <th scope="row">{name()}</th>
                <td data-me="">{text(entitlementsOf(tier))}</td>
                {cells(name(), (at) => text(entitlementsOf(steps[at]!.name)))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">{m.tiers_house_line_note()}</p>
    </section>
  );
}
