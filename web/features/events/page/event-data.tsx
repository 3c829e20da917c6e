import type { EventPage } from "#domain/events/events.ts";
import { eventPath } from "#domain/events/paths.ts";
import { getLocale } from "#messages/runtime.js";
import { said } from "#web/locale/said.ts";
import { useSiteData } from "#web/site/site-data.ts";
import { sitePath } from "#web/site/site-path.ts";
import { StructuredData } from "#web/site/structured-data.tsx";

/** An event for machines (schema.org). */
export function EventData({ event }: { event: EventPage }) {
  const { publicUrl } = useSiteData();
  const locale = getLocale();
  const status = event.isCancelled ? "EventCancelled" : "EventScheduled";
  const url = new URL(sitePath(eventPath(event.slug)), publicUrl).href;
  return (
    <StructuredData
      facts={{
        "@type": "Event",
        name: said(event.title),
        description: said(event.lead),
        startDate: event.startsAt,
        endDate: event.endsAt,
        doorTime: event.doorsOpenAt,
        eventStatus: `https://schema.org/${status}`,
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        maximumAttendeeCapacity: event.capacity,
        remainingAttendeeCapacity: event.free,
        isAccessibleForFree: true,
        image: new URL(`/og/${locale}/event/${event.slug}.png`, publicUrl).href,
        url,
        location: {
          "@type": "Place",
          name: event.venue,
          address: { "@type": "PostalAddress", streetAddress: event.address, addressLocality: event.city },
        },
        organizer: { "@type": "Organization", name: "Lilamonde", url: publicUrl },
        offers: {
          "@type": "Offer",
          ...{ price: 0, priceCurrency: "BRL", url },
          availability: `https://schema.org/${event.free > 0 ? "InStock" : "SoldOut"}`,
        },
      }}
    />
  );
}
