import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./share.module.css";
import { createLinkOf } from "./share.ts";

/** Makes the link: its language, and a passcode if one is wanted. */
export function NewLinkForm({ journeyId }: { journeyId: string }) {
  const { run, isBusy, hasFailed } = useWrite(createLinkOf(journeyId));
  const create = (form: FormData) => {
    const language = form.get("language") === "en" ? "en" : "pt";
    const passcode = String(form.get("passcode") ?? "").trim() || null;
    void run({ language, passcode, days: 30 });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        create(new FormData(event.currentTarget));
      }}
    >
      <SelectField
        {...{ label: m.proposals_share_language(), name: "language", defaultValue: "pt" }}
        options={[
          { value: "pt", label: "Português" },
          { value: "en", label: "English" },
        ]}
      />
      <TextField
        {...{ label: m.proposals_passcode(), hint: m.proposals_share_passcode_hint(), name: "passcode" }}
        isOptional
        pattern="[A-Za-z0-9]{4,20}"
        autoComplete="off"
      />
      {hasFailed && <p role="alert">{m.proposals_share_failed()}</p>}
      <Button type="submit" size="work" isBusy={isBusy}>
        {m.proposals_share_create()}
      </Button>
    </form>
  );
}
