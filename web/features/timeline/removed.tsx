import { type FormEvent, useState } from "react";
import type { TimelinePost } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "./timeline.module.css";
import { sendAppeal } from "./timeline.ts";
import { troubleOf } from "./words.ts";

/** To its author: why something was taken down, and the way to object once. */
export function Removed({ removal }: { removal: NonNullable<TimelinePost["removal"]> }) {
  const { id, reason, appeal, answer } = removal;
  return (
    <div className={styles.state}>
      <p>{m.timeline_removed({ reason })}</p>
      {appeal && <p className="note">{m.timeline_appeal_said({ appeal })}</p>}
      {appeal && !answer && <p className="note">{m.timeline_appeal_waits()}</p>}
      {answer && <p>{m.timeline_appeal_answer({ answer })}</p>}
      {!appeal && <AppealForm id={id} />}
    </div>
  );
}

function AppealForm({ id }: { id: string }) {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const { run: appeal, isBusy } = useWrite(sendAppeal);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setTrouble(m.timeline_error_text());
    setTrouble(troubleOf(await appeal({ id, text: text.trim() })));
  };
  return (
    <form className="work stack" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={m.timeline_appeal()}
        value={text}
        error={trouble}
        maxLength={1_000}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="outline" size="small" isBusy={isBusy}>
        {m.timeline_appeal_send()}
      </Button>
    </form>
  );
}
