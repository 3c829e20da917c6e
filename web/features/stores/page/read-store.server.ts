import type { PublicStore } from "#domain/stores/stores.ts";
import type { StoresApi } from "#server/stores/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";

/** A store, the address it has now, or null for none. */
export async function readStore(
  { api, publicUrl }: Pick<PageInput, "api" | "publicUrl">,
  slug: string,
): Promise<{ store: PublicStore } | { movedTo: string } | null> {
  const answer = await createApi<StoresApi>(api, publicUrl).stores[":slug"].$get({ param: { slug } });
  // What cannot be a store's address is no store's.
  if ([400, 404].includes(answer.status)) return null;
  if (!answer.ok) throw failedReading(answer, "a store");
  return answer.json();
}
