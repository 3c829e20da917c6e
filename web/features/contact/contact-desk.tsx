import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ContactReceipt } from "#domain/contact/contact.ts";
import { m } from "#messages/messages.js";
import type { ToastNote } from "#web/ui/toast/toast.ts";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { type ContactValues, emptyContact } from "./contact-values.ts";
import { KeptPanel } from "./kept-panel.tsx";
import { readChoice } from "./read-choice.ts";
import type { ContactOutcome } from "./send-contact.ts";

const loadToast = () => import("#web/ui/toast/single-toast.tsx");
const SingleToast = lazy(loadToast);

/** Long enough to read the note, short enough to feel like one movement. */
const redirectMs = 1_200;

type ContactDeskProps = {
  /** What came of a form posted without scripts. */
  outcome: (ContactOutcome & { values: ContactValues }) | undefined;
  email: string;
};

type DeskState = { receipt?: ContactReceipt } | null;

/** The form until the message is kept, then the way on; coming back from WhatsApp finds the way still there. */
export function ContactDesk({ outcome, email }: ContactDeskProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<DeskState>(null);
  const [note, setNote] = useState<ToastNote | null>(null);
  const main = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const historyState = location.state as DeskState;
  // After the first render, which must be the server's: it does not know the browser's history.
  useEffect(() => setState(historyState), [historyState]);

  const keep = (kept: ContactReceipt) => {
    setNote({ text: m.contact_sent() });
    void navigate(".", { replace: true, state: { receipt: kept }, preventScrollReset: true });
    main.current?.scrollIntoView({ block: "nearest" });
    setTimeout(() => window.location.assign(kept.whatsappUrl), redirectMs);
  };
  const again = () => void navigate(".", { replace: true, state: null, preventScrollReset: true });

  const kept = state?.receipt ?? (outcome && "receipt" in outcome ? outcome.receipt : undefined);
  return (
    <div ref={main} className={styles.contactMain}>
      {kept ? (
        <KeptPanel receipt={kept} email={email} onAgain={state?.receipt ? again : undefined} />
      ) : (
        <ContactForm
          values={outcome?.values ?? { ...emptyContact, ...readChoice(location.search) }}
          posted={outcome && "failure" in outcome ? outcome.failure : undefined}
          onStart={() => void loadToast()}
          onKept={keep}
          onFailed={() => setNote({ text: m.contact_failed(), tone: "bad" })}
        />
      )}
      {note && (
        <Suspense>
          <SingleToast note={note} />
        </Suspense>
      )}
    </div>
  );
}
