import { Mail } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { inviteStates } from "#domain/invites/invite-state.ts";
import { type Invite, type InviteList, InviteQuery, type SentInvite } from "#domain/invites/invites.ts";
import { facetCount } from "#domain/list/list.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import styles from "./invites.module.css";
import { resendInvite, revokeInvite, useInvites } from "./invites.ts";
import { InvitesTable } from "./invites-table.tsx";
import { refusalText } from "./refusal-text.ts";
import { SentDialog } from "./sent-dialog.tsx";
import { stateTab } from "./state-names.ts";

type Open = { kind: "new" } | { kind: "sent"; sent: SentInvite } | { kind: "revoke"; invite: Invite };

/** Invitations by state, with the next one to send; the address says what is shown. */
export function InvitesDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const place = useInviteFilter();
  const invites = useInvites(place.filter);
  const [open, setOpen] = useState<Open | undefined>(place.isNew ? { kind: "new" } : undefined);
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
        <Button size="work" onClick={() => setOpen({ kind: "new" })}>
          <Mail size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.invites_new()}
        </Button>,
      )}
      <div className="list-bar work">
        <ListSearch label={m.invites_search()} value={place.filter.q} onSearch={place.search} />
      </div>
      <QueryView query={invites}>
        {(list) => (
          <InvitePage list={list} place={place}>
            <InvitesTable
              invites={list.rows}
              busyId={busyWith?.id}
              onResend={(invite) => void resend(invite)}
              onRevoke={(invite) => setOpen({ kind: "revoke", invite })}
            />
            <LoadMore
              hasMore={list.hasMore}
              isLoading={invites.isFetchingNextPage}
              onMore={() => void invites.fetchNextPage()}
            />
          </InvitePage>
        )}
      </QueryView>
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
          count: formatCount(facetCount(list.facets.state, id)),
          to: place.address({ state: id, ...(q ? { q } : {}) }),
        }))}
      />
      {list.rows.length > 0 ? (
        <div className={styles.invitesList}>{children}</div>
      ) : q ? (
        <NothingFound allAddress={place.address({ state })} />
      ) : (
        <EmptyState title={m.invites_none()} text={m.invites_none_text()} />
      )}
    </>
  );
}

/** What the address asks for; nonsense in it is as if it were not there. */
function useInviteFilter() {
  const [params, setParams] = useSearchParams();
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = InviteQuery.safeParse(given);
  const { state = "valid", q } = parsed.success ? parsed.data : InviteQuery.parse({});
  const filter = { state, q };
  return {
    filter,
    isNew: params.has("new"),
    address: (given: Record<string, string>) => `?${new URLSearchParams(given)}`,
    search: (q: string) => setParams({ state: filter.state, ...(q ? { q } : {}) }),
  };
}
