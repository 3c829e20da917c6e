import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { HotelService } from "#domain/hotels/hotel-service.ts";
import { programmes } from "#domain/hotels/sheets.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDays, formatRate } from "#web/locale/format.ts";
import { dateFormat } from "#web/locale/formats.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { HotelPicture } from "../parts/hotel-picture.tsx";
import { dutyText, programmeName } from "../sheet/duty-words.ts";
import { periodText } from "../sheet/sheet-columns.tsx";
import styles from "./service.module.css";
import { useHotelService } from "./service.ts";

/** A hotel as those who sell it read it: perks by programme, who is on duty, rates, seasons, and what others know of it. */
export function HotelServiceView({ slug, children }: { slug: string; children?: ReactNode }) {
  return (
    <QueryView query={useHotelService(slug)} head={<PageHead title={m.service_title()} />} lines={8}>
      {(hotel) => (
        <>
          <PageHead
            title={hotel.name}
            text={hotel.place[getLocale()]}
            actions={
              <a {...buttonLook({ look: "outline", size: "work" })} href={sitePath(hotel.path)}>
                <ExternalLink size={15} strokeWidth={1.5} aria-hidden="true" /> {m.house_see_page()}
              </a>
            }
          />
          <div className={`plate ${styles.cover}`}>
            <HotelPicture
              picture={{ ...hotel.picture, alt: "" }}
              sizes="(min-width: 768px) 70rem, 100vw"
              isDecorative
            />
          </div>
          {hotel.hotels.length > 0 ? (
            <GroupHotels hotels={hotel.hotels} />
          ) : (
            <>
              <Parts hotel={hotel} />
              {children}
            </>
          )}
        </>
      )}
    </QueryView>
  );
}

function GroupHotels({ hotels }: Pick<HotelService, "hotels">) {
  const home = useHome();
  return (
    <Part id="hotels" title={m.service_hotels()}>
      <ul className={styles.rows}>
        {hotels.map(({ slug, name, place }) => (
          <li key={slug}>
            <Link className="text-link" to={`${home}/collection/${slug}`}>
              {name}
            </Link>
            <small>{place[getLocale()]}</small>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Parts({ hotel }: { hotel: HotelService }) {
  return (
    <div className={styles.service}>
      <div>
        <Perks hotel={hotel} />
        <Seasons hotel={hotel} />
      </div>
      <div>
        <Duty hotel={hotel} />
        <Terms hotel={hotel} />
      </div>
    </div>
  );
}

function Perks({ hotel: { perks, localDay } }: { hotel: HotelService }) {
  const language = getLocale();
  const held = programmes.filter((programme) => perks.some((perk) => perk.programme === programme));
  return (
    <Part id="perks" title={m.sheet_perks()}>
      {held.length === 0 && <p>{m.service_perks_none()}</p>}
      {held.map((programme) => (
        <div key={programme}>
          <h3>{programmeName(programme)}</h3>
          <ul className={styles.rows}>
            {perks
              .filter((perk) => perk.programme === programme)
              .map(({ id, name, validFrom, validUntil }) => (
                <li key={id}>
                  <span>{name[language]}</span>
                  <small>{periodText(validFrom, validUntil)}</small>
                  {validFrom > localDay && <Badge tone="info">{m.sheet_ahead()}</Badge>}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}

function Duty({ hotel: { contacts, timeZone, localTime } }: { hotel: HotelService }) {
  return (
    <Part
      id="duty"
      title={m.sheet_contacts()}
      text={m.service_clock({ time: localTime, zone: zoneName(timeZone) })}
    >
      {contacts.length === 0 && <p>{m.service_contacts_none()}</p>}
      <ul className={styles.rows}>
        {contacts.map((contact) => (
          <li key={contact.id}>
            <span>
              <b>{contact.name}</b> {contact.isOnDuty && <Badge tone="ok">{m.sheet_on_duty()}</Badge>}
            </span>
            <small>{contact.role[getLocale()]}</small>
            <small>{dutyText(contact)}</small>
            {contact.email && (
              <a className="text-link" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            )}
            {contact.phone && (
              <a className="text-link" href={`tel:${contact.phone}`}>
                {contact.phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A time zone as people say it: horário de Brasília. */
function zoneName(timeZone: string): string {
  const parts = dateFormat({ timeZone, timeZoneName: "longGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.replace(/^Horário( Padrão)?/, (words) => words.toLowerCase());
}

function Terms({ hotel: { terms } }: { hotel: HotelService }) {
  if (!terms) return null;
  const { ratePlans, due, currency, hasTierBonus } = terms;
  return (
    <Part id="terms" title={m.service_terms()} text={m.service_terms_text({ currency })}>
      <ul className={styles.rows}>
        {ratePlans.map(({ code, name, kind, commission }) => (
          <li key={code}>
            <span>{name[getLocale()]}</span>
            <small>
              {kind === "net" ? m.service_net() : m.service_rate({ rate: formatRate(commission) })}
            </small>
          </li>
        ))}
      </ul>
      <p>
        {due.from === "checkout"
          ? m.service_due_checkout({ days: due.days })
          : m.service_due_month_end({ days: due.days })}{" "}
        {hasTierBonus && m.service_bonus()}
      </p>
    </Part>
  );
}

function Seasons({ hotel: { seasons } }: { hotel: HotelService }) {
  if (seasons.length === 0) return null;
  return (
    <Part id="seasons" title={m.sheet_seasons()}>
      <ul className={styles.rows}>
        {seasons.map(({ id, name, startsOn, endsOn }) => (
          <li key={id}>
            <span>{name[getLocale()]}</span>
            <small>{formatCalendarDays(startsOn, endsOn)}</small>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type PartProps = { id: string; title: string; text?: string; children: ReactNode };

function Part({ id, title, text, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={`service-${id}`}>
      <h2 id={`service-${id}`}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
