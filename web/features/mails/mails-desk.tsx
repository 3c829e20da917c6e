import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { MailKind } from "#domain/mails/mails.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { groupNames } from "./group-names.ts";
import { MailFrame } from "./mail-frame.tsx";
import styles from "./mails.module.css";
import { exampleQuery, mailsQuery, sendExample } from "./mails.ts";

const FIRST = "people";

/** Every mail that the house sends, and an example of the one that the address names. */
export function MailsDesk() {
  return (
    <QueryView query={useQuery(mailsQuery)} lines={10}>
      {({ mails }) => <Desk mails={mails} />}
    </QueryView>
  );
}

function Desk({ mails }: { mails: MailKind[] }) {
  const [params, setParams] = useSearchParams();
  const asked = mails.find(({ id }) => id === params.get("mail"));
  const group = asked?.group ?? (params.get("group") || FIRST);
  const listed = mails.filter((mail) => mail.group === group);
  const open = asked ?? listed[0];
  const given = params.get("language");
  const shown: Language = given === "pt" || given === "en" ? given : getLocale();
  const at = (change: Record<string, string>) => `?${new URLSearchParams({ language: shown, ...change })}`;
  return (
    <div className={styles.desk}>
      <div className={`work ${styles.choice}`}>
        <SelectField
          label={m.mails_group()}
          value={group}
          options={Object.entries(groupNames).map(([value, name]) => ({ value, label: name() }))}
          onChange={({ target }) => setParams({ language: shown, group: target.value })}
        />
        <nav className={styles.kinds} aria-label={m.mails_kinds()}>
          {listed.map(({ id, subject }) => (
            <Link
              key={id}
              to={at({ mail: id })}
              aria-current={id === open?.id ? "page" : undefined}
              preventScrollReset
            >
              {subject[getLocale()]}
            </Link>
          ))}
        </nav>
      </div>
      {open && <Example id={open.id} language={shown} at={at} />}
    </div>
  );
}

type ExampleProps = { id: string; language: Language; at: (change: Record<string, string>) => string };

function Example({ id, language, at }: ExampleProps) {
  const query = useQuery(exampleQuery({ id, language }));
  const { run, isBusy } = useWrite(sendExample);
  const send = async () => {
    const sent = await run({ id, language });
    if (sent.state === "done") return toast({ text: m.mails_sent({ email: sent.value.to }) });
    const isOften = sent.state === "refused" && sent.code === "rate_limited";
    toast({ tone: "bad", text: isOften ? m.mails_often() : m.mails_failed() });
  };
  return (
    <section className={styles.example} aria-label={m.mails_example()}>
      <div className={styles.ways}>
        <nav className={styles.languages} aria-label={m.mails_language()}>
          {(["pt", "en"] as const).map((one) => (
            <Link
              key={one}
              to={at({ mail: id, language: one })}
              aria-current={one === language ? "page" : undefined}
              preventScrollReset
            >
              {one === "pt" ? m.mails_language_pt() : m.mails_language_en()}
            </Link>
          ))}
        </nav>
        <Button look="outline" size="work" isBusy={isBusy} onClick={() => void send()}>
          {m.mails_send()}
        </Button>
      </div>
      <QueryView query={query} lines={12}>
        {(mail) => (
          <>
            <h2 className={styles.subject}>{mail.subject}</h2>
            <MailFrame mail={mail} title={mail.subject} lang={language === "pt" ? "pt-BR" : "en"} />
            <details className={styles.plain}>
              <summary>{m.mails_plain()}</summary>
              <pre>{mail.text}</pre>
            </details>
          </>
        )}
      </QueryView>
    </section>
  );
}
