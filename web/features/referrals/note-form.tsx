import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { addNote } from "./referrals.ts";

/** What is new about a hotel; it renews the claim. */
export function NoteForm({ id }: { id: string }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { run: add, isBusy } = useWrite(addNote);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setProblem(m.account_required());
    const done = await add({ id, text: text.trim() });
    if (done.state === "done") {
      setText("");
      setProblem(undefined);
      return toast({ text: m.referrals_note_sent() });
    }
    const isTaken = done.state === "refused" && done.code === "hotel_known";
    setProblem(isTaken ? m.referrals_note_taken() : m.referrals_failed());
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextAreaField
        label={m.referrals_note()}
        hint={m.referrals_note_hint()}
        value={text}
        maxLength={1_000}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="outline" size="work" isBusy={isBusy}>
        {m.referrals_note_send()}
      </Button>
    </form>
  );
}
