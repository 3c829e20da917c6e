import { useState } from "react";
import type { NewInvite } from "#domain/invites/invites.ts";
import { type InviteBatchSent, SHEET_BATCH, SheetCheck } from "#domain/invites/sheet.ts";
import type { GivenRow } from "#domain/sheets/sheets.ts";
import type { InvitesApi } from "#server/invites/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import type { Write } from "#web/session/queries/write.ts";
import { INVITES } from "./invites.ts";

export type SheetState =
  | { kind: "empty" | "failed" }
  | { kind: "checked"; check: SheetCheck }
  | { kind: "sending"; sent: number; of: number }
  | { kind: "done"; sent: number; refused: number };

const inviteSome: Write<NewInvite[], InviteBatchSent> = {
  send: (invites, intent) => memberApi<InvitesApi>().invites.batch.$post({ json: { invites } }, intent),
  changes: [INVITES],
};

/** A file of invitations on its way: read, checked by the server, and sent some at a time. */
export function useSheet() {
  const [state, setState] = useState<SheetState>({ kind: "empty" });
  const { run } = useWrite(inviteSome);
  const check = async (rows: GivenRow[] | undefined) => {
    if (!rows) return setState({ kind: "empty" });
    try {
      const answer = await memberApi<InvitesApi>().invites.check.$post({ json: { rows } });
      setState({ kind: "checked", check: SheetCheck.parse(await bodyOf(answer)) });
    } catch {
      setState({ kind: "failed" });
    }
  };
  const send = async () => {
    if (state.kind !== "checked") return;
    const invites = state.check.rows.flatMap(({ invite }) => invite ?? []);
    const total = { sent: 0, refused: 0 };
    for (let at = 0; at < invites.length; at += SHEET_BATCH) {
      setState({ kind: "sending", sent: at, of: invites.length });
      const some = await run(invites.slice(at, at + SHEET_BATCH));
      if (some.state !== "done") return setState({ kind: "failed" });
      total.sent += some.value.sent;
      total.refused += some.value.refused.length;
    }
    setState({ kind: "done", ...total });
  };
  return { state, check, send };
}
