import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import type { AuditChange, AuditDetail, RevertOutlook } from "#domain/audit/audit.ts";
import { m } from "#messages/messages.js";
import { formatDateTime } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./audit.module.css";
import { entryQuery, revertEntry } from "./audit.ts";
import { actorName, objectName } from "./audit-columns.tsx";

/** What an act changed, and its way back with what that would do. */
export function EntryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(entryQuery(id));
  const title = query.data ? said(query.data.entry.words.action) : m.audit_detail();
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} isWide>
      <QueryView query={query} lines={6}>
        {(detail) => <Detail detail={detail} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function Detail({
  detail: { entry, changes, outlook },
  onClose,
}: {
  detail: AuditDetail;
  onClose: () => void;
}) {
  return (
    <div className="work stack">
      <p>{[actorName(entry), formatDateTime(entry.at), objectName(entry)].filter(Boolean).join(", ")}</p>
      {entry.reason && (
        <p>
          {m.audit_reason()}: {entry.reason}
        </p>
      )}
      {changes.length === 0 ? (
        <p className={styles.quiet}>{m.audit_no_changes()}</p>
      ) : (
        <Changes changes={changes} before={m.audit_before()} after={m.audit_after()} />
      )}
      {outlook && <WayBack id={entry.id} outlook={outlook} onDone={onClose} />}
    </div>
  );
}

type ChangesProps = { changes: AuditChange[]; before: string; after: string };

function Changes({ changes, before, after }: ChangesProps) {
  const side = (value: string | null) => (value === null ? <i>{m.audit_empty()}</i> : valueText(value));
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{said(change.label)}</dt>
          <dd>
            <small>{before}</small>
            {side(change.before)}
          </dd>
          <dd>
            <small>{after}</small>
            {side(change.after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const answers: Record<string, () => string> = { true: m.audit_yes, false: m.audit_no };
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** What stands in a field, as it is read. */
function valueText(value: string): string {
  return MOMENT.test(value) ? formatDateTime(value) : (answers[value]?.() ?? value);
}

const blockers = {
  changed_since: m.audit_blocked_changed_since,
  gone: m.audit_blocked_gone,
  not_allowed: m.audit_blocked_not_allowed,
} satisfies Record<NonNullable<RevertOutlook["blocker"]>, unknown>;

type WayBackProps = { id: string; outlook: RevertOutlook; onDone: () => void };

function WayBack({ id, outlook: { blocker, changes, told, isPublic }, onDone }: WayBackProps) {
  const formId = useId();
  const { run, isBusy } = useWrite(revertEntry(id));
  if (blocker) return <Notice tone="warn">{blockers[blocker]()}</Notice>;
  const revert = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason")).trim();
    const outcome = await run({ reason });
    if (outcome.state !== "done") return void toast({ tone: "bad", text: m.audit_revert_refused() });
    toast({ text: m.audit_reverted() });
    onDone();
  };
  return (
    <section className={styles.back} aria-labelledby={formId}>
      <h3 id={formId}>{m.audit_consequences()}</h3>
      <Changes changes={changes} before={m.audit_revert_now()} after={m.audit_revert_then()} />
      <p className={styles.quiet}>
        {told > 0 ? m.audit_told({ count: told }) : m.audit_told_none()} {isPublic && m.audit_public()}{" "}
        {m.audit_both_stay()}
      </p>
      <form className="stack" onSubmit={(event) => void revert(event)}>
        <TextAreaField name="reason" label={m.audit_revert_reason()} rows={2} maxLength={500} required />
        <Button look="danger" size="work" type="submit" isBusy={isBusy}>
          {m.audit_revert()}
        </Button>
      </form>
    </section>
  );
}
