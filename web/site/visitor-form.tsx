import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { createIntentKeys } from "#web/intent-key.ts";
import { keptShortLink } from "#web/site/short-link.ts";
import { useIsLive } from "#web/ui/use-is-live.ts";

const TRAP = "website";

type Sent<Values> = { values: Values; website: string; link: string | undefined; key: string };
type VisitorFormOptions<Values, Outcome> = {
  /** What became of the form where it was posted without scripts. */
  posted: Outcome | undefined;
  read: (form: FormData) => Values;
  send: (sent: Sent<Values>) => Promise<Outcome>;
};

/** A form that people fill in without an account: the same words are sent under the same key, and its outcome is kept. */
export function useVisitorForm<Values extends object, Outcome>(options: VisitorFormOptions<Values, Outcome>) {
  const { posted, read, send } = options;
  const isLive = useIsLive();
  const [{ keyOf }] = useState(createIntentKeys);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState(posted);
  const submit = async (form: FormData) => {
    const values = read(form);
    setSending(true);
    const website = String(form.get(TRAP) ?? "");
    setOutcome(await send({ values, website, link: keptShortLink() ?? undefined, key: keyOf(values) }));
    setSending(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return { outcome, isSending, form: { method: "post", noValidate: isLive, onSubmit } } as const;
}

/** A field that people do not see and machines fill in. */
export function VisitorTrap() {
  return (
    <label className="sr-only" aria-hidden="true">
      {m.contact_honeypot()}
      <input name={TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** Says, before anything is sent, that a member will know of it whose link brought the reader. */
export function VisitorLinkNote() {
  const isLive = useIsLive();
  return isLive && keptShortLink() ? <p className="note">{m.visitor_by_link()}</p> : null;
}
