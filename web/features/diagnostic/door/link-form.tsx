import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./door.module.css";
import type { DoorOutcome } from "./receive-door.server.ts";

/** For who began on another device: the link comes by mail again. Whether there is one, nobody else learns. */
export function LinkForm({ outcome }: { outcome: DoorOutcome | undefined }) {
  const posted = outcome && "form" in outcome && outcome.form === "link" ? outcome : undefined;
  if (outcome?.kind === "link_sent")
    return (
      <div id="link" className={styles.link}>
        <Notice tone="ok">{m.diagnostic_link_sent({ email: outcome.email })}</Notice>
      </div>
    );
  return (
    <details id="link" className={styles.link} open={posted !== undefined}>
      <summary className="text-link">{m.diagnostic_link_ask()}</summary>
      <form method="post" action="#link" aria-label={m.diagnostic_link_label()}>
        <input type="hidden" name="intent" value="link" />
        <TextField
          {...{ name: "email", type: "email", label: m.diagnostic_email(), autoComplete: "email" }}
          required
          maxLength={254}
          defaultValue={posted?.values.email}
          error={posted?.kind === "invalid" ? m.diagnostic_email_wrong() : undefined}
        />
        {posted?.kind === "failed" && (
          <Notice tone="bad">{posted.isLimited ? m.diagnostic_limited() : m.diagnostic_failed()}</Notice>
        )}
        <Button type="submit" look="outline">
          {m.diagnostic_link_send()}
        </Button>
      </form>
    </details>
  );
}
