import type { ReactNode } from "react";
import { countryName } from "#domain/hotels/country-names.ts";
import type { Finding, ReferralDetail } from "#domain/referrals/referrals.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatLongDate } from "#web/locale/format.ts";
import { Notice } from "#web/ui/notice.tsx";
import { History } from "./history.tsx";
import styles from "./referrals.module.css";
import { Stages } from "./stages.tsx";

/** One referral as administrators decide about it: who says what of which hotel, what looks the same, what happened. */
export function ReferralView({ detail: { referral, findings } }: { detail: ReferralDetail }) {
  const { place, country, website, why, contact, owner, claimDays, claimEndsAt, steps } = referral;
  const claim =
    claimDays === null ? m.referrals_claim_over() : m.referrals_until({ date: formatLongDate(claimEndsAt) });
  return (
    <div className={`work ${styles.view}`}>
      {findings.length > 0 && (
        <Notice tone="warn">
          <b>{m.referrals_alike()}</b>
          {findings.map((finding) => (
            <p key={`${finding.kind} ${finding.name} ${finding.place}`}>
              {finding.name}, {finding.place}. {alikeWords(finding)}
            </p>
          ))}
        </Notice>
      )}
      <Stages referral={referral} />
      <dl className={styles.facts}>
        <Fact name={m.referrals_owner()}>{owner ?? m.referrals_gone()}</Fact>
        <Fact name={m.referrals_field_place()}>
          {place}, {countryName(country, getLocale())}
        </Fact>
        <Fact name={m.referrals_website()}>
          {website ? (
            <a className="text-link touch-target" href={website} target="_blank" rel="noreferrer noopener">
              {website}
            </a>
          ) : (
            "—"
          )}
        </Fact>
        <Fact name={m.referrals_contact()}>{contact ?? "—"}</Fact>
        <Fact name={m.referrals_claim()}>{claim}</Fact>
        <Fact name={m.referrals_why()}>{why}</Fact>
      </dl>
      <section className={styles.past} aria-labelledby="referral-history">
        <h2 className={styles.formTitle} id="referral-history">
          {m.referrals_history()}
        </h2>
        <History steps={steps} />
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function alikeWords({ claimEndsAt }: Finding): string {
  return claimEndsAt
    ? m.referrals_alike_claimed({ date: formatLongDate(claimEndsAt) })
    : m.referrals_found_collection();
}
