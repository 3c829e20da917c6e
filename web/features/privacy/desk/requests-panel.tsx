import { useState } from "react";
import { type PrivacyRequest, requestKinds, requestStates } from "#domain/privacy/privacy-desk.ts";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { CopyEmails } from "#web/ui/list/copy-emails.tsx";
import type { ListQuestions } from "#web/ui/list/place/list-place.ts";
import type { ListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { DeskPanel } from "./desk-panel.tsx";
import { requestColumns } from "./request-columns.tsx";
import { AnswerDialog, RequestDialog } from "./request-dialogs.tsx";
import { kindNames, partNames } from "./request-words.ts";
import type { useRequests } from "./requests.ts";

type RequestsPanelProps = { place: ListPlace; query: ReturnType<typeof useRequests> };

/** What people asked of their data: what waits first, the nearest to its end before others. */
export function RequestsPanel({ place, query }: RequestsPanelProps) {
  const [isNew, setIsNew] = useAsked({ request: true });
  const [open, setOpen] = useState<PrivacyRequest>();
  return (
    <DeskPanel
      title={m.privacy_requests()}
      add={{ label: m.privacy_request_new(), onAdd: () => setIsNew(true) }}
    >
      <MemberList
        id="privacy-requests"
        caption={m.privacy_requests()}
        searchLabel={m.privacy_requests_search()}
        place={place}
        query={query}
        file="/api/admin/privacy/requests"
        columns={requestColumns(setOpen)}
        row={{ id: ({ id }) => id, name: ({ email }) => email }}
        onSelected={(chosen) => <CopyEmails emails={chosen.map(({ email }) => email)} />}
        empty={<EmptyState title={m.privacy_requests_none()} text={m.privacy_requests_none_text()} />}
      />
      {isNew && <RequestDialog onClose={() => setIsNew(false)} />}
      {open && <AnswerDialog request={open} onClose={() => setOpen(undefined)} />}
    </DeskPanel>
  );
}

/** What the list can be asked. */
export function requestQuestions(): ListQuestions {
  return {
    filters: [
      {
        ...{ name: "state", label: m.privacy_request_state(), look: "tabs", first: "open" },
        values: requestStates.map((value) => ({ value, label: partNames[value]() })),
      },
      {
        ...{ name: "kind", label: m.privacy_request_kind(), look: "select", all: m.privacy_all_kinds() },
        values: requestKinds.map((value) => ({ value, label: kindNames[value]() })),
      },
    ],
    sorts: ["dueAt", "receivedAt", "answeredAt"],
    sortOf: ({ state }) => (state === "open" ? "dueAt" : "-answeredAt"),
  };
}
