import { useState } from "react";
import type { PayoutDetails } from "#domain/payouts/details.ts";
import { formatPixKey } from "#domain/pix/keys.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView, type Shown } from "#web/session/queries/query-view.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import styles from "../earnings.module.css";
import { DetailsDialog } from "./details-dialog.tsx";
import { kindNames } from "./kind-names.ts";

/** Where the reader is paid, and the way to change it, which begins with a second factor. */
export function PayoutDetailsPanel({ query }: { query: Shown<PayoutDetails> }) {
  return (
    <section className={styles.payout} aria-labelledby="payout-details">
      <h2 id="payout-details" className={styles.part}>
        {m.payouts_details_title()}
      </h2>
      <QueryView query={query} lines={2}>
        {(found) => <Details {...found} />}
      </QueryView>
    </section>
  );
}

function Details({ details, version, canChange }: PayoutDetails) {
  const home = useHome();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {details ? <Kept details={details} /> : <p>{m.payouts_details_none()}</p>}
      {!canChange && <p className="note">{m.payouts_details_factor()}</p>}
      <div className={styles.actions}>
        {canChange ? (
          <Button look="outline" size="work" onClick={() => setIsOpen(true)}>
            {details ? m.payouts_details_change() : m.payouts_details_add()}
          </Button>
        ) : (
          <ButtonLink look="outline" size="work" to={`${home}/profile#seguranca`}>
            {m.payouts_details_factor_way()}
          </ButtonLink>
        )}
      </div>
      {isOpen && <DetailsDialog details={details} version={version} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Kept({ details }: { details: NonNullable<PayoutDetails["details"]> }) {
  return (
    <dl className={styles.kept}>
      <div>
        <dt>{m.payouts_details_key()}</dt>
        <dd>
          {formatPixKey(details)} <small>{kindNames[details.kind]()}</small>
        </dd>
      </div>
      <div>
        <dt>{m.payouts_details_holder()}</dt>
        <dd>
          {details.holder}{" "}
          <small>{m.payouts_details_changed_on({ day: formatDate(details.changedAt) })}</small>
        </dd>
      </div>
    </dl>
  );
}
