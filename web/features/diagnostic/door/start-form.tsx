import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { keptShortLink } from "#web/site/short-link.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button } from "#web/ui/button.tsx";
import fieldStyles from "#web/ui/field.module.css";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import { ownApi, useMemberName } from "../member-session.ts";
import { longDay } from "../words.ts";
import styles from "./door.module.css";
import type { DoorOutcome } from "./receive-door.server.ts";

/** Who begins: a visitor says name and e-mail, a member is known. Nothing is kept before consent. */
export function StartForm({ outcome }: { outcome: DoorOutcome | undefined }) {
  const member = useMemberName();
  const isLive = useIsLive();
  const start = useStart();
  const posted = outcome && "form" in outcome && outcome.form === "start" ? outcome : undefined;
  const errors = posted?.kind === "invalid" ? posted.errors : {};
  const postedFailure = posted?.kind === "failed" ? (posted.isLimited ? "rate_limited" : "failed") : null;
  const words = start.tooSoon ?? failureText(start.failure ?? postedFailure);
  const link = isLive ? keptShortLink() : null;
  return (
    <form
      className={styles.form}
      method="post"
      aria-label={m.diagnostic_start_label()}
      onSubmit={member === null ? undefined : start.onSubmit}
    >
      <h2>{m.diagnostic_begin()}</h2>
      {member === null ? (
        <>
          <TextField
            {...{ name: "name", label: m.diagnostic_your_name(), autoComplete: "name", maxLength: 120 }}
            required
            defaultValue={posted?.values.name}
            error={errors.name && m.diagnostic_name_missing()}
          />
          <TextField
            {...{ name: "email", type: "email", label: m.diagnostic_email(), autoComplete: "email" }}
            required
            maxLength={254}
            hint={m.diagnostic_email_hint()}
            defaultValue={posted?.values.email}
            error={errors.email && m.diagnostic_email_wrong()}
          />
        </>
      ) : (
        <p className={styles.member}>{m.diagnostic_as_member({ name: member || m.diagnostic_you() })}</p>
      )}
      {link && member === null && (
        <p className={styles.aside}>
          <input type="hidden" name="source" value={`link:${link}`} />
          {m.diagnostic_by_link()}
        </p>
      )}
      <label className={fieldStyles.checkbox} data-slot="checkbox">
        <input type="checkbox" name="consent" required defaultChecked={posted?.values.hasConsented} />
        <span>
          {m.diagnostic_consent()}{" "}
          <a className="text-link" href={sitePath("/about#privacy")}>
            {m.diagnostic_consent_link()}
          </a>
        </span>
      </label>
      <label className={fieldStyles.checkbox} data-slot="checkbox">
        <input type="checkbox" name="write" defaultChecked={posted?.values.mayWrite} />
        <span>{m.diagnostic_write()}</span>
      </label>
      {words && <Notice tone="bad">{words}</Notice>}
      <Button type="submit" isBusy={start.isBusy}>
        {m.diagnostic_start()}
      </Button>
      {member === null && (
        <p className={styles.aside}>
          {m.diagnostic_member_ask()}{" "}
          <a className="text-link" href="/auth">
            {m.diagnostic_member_enter()}
          </a>{" "}
          {m.diagnostic_member_gain()}
        </p>
      )}
    </form>
  );
}

function failureText(failure: string | null): string | null {
  if (failure === null) return null;
  if (failure === "rate_limited") return m.diagnostic_limited();
  return failure === "offline" ? m.diagnostic_offline() : m.diagnostic_failed();
}

type Refusal = { code?: string; current?: { retestOn: string } };

/** Begins as the member who is signed in here; who may not is led to the reason. */
function useStart() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [tooSoon, setTooSoon] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (form: HTMLFormElement) => {
    const api = await ownApi();
    const mayWrite = new FormData(form).get("write") === "on";
    const json = {
      ...{ name: null, email: null, language: getLocale(), mayWrite },
      hasConsented: true,
    } as const;
    const answer = await api.diagnostic.attempts.$post({ json });
    if (answer.ok) return navigate(sitePath(`/diagnostico-pdi/quiz/${(await answer.json()).token}`));
    const { code, current } = (await (answer as Response).json()) as Refusal;
    if (code === "diagnostic_tier" || code === "diagnostic_members_only") {
      const reason = code === "diagnostic_tier" ? "tier" : "members";
      return navigate(sitePath(`/pdi/access-denied?reason=${reason}`));
    }
    if (code === "diagnostic_too_soon" && current)
      return setTooSoon(m.diagnostic_too_soon({ day: longDay(current.retestOn) }));
    setFailure(code ?? "failed");
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    setTooSoon(null);
    begin(event.currentTarget)
      .catch(() => setFailure(navigator.onLine ? "failed" : "offline"))
      .finally(() => setIsBusy(false));
  };
  return { failure, tooSoon, isBusy, onSubmit };
}
