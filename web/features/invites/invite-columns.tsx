import { mayInvite } from "#domain/invites/invite-state.ts";
import type { Invite } from "#domain/invites/invites.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatLongDate } from "#web/locale/format.ts";
import { roleName } from "#web/locale/role-name.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import styles from "./invites.module.css";

type InviteWays = {
  busyId: string | undefined;
  onResend: (invite: Invite) => void;
  onRevoke: (invite: Invite) => void;
};

/** What the list says of invitations, each with what can still be done with it. */
export function inviteColumns(ways: InviteWays): ListColumn<Invite>[] {
  return [
    {
      id: "guest",
      header: m.people_person(),
      sort: "email",
      cell: ({ fullName, email }) => (
        <span className={styles.invitesGuest}>
          <b>{fullName || email}</b>
          {fullName && <small>{email}</small>}
        </span>
      ),
    },
    { id: "role", header: m.people_role(), phone: "below", cell: ({ role }) => roleName(role) },
    { id: "host", header: m.invites_by(), cell: ({ invitedBy }) => invitedBy },
    {
      id: "sent",
      header: m.invites_sent_at(),
      sort: "-createdAt",
      cell: ({ sentAt }) => formatDate(sentAt),
    },
    {
      id: "when",
      header: m.invites_state(),
      sort: "expiresAt",
      phone: "below",
      cell: (invite) => <Fate invite={invite} />,
    },
    {
      id: "actions",
      header: m.invites_actions(),
      isNumeric: true,
      isFixed: true,
      phone: "across",
      cell: (invite) => <Actions invite={invite} {...ways} />,
    },
  ];
}

function Actions({ invite, busyId, onResend, onRevoke }: InviteWays & { invite: Invite }) {
  return (
    <span className={styles.invitesActions}>
      {mayInvite("resend", invite.state) && (
        <Button
          look="outline"
          size="small"
          isBusy={busyId === invite.id}
          aria-label={m.invites_resend_to({ email: invite.email })}
          onClick={() => onResend(invite)}
        >
          {m.invites_resend()}
        </Button>
      )}
      {mayInvite("revoke", invite.state) && (
        <Button
          look="quiet"
          size="small"
          aria-label={m.invites_revoke_of({ email: invite.email })}
          onClick={() => onRevoke(invite)}
        >
          {m.invites_revoke()}
        </Button>
      )}
    </span>
  );
}

/** What became of an invitation, and when. */
function Fate({ invite }: { invite: Invite }) {
  const { state, expiresAt, usedAt, revokedAt, revokeReason, renewalAskedAt } = invite;
  if (state === "used") return m.invites_used_on({ date: formatLongDate(usedAt!) });
  if (state === "revoked") {
    return (
      <span className={styles.invitesGuest}>
        {m.invites_revoked_on({ date: formatLongDate(revokedAt!) })}
        <small>{revokeReason}</small>
      </span>
    );
  }
  if (state === "valid") return m.invites_until({ date: formatLongDate(expiresAt) });
  return renewalAskedAt ? (
    <Badge tone="warn">{m.invites_renewal_asked()}</Badge>
  ) : (
    m.invites_expired_on({ date: formatLongDate(expiresAt) })
  );
}
