import { type FormEvent, useState } from "react";
import type { ProposalLink } from "#domain/proposals/links.ts";
import { PASSCODE } from "#domain/proposals/links.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./share.module.css";
import { changeLinkOf } from "./share.ts";

type Props = { journeyId: string; link: ProposalLink; onDone: () => void };

/** Gives the link another passcode, or none; its address stays, and whoever had the old one is asked anew. */
export function PasscodeForm({ journeyId, link, onDone }: Props) {
  const { run, isBusy } = useWrite(changeLinkOf(journeyId));
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("passcode") ?? "").trim();
    if (typed !== "" && !PASSCODE.test(typed)) return setError(m.proposals_share_passcode_wrong());
    const done = await run({ version: link.version, passcode: typed || null });
    if (done.state === "done") return onDone();
    setError(m.proposals_share_failed());
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        {...{ label: m.proposals_passcode(), hint: m.proposals_share_passcode_empty(), name: "passcode" }}
        error={error}
        maxLength={20}
        autoComplete="off"
        isOptional
      />
      <Button type="submit" size="work" isBusy={isBusy}>
        {m.proposals_share_passcode_save()}
      </Button>
    </form>
  );
}
