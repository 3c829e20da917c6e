import { useState } from "react";
import { useForm } from "react-hook-form";
import type { NewRequest } from "#domain/requests/requests.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./requests.module.css";
import { askFor, useSimilar } from "./requests.ts";
import { stateNames } from "./state-names.ts";
import { VoteButton } from "./vote-button.tsx";

/** A new request; what others asked in much the same words shows while one types. */
export function RequestForm() {
  const { register, handleSubmit, formState, watch, reset } = useForm<NewRequest>({ mode: "onTouched" });
  const [hasFailed, setHasFailed] = useState(false);
  const { run: ask } = useWrite(askFor);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (request) => {
    setHasFailed(false);
    const sent = await ask({ title: request.title.trim(), problem: request.problem.trim() });
    if (sent.state !== "done") return setHasFailed(true);
    reset();
    toast({ text: m.requests_sent() });
  });
  const required = { validate: (value: string) => value.trim() !== "" || m.account_required() };
  return (
    <form className={`work stack ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.formTitle}>{m.requests_new()}</h2>
      {hasFailed && <Notice tone="bad">{m.requests_failed()}</Notice>}
      <TextField
        {...register("title", required)}
        label={m.requests_field_title()}
        error={errors.title?.message}
        maxLength={140}
        autoComplete="off"
      />
      <Similar words={watch("title") ?? ""} />
      <TextAreaField
        {...register("problem", required)}
        label={m.requests_field_problem()}
        hint={m.requests_field_problem_hint()}
        error={errors.problem?.message}
        maxLength={2_000}
      />
      <Button type="submit" isBusy={isSubmitting}>
        {m.requests_send()}
      </Button>
    </form>
  );
}

function Similar({ words }: { words: string }) {
  const { data: similar = [] } = useSimilar(words.trim());
  if (words.trim().length < 3 || similar.length === 0) return null;
  return (
    <div className={styles.similar} role="status">
      <p className="note">{m.requests_similar()}</p>
      <ul>
        {similar.map((request) => (
          <li key={request.id}>
            <span>{request.title}</span>
            {request.state === "shipped" || request.state === "declined" ? (
              <Badge tone={stateNames[request.state].tone}>{stateNames[request.state].label()}</Badge>
            ) : (
              <VoteButton request={request} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
