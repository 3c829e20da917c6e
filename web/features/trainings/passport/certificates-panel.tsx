import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import type { OwnCertificate } from "#domain/trainings/certificates.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Mark } from "#web/ui/mark.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { readDocument, usePassport } from "../trainings.ts";
import styles from "./passport.module.css";

/** The reader's certificates, each as paper and with the page where anybody can check it. */
export function CertificatesPanel() {
  const certificates = usePassport().data?.certificates ?? [];
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="certificates" className={styles.certificates}>
      <h2 id="certificates">{m.trainings_certificates()}</h2>
      <ul>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <CertificateCard certificate={certificate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One certificate as it looks on paper, with its file and its page. */
export function CertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, title, name, house, issuedOn, validUntil, code, picture, path, isExpired } = certificate;
  const bring = async () => {
    setIsBusy(true);
    try {
      saveFile(await readDocument(id, getLocale()), `lilamonde-${code}.pdf`);
    } catch {
      toast({ text: m.trainings_failed(), tone: "bad" });
    }
    setIsBusy(false);
  };
  return (
    <>
      <div className={styles.paper}>
        <Mark />
        <p className={styles.for}>{said(title)}</p>
        <p className={styles.whose}>
          {name}, {house}
        </p>
        <div>
          <p>
            {m.trainings_issued_on({ day: dayInOne(issuedOn) })}
            <br />
            {isExpired
              ? m.trainings_ended_on({ day: dayInOne(validUntil) })
              : m.trainings_valid_until({ day: dayInOne(validUntil) })}
            <br />
            <b>{code.toUpperCase()}</b>
          </p>
          <img src={picture} alt="" width={72} height={72} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          look="outline"
          size="small"
          isBusy={isBusy}
          aria-label={`${m.trainings_pdf()}: ${said(title)}`}
          onClick={() => void bring()}
        >
          <Download size={15} strokeWidth={1.5} aria-hidden="true" /> {m.trainings_pdf()}
        </Button>
        <a
          {...buttonLook({ look: "quiet", size: "small" })}
          href={sitePath(path)}
          aria-label={`${m.trainings_check_page()}: ${said(title)}`}
        >
          <ExternalLink size={15} strokeWidth={1.5} aria-hidden="true" /> {m.trainings_check_page()}
        </a>
      </div>
    </>
  );
}

/** A day that is not broken over two lines. */
function dayInOne(day: string): string {
  return formatCalendarDay(day).replaceAll(" ", "\u00a0");
}
