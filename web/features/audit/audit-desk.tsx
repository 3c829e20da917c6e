import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AuditChoices, AuditEntry } from "#domain/audit/audit.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useChangeAddress } from "#web/ui/use-change-address.ts";
import styles from "./audit.module.css";
import { choicesQuery, useAudit } from "./audit.ts";
import { auditColumns } from "./audit-columns.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The record: by whom, what, of what and between which days, each entry with what it changed and its way back. */
export function AuditDesk() {
  return <QueryView query={useQuery(choicesQuery)}>{(choices) => <Entries choices={choices} />}</QueryView>;
}

/** What the address asks for can be told from nonsense only once the choices are known. */
function Entries({ choices }: { choices: AuditChoices }) {
  const [open, setOpen] = useState<AuditEntry>();
  const listed = usePlace(choices);
  const [params] = useSearchParams();
  const days = Object.fromEntries(["from", "until"].flatMap((name) => dayOf(params, name)));
  const place = { ...listed, asked: { ...listed.asked, ...days } };
  return (
    <>
      <Days />
      <MemberList
        id="audit"
        caption={m.audit_title()}
        searchLabel={m.audit_search()}
        place={place}
        query={useAudit(place.asked)}
        columns={auditColumns(setOpen)}
        row={{ id: ({ id }) => id, name: ({ words }) => said(words.action) }}
        file="/api/admin/audit"
        empty={<EmptyState title={m.audit_none()} text={m.audit_none_text()} />}
      />
      {open && <EntryDialog id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function dayOf(params: URLSearchParams, name: string): [string, string][] {
  const day = params.get(name) ?? "";
  return DAY.test(day) ? [[name, day]] : [];
}

function usePlace({ actions, areas, actors }: AuditChoices) {
  const select = (name: string, label: string, all: string, values: { value: string; label: string }[]) => ({
    ...{ name, label, all, values, look: "select" as const },
  });
  return useListPlace({
    filters: [
      select(
        "actorId",
        m.audit_actor(),
        m.audit_all_actors(),
        actors.map(({ id, name }) => ({ value: id, label: name })),
      ),
      select(
        "action",
        m.audit_action(),
        m.audit_all_actions(),
        actions.map(({ id, name }) => ({ value: id, label: said(name) })),
      ),
      select(
        "area",
        m.audit_area(),
        m.audit_all_areas(),
        areas.map(({ id, name }) => ({ value: id, label: said(name) })),
      ),
    ],
    sorts: ["createdAt"],
    sortOf: () => "-createdAt",
    keeps: ["from", "until"],
  });
}

/** Between which days, as the address says. */
function Days() {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const field = (name: "from" | "until", label: string) => (
    <TextField
      label={label}
      type="date"
      value={params.get(name) ?? ""}
      onChange={({ target: { value } }) => change({ [name]: value })}
    />
  );
  return (
    <div className={`work ${styles.days}`}>
      {field("from", m.audit_from())}
      {field("until", m.audit_until())}
    </div>
  );
}
