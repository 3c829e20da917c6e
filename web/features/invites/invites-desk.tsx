import { FileSpreadsheet, Mail } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import type { Invite, SentInvite } from "#domain/invites/invites.ts";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyEmails } from "#web/ui/list/copy-emails.tsx";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { inviteColumns } from "./invite-columns.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { inviteQuestions } from "./invite-questions.ts";
import { INVITES, resendInvite, revokeInvite, useInvites } from "./invites.ts";
import { refusalText } from "./refusal-text.ts";
import { SentDialog } from "./sent-dialog.tsx";

const SheetDialog = lazy(async () => ({ default: (await import("./sheet-dialog.tsx")).SheetDialog }));

type Open =
  | { kind: "new" }
  | { kind: "sheet" }
  | { kind: "sent"; sent: SentInvite }
  | { kind: "revoke"; invite: Invite };

/** Invitations by state, with the next one to send; the address says what is shown. */
export function InvitesDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const place = useListPlace(inviteQuestions());
  const invites = useInvites(place.asked);
  const [open, setOpen] = useAsked<Open>({ "1": { kind: "new" }, sheet: { kind: "sheet" } });
  const { run: sendAgain, busyWith } = useWrite(resendInvite);
  const { run: takeBack } = useWrite(revokeInvite);
  const close = () => setOpen(undefined);
  const show = (sent: SentInvite) => setOpen({ kind: "sent", sent });
  const resend = async (invite: Invite) => {
    const sent = await sendAgain(invite);
    if (sent.state === "done") return show(sent.value);
    toast({ tone: "bad", text: refusalText(sent) });
  };
  const revoke = async (invite: Invite, reason: string) => {
    close();
    const done = await takeBack({ invite, reason });
    toast(
      done.state === "done"
        ? { text: m.invites_revoked({ email: invite.email }) }
        : { tone: "bad", text: refusalText(done) },
    );
  };
  return (
    <>
      {head(
        <>
          <Button look="outline" size="work" onClick={() => setOpen({ kind: "sheet" })}>
            <FileSpreadsheet size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.invites_sheet()}
          </Button>
          <Button size="work" onClick={() => setOpen({ kind: "new" })}>
            <Mail size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.invites_new()}
          </Button>
        </>,
      )}
      <MemberList
        id="invites"
        caption={m.invites_caption()}
        searchLabel={m.invites_search()}
        place={place}
        query={invites}
        file="/api/invites"
        columns={inviteColumns({
          busyId: busyWith?.id,
          onResend: (invite) => void resend(invite),
          onRevoke: (invite) => setOpen({ kind: "revoke", invite }),
        })}
        row={{ id: ({ id }) => id, name: ({ fullName, email }) => fullName || email }}
        onSelected={(chosen) => <CopyEmails emails={chosen.map(({ email }) => email)} />}
        bulk={{
          choices: [
            { id: "invites.resend", label: m.invites_bulk_resend() },
            { id: "invites.revoke", label: m.invites_bulk_revoke(), reason: "needed" },
          ],
          item: ({ id, version }) => ({ id, version }),
          changes: INVITES,
        }}
        empty={<EmptyState title={m.invites_none()} text={m.invites_none_text()} />}
      />
      {open?.kind === "new" && <InviteDialog onClose={close} onSent={show} />}
      {open?.kind === "sheet" && (
        <Suspense>
          <SheetDialog onClose={close} />
        </Suspense>
      )}
      {open?.kind === "sent" && <SentDialog sent={open.sent} onClose={close} />}
      {open?.kind === "revoke" && (
        <ReasonDialog
          title={m.invites_revoke_title()}
          text={m.invites_revoke_text({ email: open.invite.email })}
          action={m.invites_revoke()}
          onClose={close}
          onConfirm={(reason) => void revoke(open.invite, reason)}
        />
      )}
    </>
  );
}
