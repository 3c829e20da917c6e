import { Lock, Palette } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { CampaignCard } from "#domain/marketing/campaigns.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { BrandDialog } from "./brand/brand-dialog.tsx";
import { CampaignPicture } from "./campaign-picture.tsx";
import styles from "./campaigns.module.css";
import { useCampaigns } from "./marketing.ts";

/** Every campaign the reader may know of: on the air, coming, over. */
export function CampaignsDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const [isBrandOpen, setBrandOpen] = useState(false);
  return (
    <>
      {head(
        <Button look="outline" size="work" onClick={() => setBrandOpen(true)}>
          <Palette size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.marketing_edit_brand()}
        </Button>,
      )}
      <QueryView query={useCampaigns()}>
        {({ campaigns }) =>
          campaigns.length === 0 ? (
            <EmptyState title={m.marketing_none()} text={m.marketing_none_text()} />
          ) : (
            <Groups campaigns={campaigns} />
          )
        }
      </QueryView>
      {isBrandOpen && <BrandDialog onClose={() => setBrandOpen(false)} />}
    </>
  );
}

function Groups({ campaigns }: { campaigns: CampaignCard[] }) {
  const of = (...situations: CampaignCard["situation"][]) =>
    campaigns.filter(({ situation }) => situations.includes(situation));
  return (
    <>
      <Group title={m.marketing_open()} campaigns={of("early", "open")} />
      <Group title={m.marketing_soon()} campaigns={of("announced")} />
      <Group title={m.marketing_ended()} campaigns={of("ended")} />
    </>
  );
}

function Group({ title, campaigns }: { title: string; campaigns: CampaignCard[] }) {
  if (campaigns.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.cards}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            {campaign.situation === "announced" ? (
              <Announced campaign={campaign} />
            ) : (
              <Card campaign={campaign} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ campaign }: { campaign: CampaignCard }) {
  const { id, title, headline, hotels, situation, endsOn, picture } = campaign;
  const language = getLocale();
  const day = formatCalendarDay(endsOn);
  return (
    <Link className={styles.card} to={`${useHome()}/marketing/${id}`} data-situation={situation}>
      <span className={styles.plate}>{picture && <CampaignPicture picture={picture} sizes="22rem" />}</span>
      <span className={styles.cardTitle}>{title[language]}</span>
      <span className={styles.cardText}>{headline[language]}</span>
      <span className={styles.cardNote}>
        {hotels.map(({ name }) => name).join(", ")}.{" "}
        {situation === "ended" ? m.marketing_ended_on({ day }) : m.marketing_until({ day })}
      </span>
      <span className={styles.cardFoot}>
        {situation === "early" && <Badge tone="brand">{m.marketing_early()}</Badge>}
        {broughtBy(campaign)}
      </span>
    </Link>
  );
}

function broughtBy({ clicks, leads, bookings }: CampaignCard): string {
  if (clicks + leads + bookings === 0) return m.marketing_no_results();
  return m.marketing_brought({
    clicks: formatNumber(clicks),
    leads: formatNumber(leads),
    bookings: formatNumber(bookings),
  });
}

function Announced({ campaign: { title, hotels, startsOn } }: { campaign: CampaignCard }) {
  return (
    <div className={styles.card} data-situation="announced">
      <span className={styles.plate}>
        <Lock size={22} strokeWidth={1.3} aria-hidden="true" />
      </span>
      <span className={styles.cardTitle}>{title[getLocale()]}</span>
      <span className={styles.cardNote}>
        {hotels.map(({ name }) => name).join(", ")}.{" "}
        {m.marketing_opens_on({ day: formatCalendarDay(startsOn) })}
      </span>
      <span className={styles.cardFoot}>
        {m.marketing_opens_gold()}{" "}
        <Link className="text-link" to={`${useHome()}/tiers`}>
          {m.marketing_see_tiers()}
        </Link>
      </span>
    </div>
  );
}
