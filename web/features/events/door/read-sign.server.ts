import type { DoorSign } from "#domain/events/check-ins.ts";
import type { EventsApi } from "#server/events/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";

/** What stands on the door of a code; null where there is none. */
export async function readSign(
  { api, publicUrl }: Pick<PageInput, "api" | "publicUrl">,
  code: string,
): Promise<DoorSign | null> {
  const answer = await createApi<EventsApi>(api, publicUrl).doors[":code"].$get({
    param: { code: code.toUpperCase() },
  });
  if (answer.ok) return answer.json();
  const { status } = answer as Response;
  if (status === 404 || status === 400) return null;
  throw failedReading(answer, `the door ${code}`);
}
