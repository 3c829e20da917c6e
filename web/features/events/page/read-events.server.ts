import type { EventCards, EventPage } from "#domain/events/events.ts";
import type { EventsApi } from "#server/events/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";

type Asked = Pick<PageInput, "api" | "publicUrl">;

/** The events that are open to everybody. */
export async function readEvents({ api, publicUrl }: Asked): Promise<EventCards> {
  const answer = await createApi<EventsApi>(api, publicUrl).events.$get();
  if (!answer.ok) throw failedReading(answer, "the events");
  return answer.json();
}

/** One of them; null where there is none of this address. */
export async function readEvent({ api, publicUrl }: Asked, slug: string): Promise<EventPage | null> {
  const answer = await createApi<EventsApi>(api, publicUrl).events[":slug"].$get({ param: { slug } });
  if (answer.ok) return answer.json();
  const { status } = answer as Response;
  if (status === 404 || status === 400) return null;
  throw failedReading(answer, `the event ${slug}`);
}
