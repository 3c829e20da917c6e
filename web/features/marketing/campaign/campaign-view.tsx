import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Campaign } from "#domain/marketing/campaigns.ts";
import { canTake } from "#domain/marketing/windows.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatLongDate } from "#web/locale/format.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Refusal } from "#web/session/queries/refusal.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { useBrand, useCampaign, useOwnLink, useResults } from "../marketing.ts";
import styles from "./campaign.module.css";
import { Captions } from "./captions.tsx";
import { DownloadAll } from "./download-all.tsx";
import { LinkSection } from "./link-section.tsx";
import { PiecesBand } from "./pieces-band.tsx";
import { ResultsAside } from "./results-aside.tsx";

/** One campaign, or why it is not there for the reader; `waiting` names the page until it is read. */
export function CampaignView({ id, waiting }: { id: string; waiting: ReactNode }) {
  const query = useCampaign(id);
  const { error } = query;
  if (error instanceof Refusal && error.code === "campaign_not_open") {
    return <NotOpen opensAt={(error.current as { opensAt: string }).opensAt} head={waiting} />;
  }
  return (
    <QueryView query={query} head={waiting}>
      {(campaign) => <Whole campaign={campaign} waiting={waiting} />}
    </QueryView>
  );
}

/** The page comes whole: a part that came later would push the others about. */
function Whole({ campaign, waiting }: { campaign: Campaign; waiting: ReactNode }) {
  const brand = useBrand();
  const link = useOwnLink(campaign.id);
  const results = useResults(campaign.id);
  return (
    <QueryView query={brand} head={waiting}>
      {() => (
        <QueryView query={link} head={waiting}>
          {() => (
            <QueryView query={results} head={waiting}>
              {() => <Opened campaign={campaign} />}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

function NotOpen({ opensAt, head }: { opensAt: string; head: ReactNode }) {
  const home = useHome();
  return (
    <>
      {head}
      <EmptyState
        title={m.marketing_not_open()}
        text={m.marketing_not_open_text({ day: formatLongDate(opensAt) })}
        action={
          <ButtonLink look="outline" size="work" to={`${home}/tiers`}>
            {m.marketing_see_tiers()}
          </ButtonLink>
        }
      />
    </>
  );
}

function Opened({ campaign }: { campaign: Campaign }) {
  const home = useHome();
  const [language, setLanguage] = useState(getLocale());
  const isLive = canTake(campaign.situation);
  return (
    <>
      <p className={styles.back}>
        <Link className="text-link" to={`${home}/marketing`}>
          {m.menu_marketing()}
        </Link>
      </p>
      <PageHead
        title={campaign.title[getLocale()]}
        text={sentenceOf(campaign)}
        actions={isLive && <DownloadAll campaign={campaign} language={language} />}
      />
      {isLive ? (
        <PiecesBand campaign={campaign} language={language} onLanguage={setLanguage} />
      ) : (
        <div className={styles.over}>
          <p>
            <b>{m.marketing_over_title({ day: formatCalendarDay(campaign.endsOn) })}</b>{" "}
            {m.marketing_over_note()}
          </p>
          <ButtonLink look="outline" size="small" to={`${home}/marketing`}>
            {m.marketing_see_live()}
          </ButtonLink>
        </div>
      )}
      <div className={styles.columns}>
        <div>
          {isLive && <Captions campaign={campaign} />}
          <LinkSection id={campaign.id} />
        </div>
        <ResultsAside campaign={campaign} />
      </div>
    </>
  );
}

function sentenceOf({ situation, hotels, startsOn, endsOn }: Campaign): string {
  const words = {
    hotels: hotels.map(({ name }) => name).join(", "),
    from: formatCalendarDay(startsOn),
    until: formatCalendarDay(endsOn),
  };
  if (situation === "ended") return m.marketing_over_text(words);
  return situation === "early" ? m.marketing_early_text(words) : m.marketing_live_text(words);
}
