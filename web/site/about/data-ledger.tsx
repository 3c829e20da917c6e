import { m } from "#messages/messages.js";
import styles from "./legal.module.css";

/** What is kept, what for, on which legal basis and for how long: one ruled row each. */
export function DataLedger() {
  return (
    <div className={styles.dataLedger}>
      <h3>{m.about_privacy_what()}</h3>
      <ul>
        {entries().map(({ what, why, basis, long }) => (
          <li key={what}>
            <p>{what}</p>
            <dl>
              <div>
                <dt>{m.about_privacy_col_why()}</dt>
                <dd>{why}</dd>
              </div>
              <div>
                <dt>{m.about_privacy_col_basis()}</dt>
                <dd>{basis}</dd>
              </div>
              <div>
                <dt>{m.about_privacy_col_long()}</dt>
                <dd>{long}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function entries() {
  return [
    {
      what: m.about_privacy_contact(),
      why: m.about_privacy_contact_why(),
      basis: m.about_privacy_contact_basis(),
      long: m.about_privacy_contact_long(),
    },
    {
      what: m.about_privacy_letter(),
      why: m.about_privacy_letter_why(),
      basis: m.about_privacy_letter_basis(),
      long: m.about_privacy_letter_long(),
    },
    {
      what: m.about_privacy_account(),
      why: m.about_privacy_account_why(),
      basis: m.about_privacy_account_basis(),
      long: m.about_privacy_account_long(),
    },
    {
      what: m.about_privacy_invite(),
      why: m.about_privacy_invite_why(),
      basis: m.about_privacy_invite_basis(),
      long: m.about_privacy_invite_long(),
    },
    {
      what: m.about_privacy_diagnostic(),
      why: m.about_privacy_diagnostic_why(),
      basis: m.about_privacy_diagnostic_basis(),
      long: m.about_privacy_diagnostic_long(),
    },
    {
      what: m.about_privacy_event(),
      why: m.about_privacy_event_why(),
      basis: m.about_privacy_event_basis(),
      long: m.about_privacy_event_long(),
    },
    {
      what: m.about_privacy_request(),
      why: m.about_privacy_request_why(),
      basis: m.about_privacy_request_basis(),
      long: m.about_privacy_request_long(),
    },
    {
      what: m.about_privacy_access(),
      why: m.about_privacy_access_why(),
      basis: m.about_privacy_access_basis(),
      long: m.about_privacy_access_long(),
    },
    {
      what: m.about_privacy_counts(),
      why: m.about_privacy_counts_why(),
      basis: m.about_privacy_counts_basis(),
      long: m.about_privacy_counts_long(),
    },
  ];
}
