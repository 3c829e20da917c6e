import { Mail } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { inviteStates } from "#domain/invites/invite-state.ts";
import { type Invite, InviteFilter, type InviteList, type SentInvite } from "#domain/invites/invites.ts";
import { m } from "#messages/messages.js";
import { ResourceView } from "#web/session/resource-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { invitesOf, resendInvite, revokeInvite } from "./invites.ts";
import { InvitesTable } from "./invites-table.tsx";
import { refusalText } from "./refusal-text.ts";
import { SentDialog } from "./sent-dialog.tsx";
import { stateTab } from "./state-names.ts";
import "./invites.css";

type Open = { kind: "new" } | { kind: "sent"; sent: SentInvite } | { kind: "revoke"; invite: Invite };

/** Invitations by state, with the next one to send; the address says what is shown. */
export function InvitesDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const place = useInviteFilter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the filter
  const invites = useMemo(() => invitesOf(place.filter), [place.key]);
  const [open, setOpen] = useState<Open | undefined>(place.isNew ? { kind: "new" } : undefined);
  const [busyId, setBusyId] = useState<string>();
  const close = () => setOpen(undefined);
  const show = (sent: SentInvite) => {
    setOpen({ kind: "sent", sent });
    void invites.reload();
  };
  const resend = async (invite: Invite) => {
    setBusyId(invite.id);
    const sent = await resendInvite(invite);
    setBusyId(undefined);
    if (!("refused" in sent)) return show(sent);
    toast({ tone: "bad", text: refusalText(sent) });
    await invites.reload();
  };
  const revoke = async (invite: Invite, reason: string) => {
    close();
    const done = await revokeInvite(invite, reason);
    toast(
      done === "done"
        ? { text: m.invites_revoked({ email: invite.email }) }
        : { tone: "bad", text: refusalText(done) },
    );
    await invites.reload();
  };
  return (
    <>
      {head(
        <Button size="work" onClick={() => setOpen({ kind: "new" })}>
          <Mail size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.invites_new()}
        </Button>,
      )}
      <div className="list-bar work">
        <ListSearch label={m.invites_search()} value={place.filter.q} onSearch={place.search} />
      </div>
      <ResourceView resource={invites}>
        {(list) => (
          <InvitePage list={list} place={place}>
            <InvitesTable
              invites={list.invites}
              busyId={busyId}
              onResend={(invite) => void resend(invite)}
              onRevoke={(invite) => setOpen({ kind: "revoke", invite })}
            />
          </InvitePage>
        )}
      </ResourceView>
      {open?.kind === "new" && <InviteDialog onClose={close} onSent={show} />}
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

type Place = ReturnType<typeof useInviteFilter>;

function InvitePage({ list, place, children }: { list: InviteList; place: Place; children: ReactNode }) {
  const { state, q } = place.filter;
  return (
    <>
      <FilterTabs
        label={m.invites_state()}
        current={state}
        tabs={inviteStates.map((id) => ({
          id,
          label: stateTab(id),
          count: list.counts[id],
          to: place.address({ state: id, ...(q ? { q } : {}) }),
        }))}
      />
      {list.invites.length > 0 ? (
        <div className="invites-list">{children}</div>
      ) : q ? (
        <NothingFound allAddress={place.address({ state })} />
      ) : (
        <EmptyState title={m.invites_none()} text={m.invites_none_text()} />
      )}
      <Pagination
        current={list.page}
        total={list.pages}
        hrefFor={(page) => place.address({ state, ...(q ? { q } : {}), page: String(page) })}
      />
    </>
  );
}

/** What the address asks for; nonsense in it is as if it were not there. */
function useInviteFilter() {
  const [params, setParams] = useSearchParams();
  const parsed = InviteFilter.safeParse(Object.fromEntries([...params].filter(([, value]) => value !== "")));
  const filter = parsed.success ? parsed.data : InviteFilter.parse({});
  return {
    filter,
    key: JSON.stringify(filter),
    isNew: params.has("new"),
    address: (given: Record<string, string>) => `?${new URLSearchParams(given)}`,
    search: (q: string) => setParams({ state: filter.state, ...(q ? { q } : {}) }),
  };
}
