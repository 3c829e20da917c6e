import { BadgeCheck, CircleAlert, Plus } from "lucide-react";
import type { Verification } from "#domain/trainings/certificates.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { sitePath } from "#web/site/site-path.ts";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import styles from "./certificate-page.module.css";
import type { Checked } from "./verify-certificate.server.ts";

type Words = { title: () => string; text: () => string };
const words: Record<Checked["state"], Words> = {
  valid: { title: m.trainings_check_valid, text: m.trainings_check_valid_text },
  expired: { title: m.trainings_check_expired, text: m.trainings_check_expired_text },
  altered: { title: m.trainings_check_altered, text: m.trainings_check_altered_text },
  unknown: { title: m.trainings_check_unknown, text: m.trainings_check_unknown_text },
  forged: { title: m.trainings_check_forged, text: m.trainings_check_forged_text },
  failed: { title: m.trainings_check_failed, text: m.trainings_check_failed_text },
};

/** What we say of a certificate that somebody was shown. */
export function CertificatePage({ checked, code }: { checked: Checked; code: string }) {
  const { title, text } = words[checked.state];
  const isGood = checked.state === "valid";
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <div className={styles.verdict} data-state={checked.state}>
        {isGood ? (
          <BadgeCheck size={44} strokeWidth={1} aria-hidden="true" />
        ) : (
          <CircleAlert size={44} strokeWidth={1} aria-hidden="true" />
        )}
        <p className="caption">{m.trainings_check_caption()}</p>
        <h1 className="d2">{title()}</h1>
        <p className="lead">{text()}</p>
        <ArrowLink to={sitePath("/contact")}>{m.trainings_check_ask()}</ArrowLink>
      </div>
      {"certificate" in checked && checked.certificate ? (
        <Details {...checked} certificate={checked.certificate} />
      ) : (
        <p className={styles.code}>{m.trainings_check_code({ code: code.toUpperCase().slice(0, 40) })}</p>
      )}
    </main>
  );
}

type DetailsProps = { certificate: NonNullable<Verification["certificate"]>; proof: Verification["proof"] };

function Details({ certificate, proof }: DetailsProps) {
  const { name, title, house, issuedOn, validUntil, code } = certificate;
  const rows = [
    [m.trainings_check_name(), name],
    [m.trainings_training(), said(title)],
    [m.trainings_check_house(), house],
    [m.trainings_check_issued(), formatCalendarDay(issuedOn)],
    [m.trainings_check_until(), formatCalendarDay(validUntil)],
    [m.trainings_code(), code.toUpperCase()],
  ] as const;
  return (
    <div>
      <dl className={styles.rows}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {proof && (
        <details className={styles.proof}>
          <summary>
            {m.trainings_check_proof()}
            <Plus size={18} strokeWidth={1.2} aria-hidden="true" />
          </summary>
          <p>{m.trainings_check_proof_text()}</p>
          <p>
            {m.trainings_signature()} <code>{proof.signature}</code>
          </p>
          <p>
            {m.trainings_check_key()} <code>{proof.publicKey}</code>
          </p>
        </details>
      )}
    </div>
  );
}
