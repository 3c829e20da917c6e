import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { DeskCampaign } from "#domain/marketing/campaigns.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatNumber } from "#web/locale/format.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { CampaignForm } from "./campaign-form.tsx";
import { StateBadge } from "./campaigns-list.tsx";
import styles from "./desk.module.css";
import { moveCampaign, useDeskCampaign } from "./desk.ts";

/** A new campaign, or one that is there: written, published, taken back. */
export function CampaignDesk({ id }: { id: string }) {
  if (id === "new") {
    return (
      <Frame head={<PageHead title={m.campaigns_new()} text={m.campaigns_edit_text()} />}>
        <CampaignForm campaign={undefined} />
      </Frame>
    );
  }
  return <KnownCampaign id={id} />;
}

function Frame({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className={styles.back}>
        <Link className="text-link" to="/admin/campaigns">
          {m.campaigns_back()}
        </Link>
      </p>
      {head}
      {children}
    </>
  );
}

function KnownCampaign({ id }: { id: string }) {
  const query = useDeskCampaign(id);
  return (
    <QueryView query={query} head={<PageHead title={m.campaigns_campaign()} />}>
      {(campaign) => (
        <Frame
          head={
            <PageHead
              title={campaign.title[getLocale()]}
              text={m.campaigns_edit_text()}
              actions={<Moves campaign={campaign} />}
            />
          }
        >
          <p className={styles.state}>
            <StateBadge state={campaign.state} />
            {campaign.reason && <span>{m.campaigns_reason({ reason: campaign.reason })}</span>}
            <span>
              {m.campaigns_results({
                members: formatNumber(campaign.members),
                clicks: formatNumber(campaign.clicks),
                leads: formatNumber(campaign.leads),
                bookings: formatNumber(campaign.bookings),
              })}
            </span>
          </p>
          <CampaignForm key={campaign.version} campaign={campaign} />
        </Frame>
      )}
    </QueryView>
  );
}

function Moves({ campaign: { id, version, state, title } }: { campaign: DeskCampaign }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { run, isBusy } = useWrite(moveCampaign);
  const move = async (reason?: string) => {
    setWithdrawing(false);
    const wanted = reason
      ? ({ to: "withdrawn", version, reason } as const)
      : ({ to: "published", version } as const);
    const { state: outcome } = await run({ id, move: wanted });
    if (outcome === "done") toast({ text: reason ? m.campaigns_is_withdrawn() : m.campaigns_is_published() });
    else toast({ tone: "bad", text: outcome === "conflict" ? m.campaigns_conflict() : m.campaigns_failed() });
  };
  if (state !== "published") {
    return (
      <Button size="work" isBusy={isBusy} onClick={() => void move()}>
        {state === "draft" ? m.campaigns_publish() : m.campaigns_publish_again()}
      </Button>
    );
  }
  return (
    <>
      <Button look="outline" size="work" isBusy={isBusy} onClick={() => setWithdrawing(true)}>
        {m.campaigns_withdraw()}
      </Button>
      {isWithdrawing && (
        <ReasonDialog
          title={m.campaigns_withdraw_title()}
          text={m.campaigns_withdraw_text({ title: title[getLocale()] })}
          action={m.campaigns_withdraw()}
          onClose={() => setWithdrawing(false)}
          onConfirm={(reason) => void move(reason)}
        />
      )}
    </>
  );
}
