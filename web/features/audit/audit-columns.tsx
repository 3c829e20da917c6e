import type { AuditEntry } from "#domain/audit/audit.ts";
import { m } from "#messages/messages.js";
import { formatDateTime } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import styles from "./audit.module.css";

const states = {
  open: null,
  done: m.audit_state_done,
  is_one: m.audit_state_is_one,
  none: null,
} satisfies Record<AuditEntry["revert"], unknown>;

/** Who acted: by name, also where a mailed link was all they had. */
export function actorName({ actor, isByLink }: AuditEntry): string {
  if (actor === null) return m.audit_clock();
  return isByLink ? m.audit_by_link({ name: actor }) : actor;
}

/** Which thing it was, by name or in words. */
export function objectName({ subject, words }: AuditEntry): string | null {
  return subject ?? (words.subject && said(words.subject));
}

/** Who did what to what, when and why. */
export function auditColumns(onOpen: (entry: AuditEntry) => void): ListColumn<AuditEntry>[] {
  return [
    {
      id: "what",
      header: m.audit_action(),
      cell: (entry) => {
        const { words, revert } = entry;
        const object = objectName(entry);
        return (
          <span className={styles.what}>
            <b>
              {actorName(entry)} {said(words.verb)}
            </b>
            <small>
              {said(words.area)}
              {object && `: ${object}`}
            </small>
            {states[revert] && <Badge tone={revert === "done" ? "warn" : "info"}>{states[revert]()}</Badge>}
          </span>
        );
      },
    },
    { id: "reason", header: m.audit_reason(), phone: "below", cell: ({ reason }) => reason },
    {
      id: "when",
      header: m.audit_when(),
      sort: "-createdAt",
      phone: "below",
      cell: ({ at }) => formatDateTime(at),
    },
    {
      id: "open",
      header: m.audit_detail(),
      isNumeric: true,
      isFixed: true,
      phone: "beside",
      cell: (entry) => (
        <Button
          look="quiet"
          size="small"
          aria-label={m.audit_open_of({ action: said(entry.words.action), date: formatDateTime(entry.at) })}
          onClick={() => onOpen(entry)}
        >
          {m.audit_open()}
        </Button>
      ),
    },
  ];
}
