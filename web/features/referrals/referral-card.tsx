import { Link } from "react-router";
import type { Referral } from "#domain/referrals/referrals.ts";
import { isOpen as isUnderWay } from "#domain/referrals/states.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { ClaimRing } from "./claim-ring.tsx";
import { History } from "./history.tsx";
import { NoteForm } from "./note-form.tsx";
import styles from "./referrals.module.css";
import { Stages } from "./stages.tsx";

type ReferralCardProps = { referral: Referral; isOpen: boolean; openAddress: string };

/** One of my referrals: what is left of the claim, how far it has come, the last word about it, and its history. */
export function ReferralCard({ referral, isOpen, openAddress }: ReferralCardProps) {
  const { id, name, place, state, contact, createdAt, claimEndsAt, claimDays, steps } = referral;
  const word = steps.findLast(({ text, isOfHouse }) => text !== null && isOfHouse);
  const label = isOpen ? m.referrals_close() : m.referrals_open();
  return (
    <li className={styles.card}>
      <ClaimRing days={claimDays} />
      <div className={styles.cardBody}>
        <h3>
          {name}, {place}
        </h3>
        <p className={`note ${styles.meta}`}>
          <span>{m.referrals_on({ date: formatLongDate(createdAt) })}</span>
          {contact && <span>{m.referrals_contact_is({ contact })}</span>}
          {claimDays !== null && (
            <span>{m.referrals_claim_until({ date: formatLongDate(claimEndsAt) })}</span>
          )}
        </p>
        <Stages referral={referral} />
        {word && !isOpen && (
          <p className={styles.word} data-lost={state === "declined" ? "" : undefined}>
            {word.text}
          </p>
        )}
        {claimDays === null && isUnderWay(state) && <p className="note">{m.referrals_claim_over_text()}</p>}
        <p>
          <Link
            className="text-link touch-target"
            to={openAddress}
            aria-label={m.referrals_open_of({ label, name })}
            preventScrollReset
            replace
          >
            {label}
          </Link>
        </p>
        {isOpen && (
          <section className={styles.opened} aria-label={m.referrals_history()}>
            <History steps={steps} />
            {isUnderWay(state) && <NoteForm id={id} />}
          </section>
        )}
      </div>
    </li>
  );
}
