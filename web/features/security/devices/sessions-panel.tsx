import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeDevice } from "#domain/security/describe-device.ts";
import type { SignedInDevice } from "#domain/security/sessions.ts";
import { m } from "#messages/messages.js";
import type { SecurityApi } from "#server/security/contract.ts";
import styles from "#web/features/security/security.module.css";
import { formatDateTime } from "#web/locale/format.ts";
import { authClient } from "#web/session/auth-client.ts";
import { memberApi } from "#web/session/member-api.ts";
import { readAgain } from "#web/session/queries/read-again.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { RowList } from "../row-list.tsx";
import { SESSIONS } from "./sessions.ts";

/** Where a person is signed in; every other place can be signed out from here. */
export function SessionsPanel({ sessions }: { sessions: SignedInDevice[] }) {
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();
  const end = async (id: string, work: () => Promise<boolean>) => {
    setBusyId(id);
    const isDone = await work().catch(() => false);
    await readAgain(queries, SESSIONS);
    setBusyId(undefined);
    toast(isDone ? { text: m.security_session_ended() } : { text: m.account_error_other(), tone: "bad" });
  };
  const endOne = async (id: string) =>
    (await memberApi<SecurityApi>().security.sessions[":id"].$delete({ param: { id } })).ok;
  const endOthers = async () => !(await authClient().signOut({ scope: "others" })).error;
  return (
    <div className={styles.securityPart}>
      <h3>{m.security_sessions()}</h3>
      <RowList
        label={m.security_sessions()}
        rows={sessions.map((session) => ({
          id: session.id,
          name: (
            <>
              {deviceName(session.userAgent)}{" "}
              {session.isCurrent && <Badge tone="ok">{m.security_session_current()}</Badge>}
            </>
          ),
          detail: m.security_session_used({ when: formatDateTime(session.lastUsedAt), ip: session.ip }),
          action: !session.isCurrent && (
            <Button
              look="quiet"
              size="small"
              isBusy={busyId === session.id}
              onClick={() => void end(session.id, () => endOne(session.id))}
            >
              {m.security_session_end()}
            </Button>
          ),
        }))}
      />
      {sessions.length > 1 && (
        <div className={styles.securityActions}>
          <Button
            look="outline"
            size="small"
            isBusy={busyId === "others"}
            onClick={() => void end("others", endOthers)}
          >
            {m.security_session_end_others()}
          </Button>
        </div>
      )}
    </div>
  );
}

function deviceName(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  if (browser && system) return m.security_device({ browser, system });
  return browser ?? system ?? m.security_device_unknown();
}
