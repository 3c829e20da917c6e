import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { PageDraft } from "#domain/hotels/drafts/page-draft.ts";
import { onLive } from "#web/session/live/live.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { runWrite } from "#web/session/queries/use-write.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftDesk, type Kept } from "./draft-desk.ts";
import { EditorView } from "./editor-view.tsx";
import { pageDraftQuery, readPageDraft, sendOperation } from "./page-draft.ts";

/** A hotel's page being written; `canWrite` is false for those who only read it. */
export function PageEditor({ hotelId, canWrite }: { hotelId: string; canWrite: boolean }) {
  const query = useQuery(pageDraftQuery(hotelId));
  return (
    <QueryView query={query} lines={8}>
      {(page) => <Desk key={hotelId} page={page} canWrite={canWrite} />}
    </QueryView>
  );
}

function Desk({ page, canWrite }: { page: PageDraft; canWrite: boolean }) {
  const queries = useQueryClient();
  const { hotelId } = page;
  const [desk] = useState(
    () =>
      new DraftDesk({
        sections: page.sections,
        send: (operation) => runWrite(queries, sendOperation(hotelId), operation),
        read: async () => (await readPageDraft(hotelId)).sections,
      }),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.read, desk.read);
  useEffect(
    () =>
      onLive(["hotel_page"], (said) => {
        const kept = said as Partial<Kept> & { hotelId?: string };
        if (!kept.hotelId) return desk.hear();
        return kept.hotelId === hotelId ? desk.hear(kept as Kept) : undefined;
      }),
    [desk, hotelId],
  );
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (desk.read().isDirty) event.preventDefault();
    };
    window.addEventListener("beforeunload", stay);
    return () => {
      window.removeEventListener("beforeunload", stay);
      // Leaving for another page of the portal keeps what was typed last.
      void desk.flush().then(() => desk.close());
    };
  }, [desk]);
  return (
    <>
      <EditorView {...{ page, desk, state, canWrite }} />
      {state.conflict && (
        <ConflictDialog conflict={state.conflict} onResolve={(choice) => void desk.resolve(choice)} />
      )}
    </>
  );
}
