import type { HotelSummary } from "#domain/hotels/hotels.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { HotelPicture } from "#web/features/hotels/parts/hotel-picture.tsx";
import { memberApi } from "#web/session/member-api.ts";
import { createResource, useResource } from "#web/session/resource.ts";
import { Unread } from "#web/session/unread.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Block } from "../block.tsx";
import type { DashboardCard } from "../dashboard-card.ts";

const SHOWN = 4;

/** Some hotels of the collection, each a way to its page. */
export const collectionCard: DashboardCard = {
  id: "collection",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: CollectionCard,
};

const collection = createResource(async (): Promise<HotelSummary[]> => {
  const answer = await memberApi().hotels.$get({ query: {} });
  if (!answer.ok) throw new Unread(answer);
  return (await answer.json()).hotels as HotelSummary[];
});

function CollectionCard() {
  const loaded = useResource(collection);
  if (loaded.state !== "ready" || loaded.value.length === 0) return null;
  return (
    <Block
      title={m.dashboard_collection()}
      way={{ to: sitePath("/lilamonde"), label: m.dashboard_collection_way() }}
    >
      <ul className="hotel-rows">
        {loaded.value.slice(0, SHOWN).map(({ slug, path, name, place, picture }) => (
          <li key={slug}>
            <a href={sitePath(path)}>
              <span className="plate">
                <HotelPicture picture={{ ...picture, alt: "" }} sizes="4rem" isDecorative />
              </span>
              <b>{name}</b>
              <small>{place[getLocale()] || place.pt}</small>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
